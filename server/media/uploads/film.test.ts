import { describe, expect, it } from 'vitest';
import type { MediaStore } from '../store.ts';
import { keepFilm, UnreadableFilm } from './film.ts';

const box = (name: string, content = Buffer.alloc(0)) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(name, 4);
  return Buffer.concat([head, content]);
};
const keep = (...boxes: Buffer[]) => keepFilm({ put: async () => '/media/a.mp4' } as unknown as MediaStore, Buffer.concat(boxes));

describe('[§2.6 films] an uploaded film', () => {
  it('is kept with a directory and pictures, in pieces too', async () => {
    expect(await keep(box('ftyp'), box('moov'), box('mdat'))).toBe('/media/a.mp4');
    const pieces = Array.from({ length: 3000 }, () => [box('moof'), box('mdat')]).flat();
    expect(await keep(box('ftyp'), box('moov'), ...pieces)).toBe('/media/a.mp4');
  });

  it.each([
    ['no beginning', [box('moov'), box('mdat')]],
    ['no directory', [box('ftyp'), box('mdat')]],
    ['half a box', [box('ftyp'), box('moov'), box('mdat').subarray(0, 7)]],
    ['a directory behind more boxes than a film has', [box('ftyp'), ...Array(20_000).fill(box('free')), box('moov'), box('mdat')]],
  ])('is refused with %s', async (_name, boxes) => {
    await expect(keep(...boxes)).rejects.toBeInstanceOf(UnreadableFilm);
  });
});
