import type { Endpoints } from '../../api/endpoint.ts';
import type { staffEmailDeclarations } from './staff-emails.schemas.ts';

export * from './staff-emails.rules.ts';
export type { UnsentEmail } from './staff-emails.schemas.ts';

/** Staff's calls for e-mails that could not be sent or bounced. */
export const staffEmailEndpoints: Endpoints<typeof staffEmailDeclarations> = {
  listUnsent: { method: 'GET', path: '/api/staff/emails/unsent' },
  dismiss: { method: 'POST', path: '/api/staff/emails/dismissals' },
  sendAgain: { method: 'POST', path: '/api/staff/emails/retries' },
};
