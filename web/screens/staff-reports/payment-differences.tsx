import type { ReactNode } from 'react';
import type { PaymentDifference } from '../../../contract/figures/figures.ts';
import { formatCount } from '../../../contract/values/count.ts';
import { own } from '../../../contract/values/own.ts';
import form from '../../features/staff/form.module.css';
import { Table } from '../../features/staff/table.tsx';
import { staffOrder, staffReports } from '../../staff-routes.ts';
import { shopDayOf, shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { Button } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Disclosure } from '../../ui/layers/disclosure.tsx';
import { formatMoney } from '../../ui/money.ts';
import { Pages } from '../../ui/pages.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './payment-differences.module.css';
import type { PaymentPlace, Payments, StaffReportsData } from './staff-reports-data.ts';
import reports from './staff-reports-screen.module.css';

interface DifferencesProps {
  readonly payments: Pick<Payments, 'differences' | 'dismissed' | 'lists'>;
  readonly place: PaymentPlace;
  /** Whether the member may dismiss them. */
  readonly dismisses: boolean;
  readonly refused: StaffReportsData['refusedDismissal'];
}

/** Movements on which ledger and provider differ: the open ones, and those that somebody has looked into. */
export function PaymentDifferences({ payments: { differences, dismissed, lists }, place, dismisses, refused }: DifferencesProps) {
  const action = staffReports(place);
  const change = dismisses ? [{ key: 'change', title: 'Action' }] : [];
  return (
    <>
      {differences.length > 0 && (
        <section className={reports.part}>
          <h2>Differences</h2>
          <p className={form.quiet}>
            Look each one up with the provider. A difference disappears when the next comparison finds both sides the same
            {dismisses ? ', or when you dismiss it with what you found.' : '.'}
          </p>
          <Table
            caption="Movements on which the ledger and the provider differ"
            columns={[...columns, ...change]}
            rows={differences.map((one) => row(one, <Dismiss one={one} action={action} refused={refused} />))}
          />
          <Pages {...lists.differences} label="Pages of differences" at={(page) => staffReports({ ...place, differences: page })} />
        </section>
      )}
      {dismissed.length > 0 && (
        <Disclosure title={`Dismissed differences (${formatCount(lists.dismissed.total)})`} open={lists.dismissed.page > 1}>
          <Table
            caption="Dismissed differences"
            columns={[...columns, { key: 'because', title: 'Finding' }, ...change]}
            rows={dismissed.map((one) => row(one, <Restore one={one} action={action} />))}
          />
          <Pages {...lists.dismissed} label="Pages of dismissed differences" at={(page) => staffReports({ ...place, dismissed: page })} />
        </Disclosure>
      )}
    </>
  );
}

const columns = [
  { key: 'found', title: 'Found', whole: true },
  { key: 'provider', title: 'Provider' },
  { key: 'kind', title: 'Movement' },
  { key: 'ours', title: 'In the ledger' },
  { key: 'theirs', title: 'At the provider' },
  { key: 'order', title: 'Order' },
];

const kinds: Readonly<Record<string, string>> = { authorized: 'Authorization', captured: 'Capture', refunded: 'Refund', voided: 'Void' };
const states: Readonly<Record<string, string>> = { pending: 'pending', succeeded: 'done', failed: 'failed' };

const sideOf = (side: PaymentDifference['ours']) =>
  side === null ? 'Unknown' : `${formatMoney(side.amount)}, ${own(states, side.state) ?? side.state}`;

const row = (
  { key, provider, providerName, foundAt, kind, ours, theirs, orderNumber, dismissed }: PaymentDifference,
  change: ReactNode,
) => ({
  key: `${provider} ${key}`,
  cells: {
    found: shopDayOf(foundAt),
    provider: providerName,
    kind: own(kinds, kind) ?? kind,
    ours: sideOf(ours),
    theirs: sideOf(theirs),
    order: orderNumber ? <a href={staffOrder({ orderNumber })}>{orderNumber}</a> : <span className={form.quiet}>{key}</span>,
    because: dismissed && (
      <div>
        {dismissed.because}
        <p className={form.quiet}>
          {dismissed.by}, {shopMomentOf(dismissed.at)}
        </p>
      </div>
    ),
    change,
  },
});

interface ChangeProps {
  readonly one: PaymentDifference;
  readonly action: string;
}

function Dismiss({ one: { provider, key }, action, refused }: ChangeProps & Pick<DifferencesProps, 'refused'>) {
  const mine = refused?.key === key ? refused : null;
  return (
    <Disclosure
      title={
        <>
          Dismiss<VisuallyHidden> {key}</VisuallyHidden>
        </>
      }
      className={styles.ask}
      open={mine !== null}
    >
      <form method="post" action={action}>
        <input type="hidden" name="action" value="dismiss" />
        <input type="hidden" name="provider" value={provider} />
        <input type="hidden" name="key" value={key} />
        <Field
          label="What you found"
          name="reason"
          autoComplete="off"
          maxLength={500}
          required
          defaultValue={mine?.typed}
          error={mine?.message}
        />
        <Button type="submit" size="small" variant="secondary">
          Dismiss difference
        </Button>
      </form>
    </Disclosure>
  );
}

function Restore({ one: { provider, key }, action }: ChangeProps) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="action" value="restore" />
      <input type="hidden" name="provider" value={provider} />
      <input type="hidden" name="key" value={key} />
      <Button type="submit" size="small" variant="quiet">
        Put back<VisuallyHidden> {key}</VisuallyHidden>
      </Button>
    </form>
  );
}
