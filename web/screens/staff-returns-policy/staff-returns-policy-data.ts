import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { ReturnFigure, ReturnPayer, returnSettingsEndpoints } from '../../../contract/settings/returns.ts';

export interface StaffReturnsPolicyData {
  readonly set: OutputOf<typeof returnSettingsEndpoints.get>;
  /** As typed, or as in force. */
  readonly typed: Readonly<Record<ReturnFigure, string>> & { readonly paidBy: ReturnPayer; readonly excluded: readonly string[] };
  /** The brand's departments by their slugs, and excluded ones that it no longer has. */
  readonly departments: readonly { readonly slug: string; readonly title: string }[];
  readonly done: string | null;
  readonly message: string | null;
  readonly errors: Readonly<Record<string, string>>;
}
