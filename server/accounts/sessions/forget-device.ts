import { ordersFilterCookie } from '../../../contract/orders/order-history.ts';
import {
  baggageCookie,
  customerIdCookie,
  ehidCookie,
  isGuestCookie,
  loginSkippedCookie,
  refererCookie,
} from '../../../contract/visitor/visitor.ts';
import { postalCodeCookie } from '../../addresses/index.ts';
import type { Call } from '../../platform/http/call.ts';
import { forgetGuest } from '../guest.ts';
import { cookieName } from './token.ts';

/** Client storage of a shopper (spec §3 client storage names), cleared at sign-out (spec §4). */
const shoppersCookies = [
  'cart_uuid',
  'cart_item_qty',
  'checkout_uuid',
  'paid_order',
  'save_for_later_uuid',
  ordersFilterCookie,
  postalCodeCookie,
  customerIdCookie,
  isGuestCookie,
  loginSkippedCookie,
  refererCookie,
  ehidCookie,
  baggageCookie,
];

/** Clears the shopper's data on this device, except that they have been here. */
export function forgetDevice(call: Call): void {
  call.setCookie(cookieName, null);
  forgetGuest(call);
  for (const name of shoppersCookies) if (call.cookie(name) !== undefined) call.setCookie(name, null);
}
