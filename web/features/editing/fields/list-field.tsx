import type { ListForm } from '../../../../contract/content/form.schemas.ts';
import { own } from '../../../../contract/values/own.ts';
import { isPlainRecord, listOf } from '../../../../contract/values/plain.ts';
import { Button, IconButton } from '../../../ui/form/button.tsx';
import { X } from '../../../ui/icons/icons.tsx';
import { pictureOf, titleOf } from '../blocks.ts';
import { useEditing } from '../editing-context.ts';
import { Fold } from '../fold.tsx';
import { ArrowDown, ArrowUp } from '../icons.tsx';
import { joined } from '../paths.ts';
import type { FieldProps } from './field-props.ts';
import fields from './fields.module.css';
import styles from './list-field.module.css';
import { SpotBoard } from './spot-board.tsx';

/** Items with many fields are folded; one without text yet starts open. */
function Item({ form, path, value }: FieldProps) {
  const { FieldOf } = useEditing();
  if (form.kind !== 'group') return <FieldOf form={form} path={path} value={value} />;
  const inner = { ...form, label: '' };
  const title = isPlainRecord(value) ? titleOf(value) : '';
  if (form.fields.length <= foldedFrom) return <FieldOf form={inner} path={path} value={value} />;
  return (
    <Fold title={title || 'Untitled'} isOpen={title === ''}>
      <FieldOf form={inner} path={path} value={value} />
    </Fold>
  );
}

/** Items with more fields than this are folded. */
const foldedFrom = 3;

/** A list whose items can be added, moved and removed. */
export function ListField({ form, path, value, picture }: FieldProps<ListForm & { name: string }>) {
  const { change, faults } = useEditing();
  const items = listOf(value);
  const pictured = pictureOf(picture);
  const one = form.item.label;
  const isFull = items.length >= form.max;
  return (
    <fieldset className={fields.group}>
      {form.label !== '' && <legend>{form.label}</legend>}
      {form.help && <p className={fields.help}>{form.help}</p>}
      {own(faults, path) && (
        <p className={fields.fault} role="alert">
          {own(faults, path)}
        </p>
      )}
      {pictured && <SpotBoard form={form} path={path} spots={items} picture={pictured} />}
      <ol className={styles.items}>
        {items.map((item, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no names of their own; their fields are controlled
          <li key={i} className={styles.item}>
            <div className={styles.bar}>
              <span className={styles.name}>
                {one} {i + 1}
              </span>
              <IconButton
                label={`Move ${one} ${i + 1} up`}
                icon={<ArrowUp size={18} />}
                disabled={i === 0}
                onClick={() => change({ kind: 'move', list: path, from: i, to: i - 1 })}
              />
              <IconButton
                label={`Move ${one} ${i + 1} down`}
                icon={<ArrowDown size={18} />}
                disabled={i === items.length - 1}
                onClick={() => change({ kind: 'move', list: path, from: i, to: i + 1 })}
              />
              <IconButton
                label={`Remove ${one} ${i + 1}`}
                icon={<X size={18} />}
                onClick={() => change({ kind: 'remove', list: path, at: i })}
              />
            </div>
            <Item form={form.item} path={joined(path, i)} value={item} />
          </li>
        ))}
      </ol>
      {!isFull && (
        <Button size="small" variant="secondary" onClick={() => change({ kind: 'insert', list: path, at: items.length, item: form.blank })}>
          Add {one.toLowerCase()}
        </Button>
      )}
    </fieldset>
  );
}
