import { expect, it } from 'vitest';
import type { SavedAddress } from '../../../contract/addresses/addresses.ts';
import { Client } from '../../../contract/api/client.ts';
import type { Checkout } from '../../../contract/checkout/checkout.ts';
import { type CheckoutAccount, prefill } from './account.ts';

const home = { isDefaultShipping: true, address: { city: 'Seattle' } } as SavedAddress;
const account: CheckoutAccount = { email: 'ann@example.com', addresses: [home], cards: [], canSaveCard: false, asksCardCode: false };
const open = { state: 'open', shippingAddress: null, wallet: null, contact: null } as Checkout;
const shipTo = { city: 'San Juan' };

it.each<[string, Partial<Checkout>, number]>([
  ['a new checkout', {}, 1],
  ['one with an address', { shippingAddress: { city: 'Ohio' } as Checkout['shippingAddress'] }, 0],
  ['one whose address the wallet has, even if we cannot ship there', { wallet: { payerEmail: 'p', shipTo } as Checkout['wallet'] }, 0],
])('[§2.8 addresses] the default address fills in %s', async (_, known, saved) => {
  let calls = 0;
  const client = new Client({
    call: async () => {
      calls++;
      return { ok: true, statusCode: 200, data: open };
    },
  });
  await prefill(client, { ...open, ...known }, account);
  expect(calls).toBe(saved);
});
