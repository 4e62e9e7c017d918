import { maxPacked } from '../../../contract/staff/orders/staff-packing.ts';
import { matchingWords } from '../../features/staff/counted.ts';
import type { Selection } from '../../features/staff/selection.tsx';
import styles from '../../features/staff/selection-bar.module.css';
import { staffPackingSlips, staffPickList, staffShipOrders } from '../../staff-routes.ts';
import { Button } from '../../ui/form/button.tsx';
import { Checkbox } from '../../ui/form/choice.tsx';

/** What can be done with the selected orders, or with all that match. `shown` are on this page. */
export function PackingBar({ selected, isEmpty, total, shown }: Omit<Selection, 'count'> & { total: number; shown: number }) {
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
        <Button type="submit" variant={isEmpty ? 'secondary' : 'primary'} size="small" formAction={staffShipOrders({})}>
          Ship
        </Button>
      </div>
    </div>
  );
}

const countOf = (selected: number): string => `${selected} selected`;

function allWords(total: number): string {
  if (total <= maxPacked) return `All ${total} orders that match`;
  return `The first ${maxPacked} of ${matchingWords(total)} orders that match`;
}
