import { promotionStateWords } from '../../features/staff/promotions/words.ts';
import { classes } from '../../ui/classes.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { Entry } from './entries.ts';
import { EntryWords } from './entry-words.tsx';
import { type Month, periodWords, spanOf } from './month.ts';
import type { StaffPromotionCalendarData } from './staff-promotion-calendar-data.ts';
import styles from './staff-promotion-calendar-screen.module.css';

const letter = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'narrow' });
const whole = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' });
const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay());

type CalendarTableProps = Pick<StaffPromotionCalendarData, 'month' | 'today' | 'brands' | 'planned'> & { entries: readonly Entry[] };

/** A month with a column for each day: each bar is the cell of the days it takes. */
export function CalendarTable({ entries, month, today, brands, planned: { saleEnds } }: CalendarTableProps) {
  return (
    <table className={styles.calendar}>
      <caption>
        <VisuallyHidden>Promotions and campaigns in {month.title}</VisuallyHidden>
      </caption>
      <colgroup>
        <col className={styles.names} />
        {month.days.map((day) => (
          <col key={day} className={classes(isWeekend(day) && styles.weekend, day === today && styles.today)} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">Promotion</th>
          {month.days.map((day) => (
            <th key={day} scope="col" aria-current={day === today ? 'date' : undefined}>
              <span aria-hidden="true">
                {letter.format(new Date(day))}
                <b>{Number(day.slice(8))}</b>
              </span>
              <VisuallyHidden>
                {whole.format(new Date(day))}
                {day === today && ', today'}
              </VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.key} className={classes(entry.state === null && styles.ofCampaign)}>
            <th scope="row">
              <EntryWords entry={entry} brands={brands} />
            </th>
            <Days entry={entry} month={month} />
          </tr>
        ))}
        {saleEnds.length > 0 && <SaleEnds month={month} saleEnds={saleEnds} />}
      </tbody>
    </table>
  );
}

function Days({ entry, month }: { entry: Entry; month: Month }) {
  const { first, last, isBefore, isAfter } = spanOf(entry, month);
  const after = month.days.length - 1 - last;
  const look = entry.state ?? 'campaign';
  return (
    <>
      {first > 0 && <td colSpan={first} />}
      <td colSpan={last - first + 1}>
        <span className={classes(styles.bar, styles[look], isBefore && styles.isBefore, isAfter && styles.isAfter)}>
          <VisuallyHidden>{periodWords(entry)}</VisuallyHidden>
          <span aria-hidden="true">
            {isBefore && '‹ '}
            {entry.state ? promotionStateWords[entry.state] : 'Campaign'}
          </span>
          {isAfter && <span aria-hidden="true">›</span>}
        </span>
      </td>
      {after > 0 && <td colSpan={after} />}
    </>
  );
}

function SaleEnds({ month, saleEnds }: { month: Month } & Pick<CalendarTableProps['planned'], 'saleEnds'>) {
  const counts = new Map(saleEnds.map(({ day, variations }) => [day, variations]));
  return (
    <tr>
      <th scope="row">
        <div className={styles.entry}>
          <span>Sale prices that end</span>
          <span className={styles.quiet}>Variations, by the last day of their sale price</span>
        </div>
      </th>
      {month.days.map((day) => (
        <td key={day} className={styles.count}>
          {counts.get(day)}
        </td>
      ))}
    </tr>
  );
}
