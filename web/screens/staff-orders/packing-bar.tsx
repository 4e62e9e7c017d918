import { type RefObject, useEffect, useState } from 'react';
import { mostCounted } from '../../../contract/staff/orders/staff-orders.ts';
import { mostPacked } from '../../../contract/staff/orders/staff-packing.ts';
import { staffPackingSlips, staffPickList, staffShipOrders } from '../../staff-routes.ts';
import { Button } from '../../ui/form/button.tsx';
import { Checkbox } from '../../ui/form/choice.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './packing-bar.module.css';

type Form = RefObject<HTMLFormElement | null>;

const boxesOf = (form: Form) => [...(form.current?.querySelectorAll<HTMLInputElement>('input[name="order"]') ?? [])];

/** How many orders of the page are selected; null before the script has loaded. */
export function useSelected(form: Form): { selected: number | null; count(): void } {
  const [selected, setSelected] = useState<number | null>(null);
  const count = () => setSelected(boxesOf(form).filter(({ checked }) => checked).length);
  // Boxes may have been ticked before, or kept by the browser on the way back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(count, []);
  return { selected, count };
}

/** Selects every order of the page, or none; needs the script. */
export function SelectPage({ form, selected, count }: { form: Form } & ReturnType<typeof useSelected>) {
  if (selected === null) return <VisuallyHidden>Select</VisuallyHidden>;
  const boxes = boxesOf(form);
  return (
    <Checkbox
      checked={selected > 0 && selected === boxes.length}
      onChange={({ target: { checked } }) => {
        for (const box of boxes) box.checked = checked;
        count();
      }}
    >
      <VisuallyHidden>Select all on this page</VisuallyHidden>
    </Checkbox>
  );
}

/** What can be done with the selected orders, or with all that match. `shown` are on this page. */
export function PackingBar({ selected, total, shown }: { selected: number | null; total: number; shown: number }) {
  return (
    <div className={styles.bar}>
      <div className={styles.what}>
        {total > shown ? (
          <Checkbox name="all" value="1">
            {allWords(total)}
          </Checkbox>
        ) : (
          <p>{selected === null ? 'Selected orders' : countOf(selected)}</p>
        )}
        {total > shown && selected !== null && selected > 0 && <p className={styles.count}>or {countOf(selected)}</p>}
      </div>
      <div className={styles.actions}>
        <Button type="submit" variant="secondary" size="small" formAction={staffPickList({})}>
          Pick list
        </Button>
        <Button type="submit" variant="secondary" size="small" formAction={staffPackingSlips({})}>
          Packing slips
        </Button>
        <Button type="submit" size="small" formAction={staffShipOrders({})}>
          Ship
        </Button>
      </div>
    </div>
  );
}

const countOf = (selected: number): string => `${selected} selected`;

function allWords(total: number): string {
  if (total <= mostPacked) return `All ${total} orders that match`;
  const matching = total < mostCounted ? total.toLocaleString('en-US') : `more than ${mostCounted.toLocaleString('en-US')}`;
  return `The first ${mostPacked} of ${matching} orders that match`;
}
