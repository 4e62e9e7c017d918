import type { ShownProvider } from '../../../contract/settings/payment-providers.ts';

export interface StaffPaymentProvidersData {
  readonly providers: readonly ShownProvider[];
  /** What the last test came to, where it worked and where it did not. */
  readonly done: string | null;
  readonly message: string | null;
}
