import type { UnsentReason } from '../../contract/staff/care/staff-emails.ts';

/** Shape of the codes of nodemailer and Node.js. */
const faultCode = /^[A-Z][A-Z0-9_]{1,39}$/;

/** An SMTP answer (`550`) or a fault before one (`ETIMEDOUT`); never the message, which may name the recipient. */
export function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  // A relay that refuses at its greeting refuses the shop, not the e-mail.
  const isGreeting = 'command' in error && /^(?:CONN|[EH]H?E?LO)/.test(String(error.command));
  if (!isGreeting && 'responseCode' in error && Number.isInteger(error.responseCode)) return String(error.responseCode).slice(0, 3);
  return 'code' in error && typeof error.code === 'string' && faultCode.test(error.code) ? error.code : 'unknown';
}

/** What a stored failure means to staff. */
export function reasonOf(failure: string): UnsentReason {
  // SMTP's answers to a sign-in: nothing is wrong with address or e-mail (RFC 4954).
  if (failure === 'EAUTH' || /^53[0458]$/.test(failure)) return 'sign_in';
  if (failure === 'EENVELOPE') return 'address';
  if (/^5\d\d$/.test(failure)) return 'refused';
  return /^\d{3}$/.test(failure) ? 'later' : 'unreachable';
}

/** Whether another try may succeed: the fault is not the address or the message. */
export const isPassing = (failure: string): boolean => !['address', 'refused'].includes(reasonOf(failure));
