import { useEffect, useState } from 'react';

/** Milliseconds since 1970 by the browser's clock, every second; every minute for who wants less motion. Null on the server. */
export function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setInterval(tick, isCalm ? 60_000 : 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
