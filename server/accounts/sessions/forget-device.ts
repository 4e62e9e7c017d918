import { postalCodeCookie } from '../../addresses/index.ts';
import type { Call } from '../../platform/http/call.ts';
import { forgetGuest } from '../guest.ts';
import { cookieName } from './token.ts';

/** What this device knew of a shopper (spec §3 client storage names); gone with a sign-out (spec §4). */
const shoppersCookies = ['cart_uuid', 'cart_item_qty', 'checkout_uuid', 'save_for_later_uuid', postalCodeCookie];

/** Leaves nothing of the shopper's on this device but that they have been here. */
export function forgetDevice(call: Call): void {
  call.setCookie(cookieName, null);
  forgetGuest(call);
  for (const name of shoppersCookies) if (call.cookie(name) !== undefined) call.setCookie(name, null);
}
