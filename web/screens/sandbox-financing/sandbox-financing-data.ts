import type { BankApplication, TypedApplication } from '../../../contract/payments/sandbox-financing.ts';

export interface SandboxFinancingData {
  readonly application: BankApplication;
  readonly errors: Readonly<Record<string, string>>;
  /** What was typed, but for the Social Security number. */
  readonly typed: Partial<TypedApplication>;
  readonly states: readonly { readonly code: string; readonly name: string }[];
  readonly message: string | null;
}
