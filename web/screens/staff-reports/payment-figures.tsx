import { type PaymentDifference, type PaymentLine, paymentReportCsvPath } from '../../../contract/figures/figures.ts';
import { own } from '../../../contract/values/own.ts';
import { changeWords } from '../../features/staff/charts/change.ts';
import form from '../../features/staff/form.module.css';
import { Table } from '../../features/staff/table.tsx';
import { staffOrder, staffReports } from '../../staff-routes.ts';
import { calendarDayOf } from '../../ui/browser/shop-clock.ts';
import { formatCount } from '../../ui/count.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import { formatMoney } from '../../ui/money.ts';
import { ReportEnd } from './report-end.tsx';
import type { StaffReportsData } from './staff-reports-data.ts';
import styles from './staff-reports-screen.module.css';
import { Sums } from './sums.tsx';

type Figures = { readonly payments: NonNullable<StaffReportsData['payments']> };

/** Money by day and provider beside the providers' books, and the movements on which they differ. */
export function PaymentFigures({ payments }: Figures) {
  const { from, to, lines, differences, page, pages } = payments;
  return (
    <>
      <Comparisons {...payments} />
      {differences.length > 0 && (
        <section className={styles.part}>
          <h2>Differences</h2>
          <p className={form.quiet}>
            Look each one up with the provider. A difference disappears when the next comparison finds both sides the same.
          </p>
          <Table
            caption="Movements on which the ledger and the provider differ"
            columns={differenceColumns}
            rows={differences.map(differenceRow)}
          />
        </section>
      )}
      {lines.length === 0 ? (
        <EmptyState title="No payments in these days">
          Money counts on the day it was captured or refunded, usually when an order ships. It shows up here within 15 minutes.
        </EmptyState>
      ) : (
        <>
          <Sums sums={sumsOf(payments)} />
          <section className={styles.part}>
            <h2>By day</h2>
            <Table caption="Payments by day and provider" columns={columns} rows={lines.map(lineRow)} />
          </section>
          <ReportEnd
            {...{ page, pages, csv: paymentReportCsvPath, query: { from, to } }}
            at={(one) => staffReports({ by: 'payments', from, to, page: one })}
          />
        </>
      )}
    </>
  );
}

/** Whether the books agree, and providers that did not show theirs. */
function Comparisons({ comparisons, differences }: Figures['payments']) {
  if (comparisons.length === 0)
    return <Notice>Your payment providers’ books haven’t been compared yet. The first comparison runs tonight.</Notice>;
  const silent = comparisons.filter(({ askedAt, answeredAt }) => answeredAt === null || answeredAt < askedAt);
  const last = comparisons
    .flatMap(({ answeredAt }) => answeredAt ?? [])
    .sort()
    .at(-1);
  return (
    <>
      {silent.map(({ provider, providerName, answeredAt }) => (
        <Notice key={provider} tone="error">
          {providerName} didn’t show its books last night
          {answeredAt ? `; they were last compared on ${calendarDayOf(answeredAt.slice(0, 10))}.` : '.'}
        </Notice>
      ))}
      {last && differences.length === 0 && silent.length === 0 && (
        <Notice tone="success">Your ledger and your payment providers agree. Last compared on {calendarDayOf(last.slice(0, 10))}.</Notice>
      )}
    </>
  );
}

function sumsOf({ totals, before }: Figures['payments']) {
  const net = ({ captured, refunded }: typeof totals) => captured - refunded;
  return [
    { name: 'Captured', value: formatMoney(totals.captured), change: changeWords(totals.captured, before.captured) },
    { name: 'Refunded', value: formatMoney(totals.refunded), change: changeWords(totals.refunded, before.refunded) },
    { name: 'Net', value: formatMoney(net(totals)), change: changeWords(net(totals), net(before)) },
    { name: 'Captures', value: formatCount(totals.captures), change: changeWords(totals.captures, before.captures) },
  ];
}

const columns = [
  { key: 'day', title: 'Day', whole: true },
  { key: 'provider', title: 'Provider' },
  { key: 'captured', title: 'Captured', numeric: true, whole: true },
  { key: 'refunded', title: 'Refunded', numeric: true, whole: true },
  { key: 'net', title: 'Net', numeric: true, whole: true },
  { key: 'reported', title: 'Net reported by provider', numeric: true },
  { key: 'off', title: 'Difference', numeric: true, whole: true },
];

function lineRow({ day, provider, providerName, captured, refunded, reportedCaptured, reportedRefunded }: PaymentLine) {
  const net = captured - refunded;
  const reported = reportedCaptured === null || reportedRefunded === null ? null : reportedCaptured - reportedRefunded;
  return {
    key: `${day} ${provider}`,
    cells: {
      day: calendarDayOf(day),
      provider: providerName,
      captured: formatMoney(captured),
      refunded: formatMoney(refunded),
      net: formatMoney(net),
      reported: reported === null ? <span className={form.quiet}>Not compared</span> : formatMoney(reported),
      off: reported === null ? '' : reported === net ? 'None' : formatMoney(reported - net),
    },
  };
}

const differenceColumns = [
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

const differenceRow = ({ key, providerName, foundAt, kind, ours, theirs, orderNumber }: PaymentDifference) => ({
  key: `${providerName} ${key}`,
  cells: {
    found: calendarDayOf(foundAt.slice(0, 10)),
    provider: providerName,
    kind: own(kinds, kind) ?? kind,
    ours: sideOf(ours),
    theirs: sideOf(theirs),
    order: orderNumber ? <a href={staffOrder({ orderNumber })}>{orderNumber}</a> : <span className={form.quiet}>{key}</span>,
  },
});
