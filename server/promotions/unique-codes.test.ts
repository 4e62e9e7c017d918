import { expect, it } from 'vitest';
import { normalCode } from './codes/store.ts';
import { codeAlphabet, uniqueCodes } from './unique-codes.ts';

it('[§4 promo code] unique codes are distinct, ten characters long and already normalized', () => {
  const codes = uniqueCodes(5000);
  expect(new Set(codes).size).toBe(5000);
  for (const code of codes) expect(normalCode(code)).toBe(code);
  for (const code of codes) expect(code).toMatch(new RegExp(`^[${codeAlphabet}]{10}$`));
});

it('[§4 promo code] unique codes use all characters, none easily confused', () => {
  expect(new Set(uniqueCodes(5000).join(''))).toEqual(new Set(codeAlphabet));
  for (const lookalikes of ['0OQ', '1IL', '2Z', '5S', '8B', 'UV']) {
    expect([...lookalikes].filter((one) => codeAlphabet.includes(one)).length).toBeLessThanOrEqual(1);
  }
});
