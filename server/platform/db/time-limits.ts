/** Milliseconds. The server's own limits cannot help against a server that stopped answering, so each has a counterpart on our side. */
export interface TimeLimits {
  /** For opening a connection. */
  readonly connect: number;
  /** For getting a connection while all are in use. */
  readonly wait: number;
  /** For a statement. A server cancels it then; if that stays unanswered, the connection is dropped two seconds later. */
  readonly statement: number;
  /** For a lock on a row or table. */
  readonly lock: number;
  /** After which an unanswered statement makes us ping the database. */
  readonly suspicion: number;
  /** For that ping. */
  readonly probe: number;
}

export const serverLimits: TimeLimits = { connect: 3000, wait: 10_000, statement: 30_000, lock: 10_000, suspicion: 2000, probe: 2000 };

/** One session serves one transaction at a time: a long wait may be an import, not a fault, and there are no locks to wait for. */
export const embeddedLimits: TimeLimits = { connect: 10_000, wait: 60_000, statement: 120_000, lock: 0, suspicion: 20_000, probe: 60_000 };
