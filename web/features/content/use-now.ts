import { useEffect, useState } from 'react';

/**
 * Milliseconds since 1970 by the browser's clock, updated every second, or every minute with reduced motion. Null on the server. `from` is the
 * starting time of a preview's clock; null uses the real time.
 */
export function useNow(from: number | null = null): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const ahead = from === null ? 0 : from - Date.now();
    const tick = () => setNow(Date.now() + ahead);
    tick();
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setInterval(tick, isCalm ? 60_000 : 1000);
    return () => clearInterval(timer);
  }, [from]);
  return now;
}
