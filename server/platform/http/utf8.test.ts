import fc from 'fast-check';
import { expect, test } from 'vitest';
import { utf8 } from './utf8.ts';

test('encodes any text as Buffer.from does, halves of surrogate pairs too', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(utf8(text)).toEqual(Buffer.from(text));
    }),
  );
  expect(utf8('cut \ud83d')).toEqual(Buffer.from('cut \ufffd'));
  expect(utf8('')).toHaveLength(0);
});
