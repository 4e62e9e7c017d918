import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sha256, solve } from './proof-of-work.ts';

const hexOf = (state: Uint32Array) => [...state].map((word) => word.toString(16).padStart(8, '0')).join('');

it('[issue: captcha] hashes as SHA-256 does', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 300 }), (text) => {
      expect(hexOf(sha256(text))).toBe(createHash('sha256').update(text).digest('hex'));
    }),
  );
});

it('[issue: captcha] finds a hash that starts with enough zero bits', async () => {
  const response = await solve({ token: 'k2-8-abc.sig', bits: 8 });
  expect(response).toMatch(/^k2-8-abc\.sig\.\d+$/);
  expect(createHash('sha256').update(response).digest()[0]).toBe(0);
});
