import fc from 'fast-check';
import { expect, test } from 'vitest';
import { utf8 } from './utf8.ts';

test('encodes any text like Buffer.from, including long ones and lone surrogates', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(0, 5000, 300_000), (text, more) => {
      const long = text + 'x'.repeat(more);
      expect(utf8(long).equals(Buffer.from(long))).toBe(true);
    }),
  );
  const cut = `${'x'.repeat(5000)}\ud83d`;
  expect(utf8(cut).equals(Buffer.from(cut))).toBe(true);
  expect(utf8('')).toHaveLength(0);
});

test('joins strings and bytes, and leaves earlier results unchanged', () => {
  const long = 'é – ★ '.repeat(1000);
  const first = utf8('head', long, Buffer.from('tail'));
  utf8('another'.repeat(1000));
  expect(first.toString()).toBe(`head${long}tail`);
});
