import { expect, it } from 'vitest';
import { numberAsTyped, wordsIn } from './words.ts';

it.each([
  ['7KQ2-M9XWT', ['7kq2-m9xwt']],
  ['  Anna   Weaver ', ['anna', 'weaver']],
  ['(206) 555-0123', ['2065550123']],
  ['+1 206 555 0123', ['2065550123']],
  ['555-0123', ['5550123']],
  ['98101', ['98101']],
  ['98101-1234', ['98101-1234']],
  ['k1a 0b1', ['k1a0b1']],
  ['J Weaver', ['weaver']],
  ['a b c d', []],
  ['José Müller-Erdmann', ['jose', 'muller-erdmann']],
])('[look: staff console] a search for “%s” looks for %j', (typed, words) => {
  expect(wordsIn(typed)).toEqual(words);
});

it.each([
  ['4006381333931', '4006381333931'],
  [' 12-34567.8 ', '12-34567.8'],
  ['+1 206 555 0123', '+1 206 555 0123'],
  ['2065550123', null],
  ['98101-1234', null],
  ['LAMP-4006381', null],
])('[look: staff console] a search for the number “%s” looks for %j too', (typed, number) => {
  expect(numberAsTyped(typed)).toBe(number);
});
