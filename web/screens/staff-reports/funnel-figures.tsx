import { type FunnelSums, funnelReportCsvPath } from '../../../contract/figures/figures.ts';
import { formatCount } from '../../../contract/values/count.ts';
import { changeWords } from '../../features/staff/charts/change.ts';
import { Sums } from '../../features/staff/charts/sums.tsx';
import { Table } from '../../features/staff/table.tsx';
import { staffReports } from '../../staff-routes.ts';
import { calendarDayOf } from '../../ui/browser/shop-clock.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RankChart } from './rank-chart.tsx';
import { ReportEnd } from './report-end.tsx';
import { shareOf } from './share.ts';
import type { StaffReportsData } from './staff-reports-data.ts';
import styles from './staff-reports-screen.module.css';

type Figures = StaffReportsData & { funnel: NonNullable<StaffReportsData['funnel']> };

const steps = [
  { key: 'product', title: 'Viewed a product' },
  { key: 'cart', title: 'Added to cart' },
  { key: 'checkout', title: 'Started checkout' },
  { key: 'order', title: 'Ordered' },
] as const;

/** How far visits came: the steps as a chart, and by brand and day. */
export function FunnelFigures({ place, funnel: { from, to, days, brands, totals, before } }: Figures) {
  if (totals.product === 0) {
    return (
      <EmptyState title="No visits in this period">
        Visits show up here within a minute after shoppers open a product. Crawlers, browsers without JavaScript and people who opted out of
        sharing their data aren’t counted.
      </EmptyState>
    );
  }
  const rows = (lines: typeof days, title: (line: (typeof days)[number]) => string) =>
    lines.map((line) => ({ key: line.key, cells: { title: title(line), ...cellsOf(line) } }));
  return (
    <>
      <Sums
        sums={steps.map(({ key, title }) => ({
          name: title,
          value: formatCount(totals[key]),
          change: changeWords(totals[key], before[key]),
        }))}
      />
      <RankChart
        label={`Visits that came to each step from ${calendarDayOf(from)} to ${calendarDayOf(to)}. The tables below have the figures.`}
        bars={steps.map(({ key, title }) => ({ key, title, value: totals[key] }))}
        format={(value) => `${formatCount(value)} · ${shareOf(value, totals.product)}`}
      />
      {brands.length > 1 && (
        <section className={styles.part}>
          <h2>By brand</h2>
          <Table caption="Visits by brand" columns={columnsFor('Brand')} rows={rows(brands, ({ title }) => title)} />
        </section>
      )}
      <section className={styles.part}>
        <h2>By day</h2>
        <Table caption="Visits by day" columns={columnsFor('Day')} rows={rows(days.toReversed(), ({ key }) => calendarDayOf(key))} />
      </section>
      <ReportEnd page={1} pages={1} csv={funnelReportCsvPath} query={{ from, to, brand: place.brand }} at={() => staffReports(place)} />
    </>
  );
}

const columnsFor = (title: string) => [
  { key: 'title', title, whole: true },
  ...steps.map((step) => ({ ...step, numeric: true, whole: true })),
  { key: 'rate', title: 'Conversion rate', numeric: true },
];

const cellsOf = (sums: FunnelSums) => ({
  ...Object.fromEntries(steps.map(({ key }) => [key, formatCount(sums[key])])),
  rate: shareOf(sums.order, sums.product),
});
