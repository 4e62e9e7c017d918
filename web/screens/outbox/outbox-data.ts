import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { emailEndpoints } from '../../../contract/email/email.ts';

export interface OutboxData extends OutputOf<typeof emailEndpoints.listOutbox> {
  readonly open: OutputOf<typeof emailEndpoints.getMail> | null;
}
