import { useCallback, useRef } from 'react';

/** Sends calls one after the other, so that each response is the newest state. The calls never reject. */
export function useQueue(): <T>(call: () => Promise<T>) => Promise<T> {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback((call) => {
    const answer = last.current.then(call);
    last.current = answer;
    return answer;
  }, []);
}
