import { weekdayOf } from '../../../contract/values/arrival-days.ts';
import { type AgendaDay, agendaOf, type Entry } from './entries.ts';
import { EntryWords } from './entry-words.tsx';
import type { StaffPromotionCalendarData } from './staff-promotion-calendar-data.ts';
import styles from './staff-promotion-calendar-screen.module.css';

type AgendaProps = Pick<StaffPromotionCalendarData, 'month' | 'today' | 'brands' | 'planned'> & { entries: readonly Entry[] };

/** The month on a phone: the days on which something begins or ends. */
export function Agenda({ entries, month, today, brands, planned: { saleEnds } }: AgendaProps) {
  return (
    <div className={styles.agenda}>
      {agendaOf(entries, month, saleEnds).map((one) => (
        <section key={one.day ?? 'earlier'} className={styles.day}>
          <h2>
            {one.day === null ? `Since before ${month.title.split(' ')[0]}` : weekdayOf(one.day)}
            {one.day === today && ' · Today'}
          </h2>
          <ul>
            {one.starts.map((entry) => (
              <li key={entry.key}>
                <EntryWords entry={entry} brands={brands} />
              </li>
            ))}
            <Ends {...one} />
          </ul>
        </section>
      ))}
    </div>
  );
}

function Ends({ ends, saleEnds }: AgendaDay) {
  return (
    <>
      {ends.map(({ key, name, href }) => (
        <li key={`end-${key}`} className={styles.quiet}>
          Last day of {href ? <a href={href}>{name}</a> : name}
        </li>
      ))}
      {saleEnds > 0 && (
        <li className={styles.quiet}>
          Last day of {saleEnds.toLocaleString('en-US')} sale {saleEnds === 1 ? 'price' : 'prices'}
        </li>
      )}
    </>
  );
}
