import { BarChart } from '../../features/staff/charts/bar-chart.tsx';
import { everyDay } from '../../features/staff/charts/days.ts';
import { Facts } from '../../features/staff/facts.tsx';
import form from '../../features/staff/form.module.css';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { Table } from '../../features/staff/table.tsx';
import { island } from '../../page/island.tsx';
import { staffOrders, staffPromotion, staffPromotionResults } from '../../staff-routes.ts';
import { calendarDayOf } from '../../ui/browser/shop-clock.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { formatMoney } from '../../ui/money.ts';
import type { StaffPromotionResultsData } from './staff-promotion-results-data.ts';

/** A promotion's revenue and cost by day. */
function StaffPromotionResultsScreen({ data }: { data: StaffData<StaffPromotionResultsData> }) {
  const shown = data.shown;
  return (
    <StaffFrame
      data={data}
      place="promotions"
      heading={shown ? `Results of ${shown.name}` : 'Results'}
      lead={shown && <a href={staffPromotion(shown)}>Back to the promotion</a>}
      error={shown?.error}
    >
      {(page) => (
        <>
          <form className={form.row} method="get" action={staffPromotionResults(page)}>
            <Field label="From" name="from" type="date" autoComplete="off" required defaultValue={page.range.from} />
            <Field label="To" name="to" type="date" autoComplete="off" required defaultValue={page.range.to} />
            <Button type="submit" variant="secondary">
              Show
            </Button>
          </form>
          {page.results && <Results {...page} results={page.results} />}
        </>
      )}
    </StaffFrame>
  );
}

const count = (value: number) => value.toLocaleString('en-US');

function Results({
  promotionId,
  range,
  results,
}: StaffPromotionResultsData & { results: NonNullable<StaffPromotionResultsData['results']> }) {
  const { orders, sales, discount, days } = results;
  if (orders === 0) {
    return (
      <EmptyState title="No orders in this period">
        Paid orders with a discount from this promotion are counted here, by the day they were placed.
      </EmptyState>
    );
  }
  const known = new Map(days.map(({ day, orders: value }) => [day, { key: day, title: calendarDayOf(day), value }]));
  const bars = everyDay(range, known, (day) => ({ key: day, title: calendarDayOf(day), value: 0 }));
  return (
    <>
      <Panel title="Together" lead="Paid orders with this discount. Cancelled orders don’t count; cancelled items of other orders do.">
        <Facts
          facts={[
            {
              name: 'Orders',
              value: <a href={staffOrders({ promotion: String(promotionId), from: range.from, to: range.to })}>{count(orders)}</a>,
            },
            { name: 'Sales', value: `${formatMoney(sales)} after all discounts, before shipping and tax` },
            { name: 'Discount', value: `${formatMoney(discount)} by this promotion` },
          ]}
        />
      </Panel>
      <Panel title="By day">
        <BarChart
          label={`Orders by day from ${calendarDayOf(range.from)} to ${calendarDayOf(range.to)}. The table below has the figures.`}
          bars={bars}
          format={count}
        />
        <Table
          caption="Results by day"
          columns={[
            { key: 'day', title: 'Day', whole: true },
            { key: 'orders', title: 'Orders', numeric: true },
            { key: 'sales', title: 'Sales', numeric: true, whole: true },
            { key: 'discount', title: 'Discount', numeric: true, whole: true },
          ]}
          rows={days.toReversed().map((day) => ({
            key: day.day,
            cells: {
              day: calendarDayOf(day.day),
              orders: count(day.orders),
              sales: formatMoney(day.sales),
              discount: formatMoney(day.discount),
            },
          }))}
        />
      </Panel>
    </>
  );
}

export default island('screens/staff-promotion-results/staff-promotion-results-screen', StaffPromotionResultsScreen);
