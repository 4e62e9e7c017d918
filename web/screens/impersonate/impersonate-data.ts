import type { Impersonation } from '../../../contract/staff/care/impersonation.ts';

export interface ImpersonateData {
  /** The customer whom staff act for now. */
  readonly acting: Impersonation | null;
  /** The customer to act for. */
  readonly customer: { readonly customerId: number; readonly name: string } | null;
  readonly errors: Readonly<Record<string, string>>;
  readonly message: string | null;
}
