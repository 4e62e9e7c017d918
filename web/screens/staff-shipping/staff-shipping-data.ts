import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { ShippingFigure, shippingSettingsEndpoints } from '../../../contract/settings/shipping.ts';

export interface StaffShippingData {
  readonly set: OutputOf<typeof shippingSettingsEndpoints.get>;
  /** Dollars, as typed or as in force. */
  readonly typed: Readonly<Record<ShippingFigure, string>>;
  readonly done: string | null;
  readonly message: string | null;
  readonly errors: Readonly<Record<string, string>>;
}
