import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { MovementKind, staffPaymentEndpoints } from '../../../contract/payments/payments.ts';

export interface StaffPaymentsData {
  readonly listed: OutputOf<typeof staffPaymentEndpoints.listFailed>;
  /** Filter as in the URL; empty where it is not set. */
  readonly kind: MovementKind | '';
  /** What a retry said. */
  readonly done: string | null;
  /** Why a retry failed. */
  readonly message: string | null;
}
