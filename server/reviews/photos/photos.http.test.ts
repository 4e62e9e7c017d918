import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { photoBytes } from '../../../contract/values/photos.rules.ts';
import { type TestShop, testShop } from '../../../test/support/app.ts';
import { aProduct, productIds, stockProducts } from '../../catalog/test-fixtures/catalogue.ts';
import { keepPicture, MediaStore, mountMedia, remake } from '../../media/index.ts';
import { purgingOf } from '../../platform/purging/purging.ts';
import { approveReview } from '../moderation/operations.ts';
import { type Asker, customer, guest, submit, upload, written } from '../test-fixtures/reviewing.ts';
import { forgetLeftPhotos } from './operations.ts';

let shop: TestShop;
let served: FastifyInstance;
let media: MediaStore;
let sofa = 0;
let other = 0;
let author: Asker & { customerId: number };

beforeAll(async () => {
  shop = await testShop();
  media = new MediaStore(join(shop.config.dataDir, 'media'));
  served = fastify();
  mountMedia(served, media);
  await stockProducts(shop.database, [aProduct({ handle: 'sofa' }), aProduct({ handle: 'other' })]);
  const ids = await productIds(shop.database.read);
  [sofa, other] = [ids.sofa ?? 0, ids.other ?? 0];
});
afterAll(async () => {
  await served.close();
  await shop.close();
});
beforeEach(async () => {
  author = await customer(shop);
});

let shade = 0;
/** A picture nobody has sent before. */
const picture = (width = 60, height = 40) => {
  shade++;
  return sharp({ create: { width, height, channels: 3, background: { r: shade, g: 90, b: 60 } } });
};
const fileOf = (url: string) => media.fileOf(url.slice('/media/'.length));

describe('[§5 review uploads] a photo', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('may be %s, and is stored as our own WebP', async (format) => {
    const { status, body } = await upload(author, sofa, await picture().toFormat(format).toBuffer());
    expect(status).toBe(200);
    expect(body.image).toMatchObject({ width: 60, height: 40, tint: expect.stringMatching(/^#[0-9a-f]{6}$/) });
    const answer = await served.inject(body.image.url);
    expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
    expect((await sharp(answer.rawPayload).metadata()).format).toBe('webp');
  });

  it('loses its location, is turned upright, and is 2048 px at most', async () => {
    const exif = { IFD0: { Make: 'Spy camera' }, IFD3: { GPSLatitude: '47/1 36/1 0/1' } };
    const taken = await picture(3000, 1000).jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
    expect((await sharp(taken).metadata()).orientation).toBe(6);
    const { body } = await upload(author, sofa, taken);
    expect(body.image).toMatchObject({ width: 683, height: 2048 });
    const kept = await sharp(fileOf(body.image.url)).metadata();
    expect([kept.exif, kept.orientation, kept.xmp]).toEqual([undefined, undefined, undefined]);
  });

  it.each([
    ['a video', 'video_unsupported', 415, Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0 and so on')],
    ['a page', 'photo_unsupported', 415, Buffer.from('<html><script>alert(1)</script></html>')],
    ['nothing', 'photo_unsupported', 415, Buffer.alloc(0)],
    ['half a picture', 'photo_unreadable', 422, Buffer.from('\xff\xd8\xff\xe0 and then something else', 'latin1')],
    ['more than 8 MB', 'photo_too_large', 413, Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(photoBytes)])],
  ])('is not %s', async (_, code, expected, content) => {
    const { status, body } = await upload(author, sofa, content, 'sofa.jpg');
    expect([status, body.code]).toEqual([expected, code]);
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('of more than 25 megapixels as %s is refused with its reason', async (format) => {
    const large = await picture(5001, 5000).toFormat(format, { effort: 1 }).toBuffer();
    expect(large.length).toBeLessThan(photoBytes);
    const { status, body } = await upload(author, sofa, large);
    expect([status, body.code, body.message]).toEqual([422, 'photo_too_many_pixels', expect.stringContaining('25 megapixels')]);
  });

  it.each([
    [5000, 5000],
    [5712, 4284],
  ])('may have %d × %d pixels', async (width, height) => {
    expect((await upload(author, sofa, await picture(width, height).jpeg().toBuffer())).status).toBe(200);
  });

  it('is refused by its header’s size before decoding', async () => {
    // Nothing follows the header: decoding would fail for another reason.
    const honest = await picture(600, 400).png().toBuffer();
    const claimed = Buffer.from(honest.subarray(0, honest.indexOf('IDAT') + 20));
    claimed.writeUInt32BE(30_000, 16);
    claimed.writeUInt32BE(30_000, 20);
    claimed.writeUInt32BE(crc32(claimed.subarray(12, 29)), 29);
    expect((await upload(author, sofa, claimed)).body.code).toBe('photo_too_many_pixels');
  });

  it('with animation is refused', async () => {
    const frames = await Promise.all([picture(), picture().negate()].map((one) => one.png().toBuffer()));
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0, delay: 100 })
      .toBuffer();
    const { status, body } = await upload(author, sofa, moving);
    expect([status, body.code]).toEqual([415, 'photo_animated']);
  });

  it('from one customer who sends hundreds does not delay others', async () => {
    const content = await picture(2000, 1500).jpeg().toBuffer();
    const another = await customer(shop);
    // Pictures are made one at a time. While this one takes its time no other is finished, which would make room for one more.
    const { promise: busy, resolve: finish } = Promise.withResolvers<void>();
    const first = shop.media.remaking.run(() => busy);
    let refused = 0;
    const uploads = Array.from({ length: 40 }, async () => {
      const { status } = await upload(author, sofa, content);
      if (status === 429) refused++;
      return status;
    });
    await expect.poll(() => refused, { timeout: 10_000 }).toBe(34);
    const modest = upload(another, sofa, await picture().jpeg().toBuffer());
    finish();
    expect((await modest).status).toBe(200);
    expect((await Promise.all(uploads)).filter((status) => status === 200)).toHaveLength(6);
    await first;
  });

  it('[§6] requires a signed-in customer and a form', async () => {
    expect((await upload(guest(shop), sofa, await picture().jpeg().toBuffer())).body.code).toBe('sign_in_required');
    const bare = await author.send({ method: 'POST', url: `/api/reviews/write/media?productId=${sofa}`, payload: {} });
    expect([bare.status, bare.body.code]).toEqual([400, 'no_photo']);
    const torn = await author.send({
      method: 'POST',
      url: `/api/reviews/write/media?productId=${sofa}`,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: 'not a form',
    });
    expect(torn.status).toBe(400);
  });

  it('cannot be sent by another site', async () => {
    const { status } = await author.send({
      method: 'POST',
      url: `/api/reviews/write/media?productId=${sofa}`,
      headers: { 'sec-fetch-site': 'cross-site', 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x--',
    });
    expect(status).toBe(403);
  });
});

describe('photos and their review', () => {
  const send = async (who: Asker, productId = sofa) => (await upload(who, productId, await picture().jpeg().toBuffer())).body;

  it('are published together, in order', async () => {
    const first = await send(author);
    const second = await send(author);
    const { body } = await submit(author, written(sofa, { photoIds: [second.photoId, first.photoId] }));
    await approveReview(shop.database, body.reviewId, { atOnce: true }, new Date());
    const page = (await shop.app.inject(`/api/reviews?productId=${sofa}&withPhotos=true`)).json();
    expect(page.reviews[0].photos.map(({ url }: { url: string }) => url)).toEqual([second.image.url, first.image.url]);
    expect(page.summary.withPhotos).toBe(1);
  });

  it('cannot be used by others, for another product, or twice', async () => {
    const mine = await send(author);
    const thief = await customer(shop);
    expect((await submit(thief, written(sofa, { photoIds: [mine.photoId] }))).body.code).toBe('photo_missing');
    expect((await submit(author, written(other, { photoIds: [mine.photoId] }))).body.code).toBe('photo_missing');
    expect((await submit(author, written(sofa, { photoIds: [mine.photoId] }))).status).toBe(200);
    expect((await submit(author, written(other, { photoIds: [mine.photoId] }))).body.code).toBe('photo_missing');
  });

  it('remain usable after a refused review', async () => {
    await submit(author, written(sofa));
    const { photoId } = await send(author);
    expect((await submit(author, written(sofa, { photoIds: [photoId] }))).body.code).toBe('already_reviewed');
    const left = await customer(shop);
    const kept = await send(left);
    expect((await submit(left, written(sofa, { text: 'short', photoIds: [kept.photoId] }))).body.code).toBe('invalid_input');
    expect((await submit(left, written(sofa, { photoIds: [kept.photoId] }))).status).toBe(200);
  });

  it('are at most four', async () => {
    const ids = [];
    for (let n = 0; n < 5; n++) ids.push((await send(author)).photoId);
    expect((await submit(author, written(sofa, { photoIds: ids }))).status).toBe(400);
    expect((await submit(author, written(sofa, { photoIds: ids.slice(0, 4) }))).status).toBe(200);
  });

  it('without a review are deleted after a day, except files another photo shows', async () => {
    const same = await picture().jpeg().toBuffer();
    const used = (await upload(author, sofa, same)).body;
    const left = (await upload(author, other, same)).body;
    const alone = await send(author, other);
    await submit(author, written(sofa, { photoIds: [used.photoId] }));
    const purged: string[] = [];
    const stop = purgingOf(shop.database).hear((tags) => purged.push(...tags));
    await forgetLeftPhotos({ database: shop.database, media }, new Date(Date.now() + 90_000_000));
    stop();
    expect(purged).toContain(alone.image.url.replace('/media/', 'media:'));
    expect(purged).not.toContain(used.image.url.replace('/media/', 'media:'));
    expect([used, left, alone].map(({ image }) => existsSync(fileOf(image.url)))).toEqual([true, true, false]);
    expect((await submit(author, written(other, { photoIds: [alone.photoId] }))).body.code).toBe('photo_missing');
  });

  it('when deleted, leave a product’s identical picture alone', async () => {
    const same = await picture().png().toBuffer();
    const { src } = await keepPicture(media, await remake(media, same));
    const left = (await upload(author, sofa, same)).body;
    await forgetLeftPhotos({ database: shop.database, media }, new Date(Date.now() + 90_000_000));
    expect([src, left.image.url].map((url) => existsSync(fileOf(url)))).toEqual([true, false]);
  });
});
