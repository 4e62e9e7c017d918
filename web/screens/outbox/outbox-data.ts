import type { emailEndpoints } from '../../../contract/accounts/email.ts';
import type { OutputOf } from '../../../contract/api/endpoint.ts';

export interface OutboxData {
  readonly mails: OutputOf<typeof emailEndpoints.listOutbox>['mails'];
  readonly open: OutputOf<typeof emailEndpoints.getMail> | null;
}
