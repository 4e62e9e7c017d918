import { useEffect, useRef } from 'react';
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

/** What a button does with an item, or that the item is to be filled in. */
type Doing = 'up' | 'down' | 'remove' | 'fill';

/** Where the keyboard goes on at an item: at the same button, or beside one that has reached its end. */
function placeIn(item: Element | undefined, doing: Doing): HTMLElement | null | undefined {
  if (doing === 'fill')
    return item?.children[1]?.querySelector<HTMLElement>('input:not([type="hidden"]), textarea, select, summary, button');
  const same = item?.querySelector<HTMLElement>(`[data-list-action="${doing}"]:not(:disabled)`);
  return same ?? item?.querySelector<HTMLElement>('[data-list-action]:not(:disabled)');
}

/** A list whose items can be added, moved and removed. */
export function ListField({ form, path, value, picture }: FieldProps<ListForm & { name: string }>) {
  const { change, faults, say } = useEditing();
  const list = useRef<HTMLOListElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const focusOn = useRef<{ at: number; doing: Doing } | null>(null);
  const items = listOf(value);
  const pictured = pictureOf(picture);
  const one = form.item.label;
  const isFull = items.length >= form.max;

  // Keyboard focus follows the moved item.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change
  useEffect(() => {
    const wanted = focusOn.current;
    if (!wanted) return;
    focusOn.current = null;
    (placeIn(list.current?.children[wanted.at], wanted.doing) ?? adding.current)?.focus();
  }, [value]);

  const move = (from: number, to: number) => {
    focusOn.current = { at: to, doing: to < from ? 'up' : 'down' };
    change({ kind: 'move', list: path, from, to });
    say(`${one} ${from + 1} moved to position ${to + 1} of ${items.length}.`);
  };
  const remove = (at: number) => {
    focusOn.current = { at: Math.min(at, items.length - 2), doing: 'remove' };
    change({ kind: 'remove', list: path, at });
    say(`${one} ${at + 1} removed.`);
  };
  const add = () => {
    focusOn.current = { at: items.length, doing: 'fill' };
    change({ kind: 'insert', list: path, at: items.length, item: form.blank });
    say(`${one} ${items.length + 1} added.`);
  };
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
      <ol ref={list} className={styles.items}>
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
                data-list-action="up"
                disabled={i === 0}
                onClick={() => move(i, i - 1)}
              />
              <IconButton
                label={`Move ${one} ${i + 1} down`}
                icon={<ArrowDown size={18} />}
                data-list-action="down"
                disabled={i === items.length - 1}
                onClick={() => move(i, i + 1)}
              />
              <IconButton label={`Remove ${one} ${i + 1}`} icon={<X size={18} />} data-list-action="remove" onClick={() => remove(i)} />
            </div>
            <Item form={form.item} path={joined(path, i)} value={item} />
          </li>
        ))}
      </ol>
      {!isFull && (
        <Button ref={adding} size="small" variant="secondary" onClick={add}>
          Add {one.toLowerCase()}
        </Button>
      )}
    </fieldset>
  );
}
