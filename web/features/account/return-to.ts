import { safePath } from '../../../contract/safe-path.ts';

/** Pages one is not sent back to: they are about signing in. */
const doors = /^\/(login|reset-request|password-reset|verify-email)(?:[/?#]|$)/;

/** The path to go back to after a sign-in, if it is one of this shop; everything else, and the doors themselves, is null (issue: no open redirect). */
export function safeReturn(wanted: string | null | undefined): string | null {
  const path = safePath(wanted);
  return path === null || doors.test(path) ? null : path;
}
