import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scriptJson } from './page-data.ts';

test('no value can end the script element or open a comment', () => {
  expect(scriptJson({ a: '</script><!-- \u2028' })).toBe('{"a":"\\u003c/script>\\u003c!-- \\u2028"}');
});

test('values survive the round trip', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(scriptJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
