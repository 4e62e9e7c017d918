import { formatCount } from '../../../contract/values/count.ts';
import { BarChart } from '../../features/staff/charts/bar-chart.tsx';
import { changeWords, shortMoney } from '../../features/staff/charts/change.ts';
import { everyDay } from '../../features/staff/charts/days.ts';
import { Sums } from '../../features/staff/charts/sums.tsx';
import { Panel } from '../../features/staff/panel.tsx';
import { staffReports } from '../../staff-routes.ts';
import { calendarDayOf, shortCalendarDayOf } from '../../ui/browser/shop-clock.ts';
import { formatMoney } from '../../ui/money.ts';
import type { Month, StaffHomeData } from './staff-home-data.ts';

const average = ({ sales, orders }: { sales: number; orders: number }) => (orders === 0 ? 0 : Math.round(sales / orders));

/** Today beside this time last week, and thirty days beside the thirty before. */
export function Figures({ today: { today, weekBefore }, month }: { today: NonNullable<StaffHomeData['today']>; month: Month | null }) {
  const since = (now: number, before: number, than: string) => {
    const change = changeWords(now, before);
    return change && `${change} ${change === 'unchanged' ? 'since' : 'from'} ${than}`;
  };
  const sinceWeek = (read: (sums: typeof today) => number) => since(read(today), read(weekBefore), 'this time last week');
  return (
    <Sums
      label="Sales compared with the previous period"
      sums={[
        { name: 'Sales today', value: formatMoney(today.sales), change: sinceWeek(({ sales }) => sales) },
        { name: 'Orders today', value: formatCount(today.orders), change: sinceWeek(({ orders }) => orders) },
        { name: 'Average order today', value: formatMoney(average(today)), change: sinceWeek(average) },
        ...(month
          ? [
              {
                name: 'Sales in 30 days',
                value: formatMoney(month.sales),
                change: since(month.sales, month.before, 'the 30 days before'),
              },
            ]
          : []),
      ]}
    />
  );
}

/** Sales of the last thirty days, a bar for each. */
export function MonthChart({ from, to, days }: Month) {
  const bar = (day: string, value: number) => ({ key: day, title: shortCalendarDayOf(day), value });
  const known = new Map(days.map(([day, sales]) => [day, bar(day, sales)]));
  return (
    <Panel title="Sales by day" lead={<a href={staffReports()}>View reports</a>}>
      {days.every(([, sales]) => sales === 0) ? (
        <p>No sales in the last 30 days.</p>
      ) : (
        <BarChart
          label={`Sales by day from ${calendarDayOf(from)} to ${calendarDayOf(to)}. The reports have the figures.`}
          bars={everyDay({ from, to }, known, (day) => bar(day, 0))}
          format={shortMoney}
        />
      )}
    </Panel>
  );
}
