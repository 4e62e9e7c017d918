import type { RefObject } from 'react';
import type { Place } from '../../features/staff/products/place.ts';
import type { Selection } from '../../features/staff/selection.tsx';
import styles from '../../features/staff/selection-bar.module.css';
import { staffProductsBulk } from '../../staff-routes.ts';
import { Button } from '../../ui/form/button.tsx';
import { Checkbox } from '../../ui/form/choice.tsx';

/** The form that the checkboxes of the rows belong to; each row has a form of its own for its price and stock. */
export const bulkFormId = 'bulk';

interface BulkBarProps extends Omit<Selection, 'count'> {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly place: Place;
  readonly total: number;
  /** Products on this page. */
  readonly shown: number;
}

/** Leads on with the selected products, or with all that match. */
export function BulkBar({ form, place, selected, isEmpty, total, shown }: BulkBarProps) {
  const counted = `${selected} selected`;
  return (
    <form ref={form} id={bulkFormId} className={styles.bar} method="get" action={staffProductsBulk()}>
      {Object.entries(place).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
      <div className={styles.what}>
        {total > shown ? (
          <Checkbox name="all" value="1">
            All {total.toLocaleString('en-US')} products that match
          </Checkbox>
        ) : (
          <p>{selected === null ? 'Selected products' : counted}</p>
        )}
        {total > shown && selected !== null && selected > 0 && <p className={styles.count}>or {counted}</p>}
      </div>
      <div className={styles.actions}>
        <Button type="submit" variant={isEmpty ? 'secondary' : 'primary'} size="small">
          Change selected
        </Button>
      </div>
    </form>
  );
}
