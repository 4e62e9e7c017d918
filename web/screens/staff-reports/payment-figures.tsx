import { type PaymentLine, paymentReportCsvPath } from '../../../contract/figures/figures.ts';
import { formatCount } from '../../../contract/values/count.ts';
import { changeWords } from '../../features/staff/charts/change.ts';
import { Sums } from '../../features/staff/charts/sums.tsx';
import form from '../../features/staff/form.module.css';
import { Table } from '../../features/staff/table.tsx';
import { staffReports } from '../../staff-routes.ts';
import { calendarDayOf, shopDayOf } from '../../ui/browser/shop-clock.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import { formatMoney } from '../../ui/money.ts';
import { OrderCheck } from './order-check.tsx';
import { PaymentDifferences } from './payment-differences.tsx';
import { ReportEnd } from './report-end.tsx';
import type { Payments, ReportPlace, StaffReportsData } from './staff-reports-data.ts';
import styles from './staff-reports-screen.module.css';

type Dismissing = { readonly place: ReportPlace; readonly dismisses: boolean; readonly refused: StaffReportsData['refusedDismissal'] };
type Figures = { readonly payments: Payments };

/** Money by day and provider beside the providers' books, the movements on which they differ, and orders that don't add up. */
export function PaymentFigures({ payments, place, dismisses, refused }: Figures & Dismissing) {
  const { from, to, lines, page, pages, lists } = payments;
  const here = { by: 'payments', from: place.from, to: place.to, page, ...pagesOf(lists) } as const;
  return (
    <>
      <Comparisons {...payments} />
      <OrderCheck payments={payments} place={here} />
      <PaymentDifferences payments={payments} dismisses={dismisses} refused={refused} place={here} />
      {lines.length === 0 ? (
        <EmptyState title="No payments in this period">
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
            page={page}
            pages={pages}
            csv={paymentReportCsvPath}
            query={{ from, to }}
            at={(one) => staffReports({ ...here, page: one })}
          />
        </>
      )}
    </>
  );
}

const pagesOf = ({ differences, dismissed, faults }: Payments['lists']) => ({
  differences: differences.page,
  dismissed: dismissed.page,
  faults: faults.page,
});

/** Whether the books agree, and providers that did not show theirs. */
function Comparisons({ comparisons, differences }: Payments) {
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
          {answeredAt ? `; they were last compared on ${shopDayOf(answeredAt)}.` : '.'}
        </Notice>
      ))}
      {last && differences.length === 0 && silent.length === 0 && (
        <Notice tone="success">Your ledger and your payment providers agree. Last compared on {shopDayOf(last)}.</Notice>
      )}
    </>
  );
}

function sumsOf({ totals, before }: Payments) {
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
