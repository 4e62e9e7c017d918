import { type RefObject, useEffect, useState } from 'react';
import { Checkbox } from '../../ui/form/choice.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './selection.module.css';

type Form = RefObject<HTMLFormElement | null>;

/** The checkboxes of a form's rows, wherever they are on the page. */
const boxesOf = (form: Form, name: string) =>
  [...(form.current?.elements ?? [])].filter(
    (element): element is HTMLInputElement => element instanceof HTMLInputElement && element.type === 'checkbox' && element.name === name,
  );

export interface Selection {
  /** Rows of the page that are selected; null before the script has loaded. */
  readonly selected: number | null;
  /** Neither a row nor `all` that match; false before the script has loaded. */
  readonly isEmpty: boolean;
  /** To be called after a change. */
  count(): void;
}

/** Counts the selected rows of a list: checkboxes called `name` that belong to `form`. */
export function useSelection(form: Form, name: string): Selection {
  const [selected, setSelected] = useState<number | null>(null);
  const [isEmpty, setEmpty] = useState(false);
  const count = () => {
    const ticked = (name: string) => boxesOf(form, name).filter(({ checked }) => checked).length;
    setSelected(ticked(name));
    setEmpty(ticked(name) + ticked('all') === 0);
  };
  // Boxes may have been ticked before, or kept by the browser on the way back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(count, []);
  return { selected, isEmpty, count };
}

/** Selects every row of the page, or none; needs the script. */
export function SelectPage({ form, name, selected, count }: { form: Form; name: string } & Omit<Selection, 'isEmpty'>) {
  if (selected === null) return <VisuallyHidden>Select</VisuallyHidden>;
  const boxes = boxesOf(form, name);
  return (
    <Checkbox
      checked={selected > 0 && selected === boxes.length}
      onChange={({ target: { checked } }) => {
        for (const box of boxes) box.checked = checked;
        count();
      }}
    >
      <span className={styles.all}>Select all on this page</span>
    </Checkbox>
  );
}
