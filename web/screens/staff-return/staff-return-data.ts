import type { StaffReturn } from '../../../contract/staff/staff-returns.ts';

/** The forms of the page. */
export type ReturnForm = 'decide' | 'receive' | 'inspect' | 'refund' | 'close' | 'note';

export interface StaffReturnData {
  readonly one: StaffReturn;
  readonly done: string | null;
  readonly message: string | null;
  /** The form that was refused, with what was typed and what is wrong, by field. */
  readonly refused: {
    readonly form: ReturnForm;
    readonly typed: Readonly<Record<string, string>>;
    readonly errors: Readonly<Record<string, string>>;
  } | null;
}
