import { type UnpackableReason, unpackableReasons } from '../../../../contract/shipments/shipments.ts';
import { maxPacked } from '../../../../contract/staff/orders/staff-packing.ts';
import { plural } from '../../../../contract/values/count.ts';
import { staffOrder } from '../../../staff-routes.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Button, LinkButton } from '../../../ui/form/button.tsx';
import { Disclosure } from '../../../ui/layers/disclosure.tsx';
import { Notice } from '../../../ui/layers/notice.tsx';
import { matchingWords } from '../counted.ts';
import styles from './packing.module.css';

interface Beside {
  readonly leftOut: readonly { readonly orderNumber: string; readonly why: UnpackableReason }[];
  /** How many match. */
  readonly total: number;
}

/** What is not among the orders: those that cannot be packed, and those beyond the limit. */
export function LeftOut({ leftOut, total }: Beside) {
  return (
    <>
      {total > maxPacked && (
        <Notice>
          These are the first {maxPacked} of {matchingWords(total)} orders. Ship them, or narrow the list, to get the next.
        </Notice>
      )}
      {leftOut.length > 0 && (
        <Disclosure title={plural(leftOut.length, 'order is left out', 'orders are left out')} className={styles.leftOut}>
          <ul>
            {leftOut.map(({ orderNumber, why }) => (
              <li key={orderNumber}>
                {why === 'unknown' ? orderNumber : <a href={staffOrder({ orderNumber })}>{orderNumber}</a>}: {unpackableReasons[why]}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  );
}

/** Nothing was selected, or none of it can be packed. */
export function NothingToPack({ leftOut, back }: Pick<Beside, 'leftOut'> & { back: string }) {
  return (
    <EmptyState
      title={leftOut.length > 0 ? 'Nothing to pack' : 'No orders selected'}
      actions={
        <LinkButton href={back} variant="secondary">
          Back to orders
        </LinkButton>
      }
    >
      {leftOut.length > 0 ? 'None of these orders can be packed now.' : 'Select orders in the list first.'}
    </EmptyState>
  );
}

/** A print button, what comes next, and the way back. */
export function PaperActions({ back, next }: { back: string; next: { href: string; title: string } }) {
  return (
    <div className={styles.actions}>
      <Button onClick={() => window.print()}>Print</Button>
      <LinkButton href={next.href} variant="secondary">
        {next.title}
      </LinkButton>
      <LinkButton href={back} variant="quiet">
        Back to orders
      </LinkButton>
    </div>
  );
}
