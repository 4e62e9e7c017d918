import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { ListedTaxRegion, taxEndpoints } from '../../../contract/settings/taxes.ts';

/** The form of a region's rate. */
export interface RegionForm {
  readonly region: ListedTaxRegion;
  readonly typed: { readonly rate: string; readonly shippingTaxed: boolean; readonly taxes: string };
}

export interface StaffTaxesData {
  readonly listed: OutputOf<typeof taxEndpoints.list>;
  /** The search; empty for all postal codes. */
  readonly q: string;
  /** Null when no region is open. */
  readonly edit: RegionForm | null;
  /** A pasted table. */
  readonly text: string;
  readonly replaces: boolean;
  readonly done: string | null;
  readonly message: string | null;
  readonly errors: Readonly<Record<string, string>>;
}
