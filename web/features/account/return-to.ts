import { safePath } from '../../../contract/values/safe-path.ts';

/** Pages about signing in; visitors are not sent back to these. */
const entrances = /^\/(login|reset-request|password-reset|verify-email)(?:[/?#]|$)/;

/** The path to return to after signing in. Null for other hosts (no open redirect) and for the sign-in pages. */
export function safeReturn(wanted: string | null | undefined): string | null {
  const path = safePath(wanted);
  return path === null || entrances.test(path) ? null : path;
}
