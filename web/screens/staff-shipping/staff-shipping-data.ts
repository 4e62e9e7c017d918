import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { ShippingFigure, shippingSettingsEndpoints } from '../../../contract/settings/shipping.ts';

/** A state or province that the shop ships to. */
export interface Region {
  readonly countryCode: string;
  readonly code: string;
  readonly name: string;
}

/** The form of a zone, as typed. */
export interface ZoneForm {
  /** Its place from 0, or `new`. */
  readonly at: string;
  readonly version: number;
  /** Its name in that version; empty for a new one. */
  readonly was: string;
  readonly name: string;
  readonly regions: readonly string[];
  readonly postalCodes: string;
  readonly isDelivered: boolean;
  /** Dollars. */
  readonly standard: string;
  readonly freeOver: string;
  readonly heavy: string;
}

export interface StaffShippingData {
  readonly set: OutputOf<typeof shippingSettingsEndpoints.get>;
  /** Dollars, as typed or as in force. */
  readonly typed: Readonly<Record<ShippingFigure, string>>;
  /** Null when none is open. */
  readonly zone: ZoneForm | null;
  readonly regions: readonly Region[];
  readonly done: string | null;
  readonly message: string | null;
  /** Of the open form, by its fields. */
  readonly errors: Readonly<Record<string, string>>;
}
