import type { Endpoints } from '../api/endpoint.ts';
import type { addressDeclarations } from './addresses.schemas.ts';

export * from './addresses.rules.ts';
export type { Address, AddressVerification, Country, SavedAddress } from './addresses.schemas.ts';

export const addressEndpoints: Endpoints<typeof addressDeclarations> = {
  listSaved: { method: 'GET', path: '/api/accounts/addresses' },
  createSaved: { method: 'POST', path: '/api/accounts/addresses' },
  updateSaved: { method: 'PUT', path: '/api/accounts/addresses/:addressId' },
  deleteSaved: { method: 'DELETE', path: '/api/accounts/addresses/:addressId' },
  verify: { method: 'POST', path: '/api/address-verification' },
  getCountries: { method: 'GET', path: '/api/countries' },
};
