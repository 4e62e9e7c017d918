import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { taxEndpoints } from '../../../contract/settings/taxes.ts';

export interface StaffTaxUploadData {
  readonly upload: OutputOf<typeof taxEndpoints.getUpload>;
  readonly message: string | null;
}
