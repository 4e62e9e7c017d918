import { type PayoutDifference, type PayoutLine, type PayoutSums, payoutReportCsvPath } from '../../../contract/figures/payouts.ts';
import { plural } from '../../../contract/values/count.ts';
import { changeWords } from '../../features/staff/charts/change.ts';
import { Sums } from '../../features/staff/charts/sums.tsx';
import form from '../../features/staff/form.module.css';
import { Table } from '../../features/staff/table.tsx';
import { staffOrder, staffReports } from '../../staff-routes.ts';
import { calendarDayOf, shopDayOf } from '../../ui/browser/shop-clock.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import { formatMoney } from '../../ui/money.ts';
import { Pages } from '../../ui/pages.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ImportPayouts } from './import-payouts.tsx';
import { ReportEnd } from './report-end.tsx';
import type { Payouts, StaffReportsData } from './staff-reports-data.ts';
import styles from './staff-reports-screen.module.css';

type Figures = Pick<StaffReportsData, 'place' | 'dismisses' | 'refusedReport'> & { readonly payouts: Payouts };

/** What payment providers paid out beside the ledger, by payout, and the movements on which they differ. */
export function PayoutFigures({ place, dismisses, refusedReport, payouts: report }: Figures) {
  const { payouts, differences, notPaidOut, page, pages, differencesPage, differencesPages } = report;
  const here = { by: 'payouts', from: place.from, to: place.to, page, differences: differencesPage };
  return (
    <>
      {dismisses && <ImportPayouts action={staffReports(here)} refused={refusedReport} />}
      {notPaidOut.map(({ providerName, movements, amount, since }) => (
        <Notice key={providerName}>
          {providerName}: {plural(movements, 'capture or refund', 'captures and refunds')} since {shopDayOf(since)} worth{' '}
          {formatMoney(amount)} {movements === 1 ? 'is' : 'are'} in no payout yet.
        </Notice>
      ))}
      {payouts.length === 0 ? (
        <EmptyState title="No payouts in this period">
          Payouts count on the day the provider paid. Those of Stripe and PayPal appear once you import their reports.
        </EmptyState>
      ) : (
        <>
          <Sums sums={sumsOf(report)} />
          {differences.length === 0 && <Notice tone="success">These payouts and your ledger agree.</Notice>}
          {differences.length > 0 && (
            <section className={styles.part}>
              <h2>Differences</h2>
              <p className={form.quiet}>Look each one up with the provider, and import its report again if it was incomplete.</p>
              <Table
                caption="Movements on which a payout and the ledger differ"
                columns={differenceColumns}
                rows={differences.map(differenceRow)}
              />
              <Pages
                page={differencesPage}
                pages={differencesPages}
                label="Pages of differences"
                at={(to) => staffReports({ ...here, differences: to })}
              />
            </section>
          )}
          <section className={styles.part}>
            <h2>By payout</h2>
            <Table
              caption="Payouts beside the ledger"
              columns={[...columns, ...(dismisses ? [{ key: 'remove', title: 'Action' }] : [])]}
              rows={payouts.map((one) => payoutRow(one, staffReports(here)))}
            />
          </section>
          <ReportEnd
            page={page}
            pages={pages}
            csv={payoutReportCsvPath}
            query={{ from: report.from, to: report.to }}
            at={(to) => staffReports({ ...here, page: to })}
          />
        </>
      )}
    </>
  );
}

const paidOut = ({ captured, refunded, other, fees }: PayoutSums): number => captured - refunded + other - fees;

function sumsOf({ totals, before }: Payouts) {
  const sum = (name: string, read: (sums: PayoutSums) => number) => ({
    name,
    value: formatMoney(read(totals)),
    change: changeWords(read(totals), read(before)),
  });
  return [
    sum('Paid out', paidOut),
    sum('Captured', ({ captured }) => captured),
    sum('Refunded', ({ refunded }) => refunded),
    sum('Fees', ({ fees }) => fees),
  ];
}

const columns = [
  { key: 'paidOn', title: 'Paid on', whole: true },
  { key: 'payout', title: 'Payout' },
  { key: 'captured', title: 'Captured', numeric: true, whole: true },
  { key: 'refunded', title: 'Refunded', numeric: true, whole: true },
  { key: 'other', title: 'Other', numeric: true, whole: true },
  { key: 'fees', title: 'Fees', numeric: true, whole: true },
  { key: 'paid', title: 'Paid out', numeric: true, whole: true },
  { key: 'ledger', title: 'Net in the ledger', numeric: true, whole: true },
  { key: 'off', title: 'Difference', numeric: true, whole: true },
];

/** Other lines and fees are no movements of payments, so the ledger has none of them. */
const payoutRow = (one: PayoutLine, action: string) => {
  const off = one.captured - one.refunded - (one.ledgerCaptured - one.ledgerRefunded);
  return {
    key: one.payoutId,
    cells: {
      paidOn: calendarDayOf(one.paidOn),
      payout: (
        <>
          {one.providerName}
          <div className={form.quiet}>{one.reference}</div>
        </>
      ),
      captured: formatMoney(one.captured),
      refunded: formatMoney(one.refunded),
      other: formatMoney(one.other),
      fees: formatMoney(one.fees),
      paid: formatMoney(paidOut(one)),
      ledger: formatMoney(one.ledgerCaptured - one.ledgerRefunded),
      off: one.differences === 0 ? 'None' : formatMoney(off),
      remove: (
        <form method="post" action={action}>
          <input type="hidden" name="action" value="removePayout" />
          <input type="hidden" name="payoutId" value={one.payoutId} />
          <Button type="submit" size="small" variant="quiet">
            Remove<VisuallyHidden> {one.reference}</VisuallyHidden>
          </Button>
        </form>
      ),
    },
  };
};

const differenceColumns = [
  { key: 'paidOn', title: 'Paid on', whole: true },
  { key: 'payout', title: 'Payout' },
  { key: 'kind', title: 'Movement' },
  { key: 'paid', title: 'In the payout', numeric: true, whole: true },
  { key: 'inLedger', title: 'In the ledger', numeric: true, whole: true },
  { key: 'order', title: 'Order' },
];

const differenceRow = ({ payoutId, providerName, payout, paidOn, kind, reference, paid, inLedger, orderNumber }: PayoutDifference) => ({
  key: `${payoutId} ${kind} ${reference}`,
  cells: {
    paidOn: calendarDayOf(paidOn),
    payout: (
      <>
        {providerName}
        <div className={form.quiet}>{payout}</div>
      </>
    ),
    kind: kind === 'captured' ? 'Capture' : 'Refund',
    paid: formatMoney(paid),
    inLedger: inLedger === 0 ? 'Unknown' : formatMoney(inLedger),
    order: orderNumber ? <a href={staffOrder({ orderNumber })}>{orderNumber}</a> : <span className={form.quiet}>{reference}</span>,
  },
});
