import { promotionStateWords } from '../../features/staff/promotions/words.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { Entry } from './entries.ts';
import { EntryWords } from './entry-words.tsx';
import { type Month, periodWords, spanOf } from './month.ts';
import type { StaffPromotionCalendarData } from './staff-promotion-calendar-data.ts';
import styles from './staff-promotion-calendar-screen.module.css';

const letter = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'narrow' });
const whole = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' });
const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay());

/** A bar of fewer days has no room for its state, which its row says, too. */
const minDays = 3;

type CalendarTableProps = Pick<StaffPromotionCalendarData, 'month' | 'today' | 'brands' | 'planned'> & { entries: readonly Entry[] };
type Days = Pick<CalendarTableProps, 'month' | 'today'>;

/** A month with a column for each day; a row's bar lies in one cell across them, which says its days in words. */
export function CalendarTable({ entries, month, today, brands, planned: { saleEnds } }: CalendarTableProps) {
  return (
    <table className={styles.calendar}>
      <caption>
        <VisuallyHidden>Promotions and campaigns in {month.title}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={styles.names}>
            Promotion
          </th>
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
          <tr key={entry.key} className={entry.isBelow ? styles.below : undefined}>
            <th scope="row">
              <EntryWords entry={entry} brands={brands} />
            </th>
            <td colSpan={month.days.length}>
              <VisuallyHidden>{periodWords(entry)}</VisuallyHidden>
              <Track month={month} today={today} entry={entry} />
            </td>
          </tr>
        ))}
        {saleEnds.length > 0 && <SaleEnds month={month} today={today} saleEnds={saleEnds} />}
      </tbody>
    </table>
  );
}

/** Weekends, today, and the bar of an entry. Lengths are percents, so that the text keeps its size. */
function Track({ month, today, entry }: Days & { entry?: Entry }) {
  const width = 100 / month.days.length;
  return (
    <svg className={styles.track} width="100%" height="100%" aria-hidden="true">
      {month.days.map((day, index) => {
        if (day !== today && !isWeekend(day)) return null;
        const look = day === today ? styles.today : styles.weekend;
        return <rect key={day} className={look} x={`${index * width}%`} y="0" width={`${width}%`} height="100%" />;
      })}
      {entry && <Bar entry={entry} month={month} />}
    </svg>
  );
}

/** State by its word, and by edge and fill: never by colour alone. */
function Bar({ entry, month }: { entry: Entry; month: Month }) {
  const width = 100 / month.days.length;
  const { first, last, isBefore, isAfter } = spanOf(entry, month);
  const words = entry.state ? promotionStateWords[entry.state] : 'Campaign';
  return (
    <svg
      className={styles[entry.state ?? 'campaign']}
      x={`${first * width}%`}
      y="12"
      width={`${(last - first + 1) * width}%`}
      height="26"
      aria-hidden="true"
    >
      <rect className={styles.bar} x="1" y="1" rx="3" width="100%" height="24" />
      <text x="8" y="17">
        {isBefore && '‹ '}
        {last - first >= minDays && words}
      </text>
      {isAfter && (
        <text x="100%" y="17" dx="-12">
          ›
        </text>
      )}
    </svg>
  );
}

function SaleEnds({ month, today, saleEnds }: Days & Pick<CalendarTableProps['planned'], 'saleEnds'>) {
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
          {(day === today || isWeekend(day)) && <Track month={{ ...month, days: [day] }} today={today} />}
        </td>
      ))}
    </tr>
  );
}
