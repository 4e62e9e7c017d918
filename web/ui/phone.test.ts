import { expect, it } from 'vitest';
import { phoneWords } from './phone.ts';

it.each([
  ['US', '2125550123', '(212) 555-0123'],
  ['US', '+1 212-555-0123', '(212) 555-0123'],
  ['US', '(212) 555-0123', '(212) 555-0123'],
  ['CA', '1.416.555.0123', '(416) 555-0123'],
  ['US', '212 555 0123 ext. 4', '212 555 0123 ext. 4'],
  ['US', '+4791234567', '+4791234567'],
  ['CA', '+44 7911123456', '+44 7911123456'],
  ['AU', '0412345678', '0412345678'],
] as const)('[§3 address] %s phone %s reads %s', (countryCode, phone, words) => {
  expect(phoneWords({ countryCode, phone })).toBe(words);
});
