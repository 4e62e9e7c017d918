import { expect, test } from 'vitest';
import { campaignsIn, readHelp } from './said-help.ts';

test.each([
  ['returns', 'returns'],
  ['Return policy', 'returns'],
  ['how do I return an item?', 'returns'],
  ['refund', 'refunds'],
  ['order status', 'order status'],
  ['track my order', 'order status'],
  ['Where’s my package?', 'order status'],
  ['buy a gift card', 'gift cards'],
  ['coupons', 'promo codes'],
  ['do you have a promo code?', 'promo codes'],
  ['store hours', 'store hours'],
  ['shipping cost', 'shipping'],
  ['customer service', 'contact'],
  ['speak with customer support', 'contact'],
  ['do you have a store near me?', 'store hours'],
  ['reset password', 'account'],
  ['cancel order', 'order status'],
  ['cancel my order', 'order status'],
  ['order cancellation', 'order status'],
  ['credit card', 'store card'],
  ['apply for your credit card', 'store card'],
  ['financing', 'store card'],
  ['do you take PayPal?', 'payment'],
  ['payment methods', 'payment'],
  ['the vault', 'vault'],
  ['unsubscribe', 'email preferences'],
  ['newsletter', 'email preferences'],
  ['careers', 'careers'],
])('[§5 search text] “%s” asks for help with %s', (typed, topic) => {
  expect(readHelp(typed)).toBe(topic);
});

test.each([
  'return air grille',
  'gift',
  'card table',
  'track lighting',
  'promo table',
  'store shoes',
  'made to order rug',
  'account book',
  'card catalog',
  'vaulted ceiling light',
  'letter tray',
  '',
  '!',
])('[§5 search text] “%s” is about goods', (typed) => {
  expect(readHelp(typed)).toBeNull();
});

test.each([
  ['Black Friday', ['black-friday', 'black-friday-sale', 'black-friday-deals']],
  ['cyber monday deals', ['cyber-monday-deals', 'cyber-monday-sale']],
  ['the Labor Day sale', ['labor-day-sale', 'labor-day-deals']],
  ['Mother’s Day', ['mothers-day', 'mothers-day-sale', 'mothers-day-deals']],
  ['sale', ['sale', 'deals']],
  ['holiday gift guide', ['holiday-gift-guide']],
  ['new arrivals', ['new-arrivals']],
  ['wholesale', []],
  ['daybed', []],
  ['sofa', []],
  ['', []],
])('[§5 search text] “%s” may be one of the pages %j', (typed, pages) => {
  expect(campaignsIn(typed)).toEqual(pages);
});
