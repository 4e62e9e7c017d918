import type { FailedMovement } from '../../../contract/paying/payments.ts';

export interface StaffPaymentsData {
  /** Latest first. */
  readonly movements: readonly FailedMovement[];
  /** One has just been retried. */
  readonly isRetried: boolean;
  /** Why a retry failed. */
  readonly message: string | null;
}
