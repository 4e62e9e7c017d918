import pg from 'pg';
import { own } from '../../../contract/values/own.ts';
import { codeOf } from '../errors.ts';

/** `down`: no answer. `busy`: this statement, lock or connection took too long. `disk_full`: it cannot write. */
export type Reason = 'down' | 'busy' | 'disk_full';

const retryAfter: Readonly<Record<Reason, number>> = { down: 5, busy: 2, disk_full: 30 };

/** The database is unavailable for now; callers answer 503 with a time to retry, never 500. */
export class DatabaseUnavailable extends Error {
  readonly statusCode = 503;
  readonly reason: Reason;
  readonly retryAfterSeconds: number;
  /** The SQLSTATE or system code of the error, if any. */
  readonly code: string | undefined;

  constructor(reason: Reason, cause?: unknown) {
    super(cause instanceof Error && cause.message ? cause.message : `the database is unavailable (${reason})`, { cause });
    this.name = 'DatabaseUnavailable';
    this.reason = reason;
    this.retryAfterSeconds = retryAfter[reason];
    this.code = codeOf(cause);
  }
}

/** A replica's answer to a write. */
export const readOnly = '25006';

/** Disk full; lock and statement timeouts; then a server starting, stopping or crashed, or a replica. */
const states: Readonly<Record<string, Reason>> = {
  '53100': 'disk_full',
  '53300': 'busy',
  '55P03': 'busy',
  '57014': 'busy',
  '25P03': 'busy',
  '57P01': 'down',
  '57P02': 'down',
  '57P03': 'down',
  [readOnly]: 'down',
};

/** Messages of the driver and the system about a lost connection. The driver's own errors have no codes. */
const gone =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout expired|Query read timeout|Connection ended)/;
const systemCodes = /^E(CONN\w+|PIPE|NOENT|TIMEDOUT|NOTFOUND|AI_AGAIN|HOST\w+|NET\w+)$/;

/** Why the database (and not the statement) failed; null otherwise. */
export function reasonOf(error: unknown): Reason | null {
  if (error instanceof DatabaseUnavailable) return error.reason;
  if (error instanceof pg.DatabaseError) return own(states, error.code ?? '') ?? (error.code?.startsWith('08') ? 'down' : null);
  if (!(error instanceof Error)) return null;
  if (gone.test(error.message) || systemCodes.test(codeOf(error) ?? '')) return 'down';
  return error instanceof AggregateError ? reasonOf(error.errors[0]) : null;
}

/** The error in the form the shop's code expects. */
export function translated(error: unknown): unknown {
  const reason = reasonOf(error);
  return reason && !(error instanceof DatabaseUnavailable) ? new DatabaseUnavailable(reason, error) : error;
}
