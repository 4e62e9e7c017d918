import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { FieldForm } from '../../../contract/content/form.schemas.ts';
import { isPlainList, type PlainRecord, recordOf } from '../../../contract/values/plain.ts';
import { showFirstFault } from '../../ui/browser/show-first-fault.ts';
import { Notice } from '../../ui/layers/notice.tsx';
import { BlockList } from './block-list.tsx';
import { Conflict } from './conflict.tsx';
import styles from './document-editor.module.css';
import { type Editing, EditingProvider } from './editing-context.ts';
import { FieldOf } from './fields/field-of.tsx';
import { Fields } from './fields/fields.tsx';
import { Fold } from './fold.tsx';
import { KeptNotice } from './kept-notice.tsx';
import type { Opened } from './opened.ts';
import { joined, valueAt } from './paths.ts';
import { PicturePicker } from './picture-picker.tsx';
import { ProductPicker } from './product-picker.tsx';
import { Toolbar } from './toolbar.tsx';
import { useDocument } from './use-document.ts';

/** What the panel beside the form shows about the draft. */
export interface EditorState {
  readonly number: number;
  readonly isDirty: boolean;
  /** Saves the draft; returns whether it was saved. */
  save(): Promise<boolean>;
}

interface DocumentEditorProps {
  opened: Opened;
  /** Where the form is sent without script. */
  action: string;
  previewHref: string;
  /** The panel beside the form, for publishing. */
  aside(state: EditorState): ReactNode;
}

type Picking = { kind: 'picture'; path: string; label: string } | { kind: 'product'; path: string };

const savedWords = 'Saved.';

/** Edits a page or the site-wide content: fields, blocks, and every outcome of saving. */
export function DocumentEditor({ opened, action, previewHref, aside }: DocumentEditorProps) {
  const { draft, change, base, faults, failure, theirs, isSaving, isDirty, save, takeIn, name } = useDocument(opened);
  const [picking, setPicking] = useState<Picking | null>(null);
  const [products, setProducts] = useState(opened.products);
  const [said, setSaid] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const placesId = useId();

  const choosePicture = useCallback((path: string, label: string) => setPicking({ kind: 'picture', path, label }), []);
  const chooseProduct = useCallback((path: string) => setPicking({ kind: 'product', path }), []);
  const { categories, departments } = opened;
  const editing = useMemo<Editing>(
    () => ({ FieldOf, change, say: setSaid, faults, categories, departments, placesId, products, choosePicture, chooseProduct }),
    [change, faults, categories, departments, placesId, products, choosePicture, chooseProduct],
  );

  useEffect(() => {
    if (Object.keys(faults).length > 0) setTimeout(() => showFirstFault(form.current), 50);
  }, [faults]);

  const saveDraft = useCallback(async () => {
    const isSaved = await save();
    if (isSaved) setSaid(savedWords);
    return isSaved;
  }, [save]);
  useShortcuts(change, saveDraft);

  const blocks = isPlainList(draft.body.blocks) ? draft.body.blocks.map(recordOf) : null;
  return (
    <EditingProvider value={editing}>
      <Toolbar
        draft={draft}
        base={base}
        isDirty={isDirty}
        isSaving={isSaving}
        said={isDirty && said === savedWords ? '' : said}
        formId={`${placesId}-form`}
        previewHref={previewHref}
        change={change}
        save={saveDraft}
      />
      {failure && <Notice tone="error">{failure}</Notice>}
      {theirs && (
        <Conflict
          opened={opened}
          base={base.body}
          ours={draft.body}
          theirs={theirs}
          onMerge={() => {
            takeIn(theirs);
            setSaid('Changes merged. Review them, then save.');
          }}
          onOverwrite={async () => {
            if (await save(theirs.number)) setSaid(savedWords);
          }}
        />
      )}
      <KeptNotice name={name} number={opened.number} body={opened.body} onTakeUp={(body) => change({ kind: 'replace', body })} />
      <div className={styles.columns}>
        <form
          ref={form}
          id={`${placesId}-form`}
          className={styles.form}
          method="post"
          action={action}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void saveDraft();
          }}
        >
          <input type="hidden" name="action" value="save" />
          <input type="hidden" name="basedOn" value={base.number} />
          <datalist id={placesId}>
            {opened.places.map((place) => (
              <option key={place.href} value={place.href}>
                {place.title}
              </option>
            ))}
          </datalist>
          <DocumentFields opened={opened} body={draft.body} />
          {blocks && (
            <section className={styles.blocks} aria-labelledby={`${placesId}-blocks`}>
              <h2 id={`${placesId}-blocks`}>Blocks</h2>
              <BlockList blocks={blocks} forms={opened.blocks} faults={faults} change={change} say={setSaid} />
            </section>
          )}
        </form>
        <div className={styles.aside}>{aside({ number: base.number, isDirty, save: saveDraft })}</div>
      </div>
      {picking?.kind === 'picture' && (
        <PicturePicker
          label={picking.label}
          onClose={() => setPicking(null)}
          onChoose={(picture) => {
            change({ kind: 'set', path: picking.path, value: { ...picture } });
            setPicking(null);
          }}
        />
      )}
      {picking?.kind === 'product' && (
        <ProductPicker
          onClose={() => setPicking(null)}
          onChoose={({ productId, name: title, image }) => {
            setProducts((known) => ({ ...known, [productId]: { name: title, image } }));
            change({ kind: 'set', path: picking.path, value: { product_id: productId, option_id: null } });
            setPicking(null);
          }}
        />
      )}
    </EditingProvider>
  );
}

/** A page's settings are folded away, because they seldom change; site-wide content has a fold for each part. */
function DocumentFields({ opened: { kind, fields }, body }: { opened: Opened; body: PlainRecord }) {
  if (kind === 'page') {
    return (
      <Fold framed title="Page settings: title, description, search engines">
        <Fields forms={fields} path="" value={body} />
      </Fold>
    );
  }
  return fields.flatMap(partsOf).map(({ path, form }) => (
    <Fold key={path} framed id={path} title={form.label}>
      {form.kind === 'group' && !form.optional ? (
        <Fields forms={form.fields} path={path} value={valueAt(body, path)} />
      ) : (
        <FieldOf form={{ ...form, label: '' }} path={path} value={valueAt(body, path)} />
      )}
    </Fold>
  ));
}

/** A group of groups becomes one part for each inner group: `Menus: Sales section`. */
function partsOf(form: FieldForm): { path: string; form: FieldForm }[] {
  const isSplit = form.kind === 'group' && form.fields.every(({ kind }) => kind === 'group' || kind === 'list' || kind === 'record');
  if (!isSplit || form.optional) return [{ path: form.name, form }];
  return form.fields.map((field) => ({ path: joined(form.name, field.name), form: { ...field, label: `${form.label}: ${field.label}` } }));
}

/** Ctrl S saves. Ctrl Z and Ctrl Shift Z undo and redo outside text fields, which have their own undo. */
function useShortcuts(change: ReturnType<typeof useDocument>['change'], save: () => Promise<boolean>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey)) return;
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]') !== null;
      if (event.key === 's') {
        event.preventDefault();
        void save();
      } else if (event.key.toLowerCase() === 'z' && !isTyping) {
        event.preventDefault();
        change({ kind: event.shiftKey ? 'redo' : 'undo' });
      }
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [change, save]);
}
