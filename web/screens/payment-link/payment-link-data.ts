import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { paymentLinkEndpoints } from '../../../contract/staff/orders/drafts.ts';

export interface PaymentLinkData {
  readonly token: string;
  readonly link: OutputOf<typeof paymentLinkEndpoints.get>;
  readonly message: string | null;
}
