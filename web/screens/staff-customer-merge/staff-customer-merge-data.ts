import type { MergeSide } from '../../../contract/staff/care/personal-data.ts';

export interface StaffCustomerMergeData {
  readonly customerId: number;
  /** What was looked for. */
  readonly other: string;
  /** Null until two accounts are found. */
  readonly sides: readonly [MergeSide, MergeSide] | null;
  readonly message: string | null;
  readonly typed: { readonly keptId: number; readonly mayReturn: boolean; readonly reason: string };
  readonly errors: Readonly<Record<string, string>>;
}
