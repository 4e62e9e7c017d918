import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { StoreDetail, storeEndpoints } from '../../../contract/settings/store.ts';

export interface StaffStoreData {
  readonly set: OutputOf<typeof storeEndpoints.get>;
  /** As typed, or as in force. */
  readonly typed: Readonly<Record<StoreDetail, string>>;
  readonly done: string | null;
  readonly message: string | null;
  readonly errors: Readonly<Record<string, string>>;
}
