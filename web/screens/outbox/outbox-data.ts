import type { emailEndpoints } from '../../../contract/accounts/email.ts';
import type { OutputOf } from '../../../contract/api/endpoint.ts';

export interface OutboxData extends OutputOf<typeof emailEndpoints.listOutbox> {
  readonly open: OutputOf<typeof emailEndpoints.getMail> | null;
}
