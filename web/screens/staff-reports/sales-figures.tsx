import { type SalesBy, type SalesLine, salesBy, salesLineNames, salesReportCsvPath } from '../../../contract/staff/orders/sales-reports.ts';
import { formatCount } from '../../../contract/values/count.ts';
import { keysOf } from '../../../contract/values/keys.ts';
import { BarChart } from '../../features/staff/charts/bar-chart.tsx';
import { changeWords, shortMoney } from '../../features/staff/charts/change.ts';
import { everyDay } from '../../features/staff/charts/days.ts';
import { Sums } from '../../features/staff/charts/sums.tsx';
import { Table } from '../../features/staff/table.tsx';
import { staffOrders, staffReports } from '../../staff-routes.ts';
import { calendarDayOf } from '../../ui/browser/shop-clock.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatMoney } from '../../ui/money.ts';
import { RankChart } from './rank-chart.tsx';
import { ReportEnd } from './report-end.tsx';
import type { StaffReportsData } from './staff-reports-data.ts';

type Figures = StaffReportsData & { sales: NonNullable<StaffReportsData['sales']> };

/** Bars of a report that is not by day: the first ones. */
const maxBars = 10;

/** A report of sales: the sums beside those of the days before, a chart, and the table. */
export function SalesFigures(page: Figures) {
  const { place, sales } = page;
  const by = keysOf(salesBy).find((one) => one === place.by);
  if (!by) return null;
  const { lines, totals } = sales;
  if (totals.orders === 0 && totals.refunds === 0) {
    return <EmptyState title="No orders in this period">Choose a different period or brand.</EmptyState>;
  }
  return (
    <>
      <Sums sums={sumsOf(sales)} />
      {lines.length === 0 ? (
        <EmptyState title={`Nothing sold by ${by} in this period`}>Choose a different period or brand.</EmptyState>
      ) : (
        <Lines {...page} by={by} />
      )}
    </>
  );
}

function Lines(page: Figures & { by: SalesBy }) {
  const { by, place, sales } = page;
  const { from, to, lines } = sales;
  return (
    <>
      <SalesChart {...page} />
      <Table caption={salesBy[by]} columns={columnsFor(by)} rows={rowsOf(page, by, lines)} />
      <ReportEnd
        page={sales.page}
        pages={sales.pages}
        csv={salesReportCsvPath}
        query={{ by, from, to, brand: place.brand }}
        at={(page) => staffReports({ ...place, show: undefined, page })}
      />
    </>
  );
}

function sumsOf({ totals, before }: Figures['sales']) {
  const average = ({ sales, orders }: typeof totals) => (orders === 0 ? 0 : Math.round(sales / orders));
  return [
    { name: 'Sales', value: formatMoney(totals.sales), change: changeWords(totals.sales, before.sales) },
    { name: 'Orders', value: formatCount(totals.orders), change: changeWords(totals.orders, before.orders) },
    { name: 'Average order', value: formatMoney(average(totals)), change: changeWords(average(totals), average(before)) },
    { name: 'Units', value: formatCount(totals.units), change: changeWords(totals.units, before.units) },
    { name: 'Discounts', value: formatMoney(totals.discount), change: changeWords(totals.discount, before.discount) },
    { name: 'Shipping', value: formatMoney(totals.shipping), change: changeWords(totals.shipping, before.shipping) },
    { name: 'Tax', value: formatMoney(totals.tax), change: changeWords(totals.tax, before.tax) },
    { name: 'Refunds', value: formatMoney(totals.refunds), change: changeWords(totals.refunds, before.refunds) },
  ];
}

/** Bars of every day; of another report the lines that sold the most. */
function SalesChart({ sales: { from, to, lines }, by }: Figures & { by: SalesBy }) {
  const label = `${salesBy[by]} from ${calendarDayOf(from)} to ${calendarDayOf(to)}. The table below has the figures.`;
  const bars = lines.map((line) => ({ key: line.key, title: titleOf(line, by), value: line.sales }));
  if (by !== 'day') return <RankChart label={label} bars={bars.slice(0, maxBars)} format={shortMoney} />;
  const all = everyDay({ from, to }, new Map(bars.map((bar) => [bar.key, bar])), (day) => ({
    key: day,
    title: calendarDayOf(day),
    value: 0,
  }));
  return <BarChart label={label} bars={all} format={shortMoney} />;
}

const titleOf = ({ key, title }: SalesLine, by: SalesBy): string => (by === 'day' ? calendarDayOf(key) : title);

const columnsFor = (by: SalesBy) => {
  const sold = [
    { key: 'title', title: salesLineNames[by], whole: by === 'day' },
    { key: 'units', title: 'Units', numeric: true },
    { key: 'sales', title: 'Sales', numeric: true, whole: true },
  ];
  if (by === 'product' || by === 'department' || by === 'category') return sold;
  const [title, units, sales] = sold;
  const money = (key: string, name: string) => ({ key, title: name, numeric: true, whole: true });
  if (by === 'promotion') {
    return [
      { key: 'title', title: salesLineNames[by] },
      { key: 'orders', title: 'Orders', numeric: true },
      ...[money('sales', 'Sales'), money('discount', 'Its discount')],
    ];
  }
  return [
    ...(title ? [title] : []),
    { key: 'orders', title: 'Orders', numeric: true },
    ...(units && sales ? [units, sales] : []),
    ...[money('discount', 'Discounts'), money('shipping', 'Shipping'), money('tax', 'Tax'), money('refunds', 'Refunds')],
  ];
};

/** The orders of a line, where the list of orders can show them. */
function hrefOf(by: SalesBy, key: string, { place: { brand }, sales: { from, to } }: Figures): string | null {
  if (by === 'day') return staffOrders({ brand, from: key, to: key });
  if (by === 'product') return staffOrders({ brand, item: key, from, to });
  if (by === 'brand') return staffOrders({ brand: key, from, to });
  return by === 'promotion' ? staffOrders({ brand, promotion: key, from, to }) : null;
}

/** Days latest first. */
function rowsOf(page: Figures, by: SalesBy, lines: readonly SalesLine[]) {
  const money = (cents: number | null) => (cents === null ? '' : formatMoney(cents));
  return (by === 'day' ? lines.toReversed() : lines).map((line) => {
    const title = titleOf(line, by);
    const href = hrefOf(by, line.key, page);
    return {
      key: line.key,
      cells: {
        title: href ? <a href={href}>{title}</a> : title,
        orders: line.orders === null ? '' : formatCount(line.orders),
        units: line.units === null ? '' : formatCount(line.units),
        sales: money(line.sales),
        discount: money(line.discount),
        shipping: money(line.shipping),
        tax: money(line.tax),
        refunds: money(line.refunds),
      },
    };
  });
}
