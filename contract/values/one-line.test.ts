import { expect, it } from 'vitest';
import { oneLine } from './one-line.ts';

it.each([
  ['Ann\r\nBcc: x@example.com', 'Ann Bcc: x@example.com'],
  ['12 Elm Street\tApt 4', '12 Elm Street Apt 4'],
  ['\u2028Ann\u2029', 'Ann'],
  ['\u202eeel nnA', 'eel nnA'],
  ['TAKE25\u200b', 'TAKE25'],
  [' \u200b\u200d\ufeff ', ''],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['Zoé O’Brien-Łukasz', 'Zoé O’Brien-Łukasz'],
])('makes one visible line of %j', (typed, line) => {
  expect(oneLine(typed)).toBe(line);
});

it('[§6 abuse] trims a long text in linear time', () => {
  const spaces = ' '.repeat(300_000);
  expect(oneLine(`${spaces}a${spaces}b${spaces}`)).toBe(`a${spaces}b`);
});
