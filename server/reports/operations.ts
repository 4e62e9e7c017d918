import type { ErrorReport } from '../../contract/api/reports.ts';
import { scrubbed } from '../../contract/values/scrub.ts';
import type { Call } from '../platform/http/call.ts';
import { pathOf } from './scrub.ts';
import { isOurs, violationsIn } from './violations.ts';

type Log = Pick<Call['log'], 'warn'>;

/** All a browser reveals about an error in another site's script (spec §8). */
const untold = /^\s*script error\.?\s*$/i;

/** Logs a browser's error without personal data. */
export function noteError({ message, url, stack = '', source = '' }: ErrorReport, log: Log): void {
  if (untold.test(message)) return;
  const fault = { message: scrubbed(message, 500), stack: scrubbed(stack, 4000), source: scrubbed(source, 300) };
  log.warn({ fault, page: pathOf(url) }, 'error in a browser');
}

/** Logs the violations a browser reports, except those caused by its extensions. */
export function noteViolations(body: unknown, log: Log): void {
  for (const violation of violationsIn(body).filter(isOurs)) log.warn({ violation }, 'security policy violated');
}
