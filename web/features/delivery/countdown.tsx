import { useEffect, useState } from 'react';
import styles from './countdown.module.css';

interface CountdownProps {
  /** ISO timestamp. */
  until: string;
  /** Called when the time is up. */
  onOver(): void;
}

/** "Order within 3 h 12 min" by the browser's clock; nothing more than a day ahead, or without script. */
export function Countdown({ until, onOver }: CountdownProps) {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 20_000);
    return () => clearInterval(timer);
  }, []);
  const isOver = now !== null && Date.parse(until) <= now;
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  const left = now !== null && countdownWords(until, now);
  return left && <span className={styles.countdown}>Order within {left}</span>;
}

const minuteMs = 60_000;
/** More than a day ahead there is no hurry. */
const shownUpTo = 24 * 60 * minuteMs;

/** Time to a moment as text, `3 h 12 min`; null when past or more than a day ahead. */
export function countdownWords(until: string | null, now: number): string | null {
  const left = until ? Date.parse(until) - now : 0;
  if (left <= 0 || left > shownUpTo) return null;
  const minutes = Math.max(1, Math.floor(left / minuteMs));
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`;
}
