import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { qrMatrix, qrPath } from './matrix.ts';

/** Both pictures were compared with those of another encoder and read back by a decoder. */
describe('[issue 5, accounts 5] the picture of a second factor', () => {
  it('draws a word', () => {
    const drawn = qrMatrix('loom').map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));
    expect(drawn.slice(0, 10)).toEqual([
      '#######...#.#.#######',
      '#.....#.....#.#.....#',
      '#.###.#.#.#...#.###.#',
      '#.###.#.....#.#.###.#',
      '#.###.#..#.##.#.###.#',
      '#.....#..###..#.....#',
      '#######.#.#.#.#######',
      '........#.#..........',
      '###.#####.#.###...#..',
      '.##..#.#...#.#.#..###',
    ]);
  });

  it('draws an enrolment, of several blocks and with version bits', () => {
    const text = `otpauth://totp/Mantel%20staff:maud%40example.com?issuer=Mantel%20staff&secret=${'ABCD2345'.repeat(4)}&algorithm=SHA1&digits=6&period=30`;
    const matrix = qrMatrix(text);
    expect(matrix).toHaveLength(45);
    const drawn = matrix.map((row) => row.map(Number).join('')).join('\n');
    expect(createHash('sha256').update(drawn).digest('hex')).toBe('53b2136a3812afc8e60576d2bd4e712823192860eb8409414b344901338f8fdb');
  });

  it('is one path, and refuses what does not fit', () => {
    expect(
      qrPath([
        [true, false],
        [false, true],
      ]),
    ).toBe('M0 0h1v1h-1zM1 1h1v1h-1z');
    expect(() => qrMatrix('x'.repeat(600))).toThrow('too many');
  });
});
