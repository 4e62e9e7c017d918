import { type BannerLine, type BannerSums, bannerReportCsvPath } from '../../../contract/figures/figures.ts';
import { formatCount } from '../../../contract/values/count.ts';
import { changeWords, shortMoney } from '../../features/staff/charts/change.ts';
import { Sums } from '../../features/staff/charts/sums.tsx';
import form from '../../features/staff/form.module.css';
import { Table } from '../../features/staff/table.tsx';
import { home } from '../../routes.ts';
import { useBrand } from '../../shell/visitor/brand.ts';
import { staffReports } from '../../staff-routes.ts';
import { calendarDayOf } from '../../ui/browser/shop-clock.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatMoney } from '../../ui/money.ts';
import { RankChart } from './rank-chart.tsx';
import { ReportEnd } from './report-end.tsx';
import { shareOf } from './share.ts';
import type { StaffReportsData } from './staff-reports-data.ts';

type Figures = StaffReportsData & { banners: NonNullable<StaffReportsData['banners']> };

/** Bars of the chart: the first banners. */
const maxBars = 10;

/** What banners of content pages led to: the sums beside those of the days before, a chart, and the table. */
export function BannerFigures({ place, banners }: Figures) {
  const { key: brand } = useBrand();
  const { from, to, lines, totals } = banners;
  if (totals.shown === 0) {
    return (
      <EmptyState title="No banners seen in this period">
        Banners show up here within a minute after shoppers leave a page with them. Crawlers, browsers without JavaScript and people who
        opted out of sharing their data aren’t counted.
      </EmptyState>
    );
  }
  const keyOf = (line: BannerLine) => `${line.brand} ${line.page} ${line.banner}`;
  return (
    <>
      <Sums sums={sumsOf(banners)} />
      <BannerChart range={`from ${calendarDayOf(from)} to ${calendarDayOf(to)}`} lines={lines} keyOf={keyOf} />
      <Table caption="Banners" columns={columns} rows={lines.map((line) => ({ key: keyOf(line), cells: cellsOf(line, brand) }))} />
      <ReportEnd
        page={banners.page}
        pages={banners.pages}
        csv={bannerReportCsvPath}
        query={{ from, to, brand: place.brand }}
        at={(page) => staffReports({ ...place, show: undefined, page })}
      />
    </>
  );
}

interface ChartProps {
  readonly range: string;
  readonly lines: readonly BannerLine[];
  keyOf(line: BannerLine): string;
}

/** Sales after clicks; while there are none, the clicks. */
function BannerChart({ range, lines, keyOf }: ChartProps) {
  const sells = lines.some(({ sales }) => sales > 0);
  const first = lines.slice(0, maxBars).filter(({ sales, clicked }) => (sells ? sales : clicked) > 0);
  if (first.length === 0) return null;
  return (
    <RankChart
      label={`${sells ? 'Sales after clicks on banners' : 'Clicks on banners'} ${range}. The table below has the figures.`}
      bars={first.map((line) => ({ key: keyOf(line), title: shortened(line.heading), value: sells ? line.sales : line.clicked }))}
      format={sells ? shortMoney : formatCount}
    />
  );
}

function sumsOf({ totals, before }: Figures['banners']) {
  const sum = (name: string, read: (sums: BannerSums) => number, format = formatCount) => ({
    name,
    value: format(read(totals)),
    change: changeWords(read(totals), read(before)),
  });
  return [
    sum('Seen', ({ shown }) => shown),
    sum('Clicked', ({ clicked }) => clicked),
    sum('Orders', ({ orders }) => orders),
    sum('Sales', ({ sales }) => sales, formatMoney),
  ];
}

const columns = [
  { key: 'banner', title: 'Banner' },
  { key: 'page', title: 'Page' },
  { key: 'shown', title: 'Seen', numeric: true },
  { key: 'clicked', title: 'Clicked', numeric: true, whole: true },
  { key: 'orders', title: 'Orders', numeric: true, whole: true },
  { key: 'sales', title: 'Sales', numeric: true, whole: true },
];

const share = (count: number, of: number) =>
  count === 0 || of === 0 ? formatCount(count) : `${formatCount(count)} (${shareOf(count, of)})`;

/** Beside its figure on a phone. */
const shortened = (heading: string) => (heading.length > 38 ? `${heading.slice(0, 37).trimEnd()}…` : heading);

/** Orders are told beside the clicks; pages of the other brand have another address. */
function cellsOf({ banner, heading, kind, path, shown, clicked, orders, sales, ...line }: BannerLine, brand: string) {
  const page = path === home() ? 'Home page' : path;
  return {
    banner: (
      <>
        {heading}
        <div className={form.quiet}>{banner === heading ? kind : `${kind} · ${banner}`}</div>
      </>
    ),
    page: (
      <>
        {line.brand === brand ? <a href={path}>{page}</a> : page}
        <div className={form.quiet}>{line.brandName}</div>
      </>
    ),
    shown: formatCount(shown),
    clicked: share(clicked, shown),
    orders: share(orders, clicked),
    sales: formatMoney(sales),
  };
}
