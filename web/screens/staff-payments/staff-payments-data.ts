import type { FailedMovement } from '../../../contract/paying/payments.ts';

export interface StaffPaymentsData {
  /** The latest first. */
  readonly movements: readonly FailedMovement[];
  /** One has just been tried again. */
  readonly isRetried: boolean;
  /** Why one could not be. */
  readonly message: string | null;
}
