/** A visitor's session, to which exposures belong. */
export interface FlagSession {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly seenAt: number;
}

/** Milliseconds until a new session starts: idle, and in total (spec §4). */
const mostIdle = 30 * 60_000;
const mostAge = 4 * 3_600_000;

/** The current session: the stored one, with its last use updated, or a new one. */
export function sessionAt(now: number, kept: FlagSession | null, newId: () => string): FlagSession {
  const goesOn = kept && now - kept.seenAt < mostIdle && now - kept.startedAt < mostAge;
  return goesOn ? { ...kept, seenAt: now } : { id: newId(), startedAt: now, seenAt: now };
}
