import { seal, unseal } from '../platform/sealed.ts';

/** A webhook's secret as stored. */
export const sealSecret = (shopSecret: string, secret: string): string => seal(shopSecret, secret, 'webhook secret');

/** Opens a stored one, also of those that were once sealed as staff's second factors are; null when it cannot be read. */
export const openSecret = (shopSecret: string, sealed: string): string | null =>
  unseal(shopSecret, sealed, 'webhook secret') ?? unseal(shopSecret, sealed, 'staff second factor');
