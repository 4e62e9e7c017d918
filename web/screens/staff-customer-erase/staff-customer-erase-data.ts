import type { ErasurePreview } from '../../../contract/staff/care/personal-data.ts';

export interface StaffCustomerEraseData {
  readonly preview: ErasurePreview;
  readonly message: string | null;
  readonly typed: { readonly reason: string; readonly confirmation: string };
  readonly errors: Readonly<Record<string, string>>;
}
