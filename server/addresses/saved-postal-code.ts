import type { Call } from '../platform/http/call.ts';
import { type Place, placeOf } from './places.ts';

/** Spec §3 client storage names. Page script reads it: pages that are the same for everybody learn from it where the visitor is. */
const cookieName = 'shipintlpc';
/** Two weeks, the default of spec §9. */
const lifetimeSeconds = 1_209_600;

/** Where the visitor last said that things should go; null when they have not. */
export const savedPlace = (call: Pick<Call, 'cookie'>): Place | null => placeOf(call.cookie(cookieName) ?? '');

/** Keeps a visitor's postal code for delivery dates, rates and the tax estimate. Written without its space, which a cookie cannot hold. */
export function rememberPostalCode(call: Pick<Call, 'setCookie'>, { postalCode }: Pick<Place, 'postalCode'>): void {
  call.setCookie(cookieName, postalCode.replace(' ', ''), { maxAge: lifetimeSeconds, httpOnly: false });
}

/** At sign-in and sign-out (spec §4): the next person at this browser lives elsewhere. */
export function forgetPostalCode(call: Pick<Call, 'setCookie'>): void {
  call.setCookie(cookieName, null);
}
