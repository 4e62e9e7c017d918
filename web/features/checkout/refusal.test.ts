import { expect, test } from 'vitest';
import { failure } from '../../../contract/api/client.ts';
import type { Checkout } from '../../../contract/checkout/checkout.ts';
import { wordsOfChange, wordsOfRefusal, wordsOnLoad } from './refusal.ts';

const paused = (retryAfterSeconds: number) => ({ ...failure(429, 'Paused.'), code: 'too_many_declines', details: { retryAfterSeconds } });

test.each([
  [871, 'in 15 minutes.'],
  [61, 'in 2 minutes.'],
  [12, 'in 1 minute.'],
])('[§6 card testing] a pause of %i seconds is shown as %s', (seconds, words) => {
  expect(wordsOfRefusal(paused(seconds))).toContain(words);
  expect(wordsOnLoad(paused(seconds))).toContain(words);
});

test('[§6 card testing] without script the message says what to do instead of the proof', () => {
  const asked = { ...failure(403, 'Please wait a moment.'), code: 'captcha_required' };
  expect(wordsOnLoad(asked)).toContain('turn on JavaScript');
  expect(wordsOfRefusal(asked)).toBe('Please wait a moment.');
});

test.each([failure(500), failure(502, '<h1>'), { ...failure(500), code: 'something_went_wrong' }])(
  '[§8 checkout] an unexpected failure %#',
  (failed) => {
    expect(wordsOfRefusal(failed)).toBe("We're sorry, something went wrong. Please refresh the page and try again.");
  },
);

test('[§8 card] a decline that is explained at its field is not explained again at the top of the page', () => {
  const declined = { ...failure(409, 'We couldn’t verify your card.'), code: 'card_declined' };
  expect(wordsOnLoad({ ...declined, fields: { 'card.number': 'Your bank did not approve this payment.' } })).toContain('below');
  expect(wordsOnLoad(declined)).toBe('We couldn’t verify your card.');
});

const soldOut = {
  variationId: 1,
  quantity: 1,
  productDetails: { name: 'Clip-on lamp' },
  variationDetails: { options: {} },
  errorDetails: { code: 'out_of_stock', message: 'This item is out of stock.' },
};
const ended = { code: 'TAKE25', state: 'not_eligible', message: 'Ended on Nov 30' };
/** As far as its words go. */
const costing = (total: number, items: readonly object[] = [], codes: readonly object[] = []) =>
  ({ totals: { total, currency: 'USD' }, items, promotions: { codes } }) as unknown as Checkout;
const agreeAgain = 'Please check it and place the order again.';
const changed = { ...failure(409, `The total has changed. ${agreeAgain}`), code: 'total_changed' };
const fromTo = `The total has changed from $80.94 to $52.17. ${agreeAgain}`;

test.each<[string, Checkout, Checkout | null, string]>([
  ['a line sold out', costing(5217, [soldOut]), costing(8094), `Clip-on lamp: This item is out of stock. ${fromTo}`],
  ['a code ended', costing(5217, [], [ended]), costing(8094, [], [{ ...ended, state: 'applied' }]), `TAKE25: Ended on Nov 30. ${fromTo}`],
  ['what was known before', costing(5217, [soldOut]), costing(8094, [soldOut]), fromTo],
  [
    'without script',
    costing(5217, [soldOut], [ended]),
    null,
    `Clip-on lamp: This item is out of stock. TAKE25: Ended on Nov 30. ${fromTo}`,
  ],
  ['the same total', costing(8094, [soldOut]), costing(8094, [soldOut]), changed.message],
])('[§4 checkout, §8] a changed order: %s', (_, now, seen, words) => {
  expect(wordsOfChange(changed, now, 8094, seen)).toBe(words);
});

test('[§4 checkout, §8] other items for the same total are named', () => {
  const lamp = (variationId: number, Color: string) => ({
    variationId,
    quantity: 1,
    productDetails: { name: 'Clip-on lamp' },
    variationDetails: { options: { Color } },
  });
  const swapped = { ...failure(409, 'Some items have changed.'), code: 'items_changed' };
  const [sage, moss] = [costing(8094, [lamp(1, 'Sage')]), costing(8094, [lamp(2, 'Moss')])];
  expect(wordsOfChange(swapped, moss, 8094, sage)).toBe('Your order now has 1 × Clip-on lamp, Moss. Some items have changed.');
  expect(wordsOfChange(swapped, moss, 8094, null)).toBe('Some items have changed.');
});

test('[§8 checkout] another refusal keeps its words', () => {
  expect(wordsOfChange(paused(12), costing(5217), 8094, null)).toContain('in 1 minute.');
});
