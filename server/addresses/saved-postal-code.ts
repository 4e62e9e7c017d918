import type { Call } from '../platform/http/call.ts';
import { type Place, placeOf } from './places.ts';

/** Spec §3 client storage names. Page script reads it, because cached pages are the same for all visitors. */
export const postalCodeCookie = 'shipintlpc';
/** Two weeks, the default of spec §9. */
const lifetimeSeconds = 1_209_600;

/** The visitor's chosen location; null when none. */
export const savedPlace = (call: Pick<Call, 'cookie'>): Place | null => placeOf(call.cookie(postalCodeCookie) ?? '');

/** Saves a visitor's postal code for delivery dates, rates and the tax estimate. Stored without its space, which a cookie cannot hold. */
export function rememberPostalCode(call: Pick<Call, 'setCookie'>, { postalCode }: Pick<Place, 'postalCode'>): void {
  call.setCookie(postalCodeCookie, postalCode.replace(' ', ''), { maxAge: lifetimeSeconds, httpOnly: false });
}
