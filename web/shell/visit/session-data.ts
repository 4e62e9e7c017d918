/** The visit of this browser (spec §3: session data), in local storage under this name. */
export const sessionDataName = 'session_data';

export interface SessionData {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly seenAt: number;
  /** The customer whose visit it is; null while nobody has signed in. */
  readonly customerId: number | null;
}

/** Milliseconds until a new visit starts: idle, and in total (spec §4). */
const maxIdle = 30 * 60_000;
const maxAge = 4 * 3_600_000;

/** The current visit: the stored one, with its last use updated, or a new one. A sign-out or another customer starts a new one. */
export function sessionAt(now: number, kept: SessionData | null, customerId: number | null, newId: () => string): SessionData {
  const goesOn = kept && now - kept.seenAt < maxIdle && now - kept.startedAt < maxAge && !isLeft(kept, customerId);
  return goesOn ? { ...kept, seenAt: now, customerId } : { id: newId(), startedAt: now, seenAt: now, customerId };
}

/** Whether the customer of the stored visit has left. */
export const isLeft = (kept: SessionData | null, customerId: number | null): boolean =>
  typeof kept?.customerId === 'number' && kept.customerId !== customerId;
