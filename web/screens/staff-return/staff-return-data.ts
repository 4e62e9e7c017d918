import type { StaffReturn } from '../../../contract/staff/orders/staff-returns.ts';

/** The page's forms. */
export type ReturnForm = 'decide' | 'receive' | 'inspect' | 'refund' | 'replace' | 'close' | 'note';

export interface StaffReturnData {
  readonly one: StaffReturn;
  readonly done: string | null;
  readonly message: string | null;
  /** The refused form, with its input and errors by field. */
  readonly refused: {
    readonly form: ReturnForm;
    readonly typed: Readonly<Record<string, string>>;
    readonly errors: Readonly<Record<string, string>>;
  } | null;
}
