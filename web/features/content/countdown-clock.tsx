import styles from './countdown-clock.module.css';
import { timeParts } from './time-parts.ts';

const units = ['days', 'hours', 'minutes', 'seconds'] as const;
const shortNames = { days: 'days', hours: 'hours', minutes: 'min', seconds: 'sec' } as const;

interface CountdownClockProps {
  /** Milliseconds since 1970. */
  until: number;
  /** Null until the browser's clock is known; its space is reserved. */
  now: number | null;
}

/** Days, hours, minutes and seconds to a moment. Screen readers announce it on request, not every second. */
export function CountdownClock({ until, now }: CountdownClockProps) {
  const parts = now === null ? null : timeParts(until, now);
  const words = parts && `${parts.days} days, ${parts.hours} hours and ${parts.minutes} minutes left`;
  return (
    <div className={styles.clock} role="timer" aria-label={words || 'Time left'}>
      {units.map((unit) => (
        <span key={unit} className={styles.part} data-unit={unit} aria-hidden="true">
          <span className={styles.figure}>{parts ? String(parts[unit]).padStart(2, '0') : '\u2007\u2007'}</span>
          <span className={styles.unit}>{shortNames[unit]}</span>
        </span>
      ))}
    </div>
  );
}
