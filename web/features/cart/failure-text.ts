import type { Failure } from '../../../contract/api/client.ts';

/** The offline message; all others come from the server (spec §8 generic). */
const unreachable = 'We couldn’t reach the shop. Check your connection and try again.';

export const failureText = ({ statusCode, message }: Failure): string => (statusCode === 0 ? unreachable : message);

export function withEntry<V>(map: ReadonlyMap<number, V>, key: number, value: V): ReadonlyMap<number, V> {
  return new Map(map).set(key, value);
}

export function withoutEntry<V>(map: ReadonlyMap<number, V>, key: number): ReadonlyMap<number, V> {
  const copy = new Map(map);
  copy.delete(key);
  return copy;
}
