import { useEffect, useState } from 'react';
import styles from './countdown.module.css';
import { timeLeft } from './time-left.ts';

interface CountdownProps {
  /** ISO timestamp. */
  until: string;
  /** The time is up. */
  onOver(): void;
}

/** "Order within 3 h 12 min", from the browser's clock; nothing when there is more than a day, or no script. */
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
  const left = now !== null && timeLeft(until, now);
  return left && <span className={styles.countdown}>Order within {left}</span>;
}
