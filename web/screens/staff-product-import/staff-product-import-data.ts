import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { importEndpoints, ListedImport } from '../../../contract/merchandising/imports.ts';

export type ShownImport = OutputOf<typeof importEndpoints.get>;

export interface StaffProductImportData {
  readonly imports: readonly ListedImport[];
  /** The file that is open; null for the list. */
  readonly open: ShownImport | null;
  readonly typed: string;
  readonly message: string | null;
}
