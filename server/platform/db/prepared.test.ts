import { expect, test } from 'vitest';
import { StatementNames } from './prepared.ts';

test('a repeated statement gets a name, always the same one, within 63 bytes', () => {
  const names = new StatementNames();
  const given = Array.from({ length: 5 }, () => names.nameOf('select $1::int + 1'));
  expect(given.slice(0, 2)).toEqual([undefined, undefined]);
  expect(new Set(given.slice(2)).size).toBe(1);
  expect(given[2]).toMatch(/^m0_[\w-]{27}$/);
  expect(names.nameOf('select $1::int + 2')).toBeUndefined();
  expect(new StatementNames().nameOf('select $1::int + 1')).toBeUndefined();
});

test('the number of names is limited', () => {
  const names = new StatementNames();
  for (let n = 0; n < 3; n++) names.nameOf('select $1::int + 1');
  const all = Array.from({ length: 400 }, (_, i) => {
    const text = `select $1::int + ${i + 100}`;
    names.nameOf(text);
    names.nameOf(text);
    return names.nameOf(text);
  });
  expect(all.filter((name) => name !== undefined).length).toBeLessThanOrEqual(300);
  expect(names.nameOf('select $1::int + 1')).toMatch(/^m0_/);
});
