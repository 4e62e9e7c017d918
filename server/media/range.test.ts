import { describe, expect, test } from 'vitest';
import { rangeOf } from './range.ts';

describe('[§2.10 video slot] parts of a film', () => {
  test.each([
    ['bytes=0-', { start: 0, end: 999 }],
    ['bytes=0-1', { start: 0, end: 1 }],
    ['bytes=900-5000', { start: 900, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=1000-', 'outside'],
    ['bytes=-0', 'outside'],
    ['bytes=20-10', null],
    ['bytes=0-1,5-6', null],
    ['bytes=-', null],
    ['pages=1-2', null],
    [undefined, null],
  ])('%s of 1000 bytes', (header, part) => {
    expect(rangeOf(header, 1000)).toEqual(part);
  });
});
