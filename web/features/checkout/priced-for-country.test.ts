import { expect, test } from 'vitest';
import type { CountryCode } from '../../../contract/addresses/addresses.ts';
import { Client, failure, type Result } from '../../../contract/api/client.ts';
import type { Checkout } from '../../../contract/checkout/checkout.ts';
import { answerForCountry } from './priced-for-country.ts';

const inUs = {
  checkoutUuid: 'c',
  state: 'open',
  paymentType: 'PAYPAL',
  shippingAddress: null,
  totals: { shipping: 699 },
} as unknown as Checkout;
const toCanada = { ...inUs, paymentType: 'CARD', totals: { shipping: 2499 } } as unknown as Checkout;
const from = (countryCode: string) => ({ ...inUs, shippingAddress: { countryCode } }) as unknown as Checkout;
const ok = <T>(data: T): Result<T> => ({ ok: true, statusCode: 200, data });

/** The answer as it is shown, and what was asked of the server for it. */
async function shown(answer: Result<Checkout>, chosen: CountryCode | null, priced: Result<Checkout> = ok(toCanada)) {
  const asked: object[] = [];
  const client = new Client({
    call: async (_, input) => {
      asked.push(input);
      return priced;
    },
  });
  return { answer: await answerForCountry(client, answer, chosen), asked };
}

test.each<[string, Result<Checkout>, CountryCode | null]>([
  ['nobody chose a country', ok(inUs), null],
  ['its address is in the chosen country', ok(from('CA')), 'CA'],
  ['it is a failure', failure(500), 'CA'],
])('[§9 shipping] an answer stays as it is where %s', async (_, answer, chosen) => {
  expect(await shown(answer, chosen)).toEqual({ answer, asked: [] });
});

test.each([
  ['has no address yet', inUs],
  ['has an address elsewhere', from('US')],
])('[§9 shipping] an answer that %s is priced for the chosen country, and is otherwise the same', async (_, checkout) => {
  const { answer, asked } = await shown(ok(checkout), 'CA');
  expect(answer).toEqual(ok({ ...checkout, totals: toCanada.totals }));
  expect(asked).toEqual([{ checkoutUuid: 'c', countryCode: 'CA' }]);
});

test('[§9 shipping] an answer is shown as it came where its price for the country is not known', async () => {
  expect((await shown(ok(inUs), 'CA', failure(0))).answer).toEqual(ok(inUs));
});
