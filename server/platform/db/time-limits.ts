/** Milliseconds. The server's own limits cannot help against a server that has stopped answering: each has one on our side. */
export interface TimeLimits {
  /** To open a connection. */
  readonly connect: number;
  /** To get a connection of the pool while all are in use. */
  readonly wait: number;
  /** For a statement. A server cancels it then; the connection is dropped two seconds later if that is not heard of. */
  readonly statement: number;
  /** For a lock on a row or table. */
  readonly lock: number;
  /** After which a statement without answer makes us ask the database for a sign of life. */
  readonly suspicion: number;
  /** For that sign. */
  readonly probe: number;
}

export const serverLimits: TimeLimits = { connect: 3000, wait: 10_000, statement: 30_000, lock: 10_000, suspicion: 2000, probe: 2000 };

/** Its one session serves one transaction at a time: a long wait is no sign of a fault, an import may be at work. It knows no lock that others wait for. */
export const embeddedLimits: TimeLimits = { connect: 10_000, wait: 60_000, statement: 120_000, lock: 0, suspicion: 20_000, probe: 60_000 };
