import type { ChainedCommands, Editor } from '@tiptap/core';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { icon } from '../../icons/icons.tsx';
import { Button } from '../button.tsx';
import { Field } from '../field.tsx';
import styles from './rich-text.module.css';

/** Icons that only the editor uses (Lucide, license beside `ui/icons/icons.tsx`). */
const Bold = /* @__PURE__ */ icon('bold');
const Italic = /* @__PURE__ */ icon('italic');
const Heading = /* @__PURE__ */ icon('heading');
const List = /* @__PURE__ */ icon('block-list');
const ListOrdered = /* @__PURE__ */ icon('list-ordered');
const Link = /* @__PURE__ */ icon('link');

interface Tool {
  readonly label: string;
  readonly icon: ReactNode;
  /** The mark or node that is on where the text has it. */
  readonly on: string;
  run(chain: ChainedCommands): ChainedCommands;
}

const tools: readonly Tool[] = [
  { label: 'Bold', icon: <Bold size={18} />, on: 'bold', run: (chain) => chain.toggleBold() },
  { label: 'Italic', icon: <Italic size={18} />, on: 'italic', run: (chain) => chain.toggleItalic() },
  { label: 'Heading', icon: <Heading size={18} />, on: 'heading', run: (chain) => chain.toggleHeading({ level: 3 }) },
  { label: 'Bulleted list', icon: <List size={18} />, on: 'bulletList', run: (chain) => chain.toggleBulletList() },
  { label: 'Numbered list', icon: <ListOrdered size={18} />, on: 'orderedList', run: (chain) => chain.toggleOrderedList() },
];

/** Moves the focus among the tools, which are one stop of Tab. */
function moveFocus({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): void {
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  if (step === 0 || !(target instanceof HTMLButtonElement)) return;
  const buttons = [...currentTarget.querySelectorAll<HTMLButtonElement>('button:enabled')];
  const next = buttons.at((buttons.indexOf(target) + step) % buttons.length);
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
  next?.focus();
}

/** What formats the chosen text. `onSource` shows the HTML instead. */
export function Tools({ editor, label, onSource }: { editor: Editor; label: string; onSource(): void }) {
  const [isLinking, setLinking] = useState(false);
  return (
    <>
      <div className={styles.tools} role="toolbar" aria-label={`Formatting: ${label}`} onKeyDown={moveFocus}>
        {tools.map(({ label: name, icon: drawing, on, run }, i) => (
          <button
            key={name}
            type="button"
            tabIndex={i === 0 ? 0 : -1}
            title={name}
            aria-label={name}
            aria-pressed={editor.isActive(on)}
            onClick={() => run(editor.chain().focus()).run()}
          >
            {drawing}
          </button>
        ))}
        <button
          type="button"
          tabIndex={-1}
          title="Link"
          aria-label="Link"
          aria-pressed={editor.isActive('link')}
          aria-expanded={isLinking}
          onClick={() => setLinking(!isLinking)}
        >
          <Link size={18} />
        </button>
        <button type="button" tabIndex={-1} className={styles.source} onClick={onSource}>
          HTML
        </button>
      </div>
      {isLinking && <LinkBar editor={editor} onClose={() => setLinking(false)} />}
    </>
  );
}

/** The address of the chosen text's link. Not a form: it is inside one. */
function LinkBar({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const { href } = editor.getAttributes('link');
  const [address, setAddress] = useState(typeof href === 'string' ? href : '');
  const close = (run: (chain: ChainedCommands) => ChainedCommands) => {
    run(editor.chain().focus().extendMarkRange('link')).run();
    onClose();
  };
  const apply = () => {
    const to = address.trim();
    close((chain) =>
      to === ''
        ? chain.unsetLink()
        : editor.state.selection.empty && !href
          ? chain.insertContent({ type: 'text', text: to, marks: [{ type: 'link', attrs: { href: to } }] })
          : chain.setLink({ href: to }),
    );
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      apply();
    } else if (event.key === 'Escape') close((chain) => chain);
  };
  return (
    <div className={styles.link}>
      <Field
        label="Link address"
        hint="A page of the shop, such as /shipping, or a whole address."
        value={address}
        autoComplete="off"
        spellCheck={false}
        autoFocus
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={keys}
      />
      <div className={styles.linkButtons}>
        <Button size="small" onClick={apply}>
          Apply
        </Button>
        {href && (
          <Button size="small" variant="quiet" onClick={() => close((chain) => chain.unsetLink())}>
            Remove link
          </Button>
        )}
      </div>
    </div>
  );
}
