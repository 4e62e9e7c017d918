import type { Connection } from '../provider.ts';

/** A provider's answer that is not the wanted one, by its HTTP status. */
export function connectionOf(status: number): Connection {
  if (status === 401) return { status: 'refused', reason: 'it is unknown, revoked or expired' };
  if (status === 403) return { status: 'refused', reason: 'it lacks a permission' };
  return { status: 'unreachable', reason: `it answered ${status}` };
}

const reasons: ReadonlyMap<unknown, string> = new Map([
  ['ECONNREFUSED', 'nothing listens at its address'],
  ['ETIMEDOUT', 'nothing answers at its address'],
  ['ENOTFOUND', 'its address is not known'],
  ['EAI_AGAIN', 'its address could not be looked up'],
]);

/** A call that got no answer, by the error of the network. */
export function lostConnection(error: unknown): Connection {
  const { code } = Object(error);
  return { status: 'unreachable', reason: reasons.get(code) ?? 'the connection was lost' };
}
