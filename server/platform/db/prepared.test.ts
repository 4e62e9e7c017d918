import { expect, test } from 'vitest';
import { nameOf } from './prepared.ts';

test('a statement gets a name once it has come several times, always the same one, within 63 bytes', () => {
  const names = Array.from({ length: 5 }, () => nameOf('select $1::int + 1'));
  expect(names.slice(0, 2)).toEqual([undefined, undefined]);
  expect(new Set(names.slice(2)).size).toBe(1);
  expect(names[2]).toMatch(/^m0_[\w-]{27}$/);
  expect(nameOf('select $1::int + 2')).toBeUndefined();
});

test('there are never more names than a connection can well keep', () => {
  const all = Array.from({ length: 400 }, (_, i) => {
    const text = `select $1::int + ${i + 100}`;
    nameOf(text);
    nameOf(text);
    return nameOf(text);
  });
  expect(all.filter((name) => name !== undefined).length).toBeLessThanOrEqual(300);
  expect(nameOf('select $1::int + 1')).toMatch(/^m0_/);
});
