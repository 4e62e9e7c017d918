import { expect, test } from 'vitest';
import { gtinDigits, isGtin } from './gtin.ts';

test.each([
  ['an EAN-8', '96385074', true],
  ['a UPC', '036000291452', true],
  ['an EAN', '4006381333931', true],
  ['a GTIN-14', '10614141000415', true],
  ['one whose check digit is 0', '9783161484100', true],
  ['a wrong check digit', '4006381333932', false],
  ['digits in another order', '4006383133931', false],
  ['too few digits', '36000291452', false],
  ['9 digits', '963850749', false],
  ['other characters', '40063813339AB', false],
  ['zeros', '00000000', false],
  ['nothing', '', false],
])('%s (%s): %s', (_name, text, is) => {
  expect(isGtin(text)).toBe(is);
});

test('people write it with hyphens and spaces', () => {
  expect(isGtin(gtinDigits(' 978-3-16 148410-0'))).toBe(true);
});
