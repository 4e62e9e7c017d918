import { expect, test } from 'vitest';
import { failure } from '../../../contract/api/client.ts';
import { wordsOfRefusal, wordsOnLoad } from './refusal.ts';

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
