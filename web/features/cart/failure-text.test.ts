import { expect, test } from 'vitest';
import { failure } from '../../../contract/api/client.ts';
import { failureText } from './failure-text.ts';

test.each([
  ['a fault', failure(500), 'We’re unable to update the quantity. Please try again or come back later.'],
  ['a proxy’s fault', failure(502, '<h1>'), 'We’re unable to update the quantity. Please try again or come back later.'],
  ['no connection', failure(0), 'We’re unable to update the quantity. Check your connection and try again.'],
  ['a busy shop', { ...failure(503, 'We’re busy.'), code: 'overloaded' }, 'We’re unable to update the quantity. We’re busy.'],
  [
    'too many requests',
    { ...failure(429, 'Please wait.'), code: 'too_many_requests' },
    'We’re unable to update the quantity. Please wait.',
  ],
  ['a refusal', { ...failure(409, 'There aren’t that many left.'), code: 'quantity_unavailable' }, 'There aren’t that many left.'],
  [
    'more than there are',
    { ...failure(409, 'There aren’t that many left.'), code: 'quantity_unavailable', details: { available: 3 } },
    'There are only 3 left. Please choose fewer.',
  ],
  [
    'more than one may order',
    { ...failure(409, 'You can order up to 99 of an item.'), code: 'line_full', details: { most: 99 } },
    'You can order up to 99 of an item.',
  ],
  [
    'a number the form does not take',
    { ...failure(400, 'Bad Request'), code: 'invalid_input', fields: { quantity: 'Please enter 1 or more.' } },
    'Please enter 1 or more.',
  ],
])('[§8 cart] %s', (_, failed, words) => {
  expect(failureText(failed, 'update the quantity')).toBe(words);
});
