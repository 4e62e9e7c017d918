import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { photoBytes } from '../../../contract/values/photos.rules.ts';
import { MediaStore } from '../store.ts';
import { makePhoto } from './photo.ts';

const largest = Buffer.alloc(photoBytes);
// A JPEG, by its first bytes.
largest.set([0xff, 0xd8, 0xff]);

it('[§6 abuse] photos that are under way take 64 MB together; others are refused before they are read', async () => {
  const media = new MediaStore(tmpdir());
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  let arrived = 0;
  async function* stalled() {
    yield largest;
    arrived++;
    await ended;
    throw new Error('gone');
  }
  const underWay = Array.from({ length: 8 }, (_, i) => makePhoto(media, `customer:${i}`, { name: 'a.jpg', content: stalled() }));
  const outcomes = Promise.allSettled(underWay);
  await expect.poll(() => arrived).toBe(8);
  const next = (content: AsyncIterable<Uint8Array>) => makePhoto(media, 'customer:9', { name: 'b.jpg', content });
  await expect(next(stalled())).rejects.toMatchObject({ code: 'overloaded' });
  expect(arrived).toBe(8);
  end();
  expect((await outcomes).map(({ status }) => status)).toEqual(Array(8).fill('rejected'));
  const unreadable = async function* () {
    yield largest.subarray(0, 100);
  };
  await expect(next(unreadable())).rejects.toMatchObject({ code: 'photo_unreadable' });
});
