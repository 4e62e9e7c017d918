import type { Endpoints } from '../api/endpoint.ts';
import type { shippingSettingsDeclarations } from './shipping.schemas.ts';

export * from './shipping.rules.ts';
export type { ShippingSettings, ShippingZone } from './shipping.schemas.ts';

const path = '/api/staff/settings/shipping';

/** Shipping figures and zones, for staff. */
export const shippingSettingsEndpoints: Endpoints<typeof shippingSettingsDeclarations> = {
  get: { method: 'GET', path },
  set: { method: 'PUT', path },
  setZones: { method: 'PUT', path: `${path}/zones` },
};
