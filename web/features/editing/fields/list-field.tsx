import type { ListForm } from '../../../../contract/content/form.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { X } from '../../../ui/icons.tsx';
import { type Picture, titleOf } from '../blocks.ts';
import { useEditing } from '../editing-context.ts';
import { Fold } from '../fold.tsx';
import { ArrowDown, ArrowUp } from '../icons.tsx';
import { isRecord, joined, type Plain } from '../paths.ts';
import { FieldOf, type FieldProps } from './field-of.tsx';
import fields from './fields.module.css';
import styles from './list-field.module.css';
import { SpotBoard } from './spot-board.tsx';

/** An item of many fields is folded under its words; one that has none yet is open. */
function Item({ form, path, value }: FieldProps) {
  if (form.kind !== 'group') return <FieldOf form={form} path={path} value={value} />;
  const inner = { ...form, label: '' };
  const title = isRecord(value) ? titleOf(value) : '';
  if (form.fields.length <= foldedFrom) return <FieldOf form={inner} path={path} value={value} />;
  return (
    <Fold title={title || 'Without words'} isOpen={title === ''}>
      <FieldOf form={inner} path={path} value={value} />
    </Fold>
  );
}

/** Items with more fields than this are folded. */
const foldedFrom = 3;

/** Items that are added, moved and removed, each with the fields of its kind. */
export function ListField({ form, path, value, picture }: FieldProps<ListForm & { name: string }>) {
  const { change, faults } = useEditing();
  const items = Array.isArray(value) ? (value as readonly Plain[]) : [];
  const one = form.item.label;
  const isFull = items.length >= form.max;
  return (
    <fieldset className={fields.group}>
      {form.label !== '' && <legend>{form.label}</legend>}
      {form.help && <p className={fields.help}>{form.help}</p>}
      {faults[path] && (
        <p className={fields.fault} role="alert">
          {faults[path]}
        </p>
      )}
      {isRecord(picture) && <SpotBoard form={form} path={path} spots={items} picture={picture as unknown as Picture} />}
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
        <Button
          size="small"
          variant="secondary"
          onClick={() => change({ kind: 'insert', list: path, at: items.length, item: form.blank as Plain })}
        >
          Add: {one}
        </Button>
      )}
    </fieldset>
  );
}
