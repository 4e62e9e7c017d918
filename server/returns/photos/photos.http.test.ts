import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxReturnPhotos, type OrderReturn, returnPhoto, returnPhotoForm } from '../../../contract/returns/returns.ts';
import { type CommerceShop, commerceShop, readyToPay, Shopper, stockShelves, testCards } from '../../../test/support/commerce.ts';
import { signedIn } from '../../../test/support/customers.ts';
import { staffSignedIn } from '../../../test/support/staff.ts';
import { orderToken } from '../../orders/index.ts';
import { type Asked, Desk } from '../test-fixtures/desk.ts';
import { forgetPhotos } from './operations.ts';

let shop: CommerceShop;
let desk: Desk;
let lamp = 0;

beforeAll(async () => {
  shop = await commerceShop();
  [lamp = 0] = await stockShelves(shop, [{ price: 4200, stock: 100 }]);
  desk = await Desk.of(shop);
});
afterAll(() => shop.close());

const asked = (reason = 'item_damaged') => desk.asked([{ variationId: lamp, quantity: 1 }], 'refund', { reason });
const cookiesOf = (shopper: Shopper) => Object.fromEntries(shopper.cookies);
const picture = (width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background: '#804020' } });

/** Posts a file as the plain form does, and answers where it leads. */
async function post(
  { orderNumber, caseNumber }: Asked,
  file: Buffer,
  { token = '', cookies = {} as Record<string, string>, name = 'dent.jpg' } = {},
) {
  const edge = 'edge-of-the-form';
  const head = `--${edge}\r\ncontent-disposition: form-data; name="photo"; filename="${name}"\r\ncontent-type: image/jpeg\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${edge}--\r\n`)]);
  const headers = { 'content-type': `multipart/form-data; boundary=${edge}`, 'sec-fetch-site': 'same-origin' };
  const url = returnPhotoForm({ orderNumber, caseNumber, token });
  const { statusCode, headers: said } = await shop.app.inject({ method: 'POST', url, headers, cookies, payload });
  return { status: statusCode, done: new URL(String(said.location ?? '/'), 'http://shop').searchParams.get('done') };
}

const casesOf = async ({ shopper, orderNumber }: Asked) =>
  (await shopper.send<{ returns: OrderReturn[] }>('GET', `/api/orders/${orderNumber}/returns`)).body.returns;
const get = (url: string, cookies: Record<string, string> = {}) => shop.app.inject({ url, cookies });

describe('[§9 return reasons] photos of damage', () => {
  it('reach the shopper, the guest with the link and the returns desk, and nobody else', async () => {
    const one = await asked();
    const { orderNumber, caseNumber } = one;
    const token = orderToken(shop.config.secret, { orderNumber, linkVersion: 0 });
    expect(await post(one, await picture().jpeg().toBuffer(), { cookies: cookiesOf(one.shopper) })).toEqual({ status: 303, done: 'photo' });
    expect(await post(one, await picture().png().toBuffer(), { token })).toEqual({ status: 303, done: 'photo' });
    const [shown] = await casesOf(one);
    expect(shown?.photos).toMatchObject([
      { width: 60, height: 40 },
      { width: 60, height: 40 },
    ]);
    const photoId = shown?.photos[0]?.photoId ?? '';
    const url = returnPhoto({ orderNumber, caseNumber, photoId });
    const seen = await get(url, cookiesOf(one.shopper));
    expect(seen.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect((await sharp(seen.rawPayload).metadata()).format).toBe('webp');
    expect((await get(returnPhoto({ orderNumber, caseNumber, photoId, token }))).statusCode).toBe(200);
    const staff = async (role: 'customer_care' | 'content_editor') => ({ staff_session_token: (await staffSignedIn(shop, role)).token });
    const viewed = async () =>
      (
        await sql<{ details: object }>`
        select details from staff.audit where action = 'return.photo_viewed' and subject_kind = 'return' and subject_id = ${caseNumber}`.execute(
          shop.database.read,
        )
      ).rows;
    // The shopper's own views are nobody's business; each of staff's is in the audit log, once for all photos of a page.
    expect(await viewed()).toEqual([]);
    const care = await staff('customer_care');
    const views = (shown?.photos ?? []).map((photo) => get(returnPhoto({ orderNumber, caseNumber, photoId: photo.photoId }), care));
    expect((await Promise.all(views)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await viewed()).toHaveLength(1);
    expect((await get(url, await staff('customer_care'))).statusCode).toBe(200);
    expect(await viewed()).toHaveLength(2);
    expect((await desk.send('GET', one.path)).body.photos).toHaveLength(2);

    const other = await asked();
    expect((await get(url)).statusCode).toBe(404);
    expect((await get(url, cookiesOf(other.shopper))).statusCode).toBe(404);
    expect((await get(url, await staff('content_editor'))).statusCode).toBe(404);
    expect((await get(`${url}&token=wrong`)).statusCode).toBe(404);
    expect(await viewed()).toHaveLength(2);
    // Another case of one's own does not open it either.
    const elsewhere = returnPhoto({ orderNumber: other.orderNumber, caseNumber: other.caseNumber, photoId });
    expect((await get(elsewhere, cookiesOf(other.shopper))).statusCode).toBe(404);
    expect((await post(one, await picture().jpeg().toBuffer(), { cookies: cookiesOf(other.shopper) })).status).toBe(404);
  });

  it('[rulings: impersonation] are audited too when staff act for the customer', async () => {
    const customer = await signedIn(shop);
    const shopper = new Shopper(shop);
    shopper.cookies.set('session_token', customer.token);
    const items = [{ variationId: lamp, quantity: 1 }];
    const { pay } = await readyToPay(shop, items, { shopper });
    const { orderNumber } = (await pay(testCards.good)).body;
    await desk.ship(orderNumber, items);
    const { caseNumber, path } = await desk.again(shopper, orderNumber, items, 'refund', 'item_damaged');
    const one = { shopper, orderNumber, caseNumber, path, total: 0 };
    await post(one, await picture().jpeg().toBuffer(), { cookies: cookiesOf(shopper) });
    const photoId = (await casesOf(one))[0]?.photos[0]?.photoId ?? '';
    const care = await staffSignedIn(shop, 'customer_care');
    const acting = new Shopper(shop);
    acting.cookies.set('staff_session_token', care.token);
    const begun = { customerId: customer.customerId, reason: 'asked by phone' };
    expect(await acting.send('POST', '/api/impersonate', begun)).toMatchObject({ status: 200 });
    const views = async () =>
      (
        await sql<{ memberId: number }>`
          select member_id::int as "memberId" from staff.audit where action = 'return.photo_viewed' and subject_id = ${caseNumber}`.execute(
          shop.database.read,
        )
      ).rows;
    const url = returnPhoto({ orderNumber, caseNumber, photoId });
    expect((await get(url, cookiesOf(shopper))).statusCode).toBe(200);
    expect(await views()).toEqual([]);
    expect((await get(url, cookiesOf(acting))).statusCode).toBe(200);
    expect(await views()).toEqual([{ memberId: care.memberId }]);
    expect(await post(one, await picture().png().toBuffer(), { cookies: cookiesOf(acting) })).toEqual({ status: 303, done: 'photo' });
    const { rows } = await sql<{ memberId: number; subject: string }>`
      select member_id::int as "memberId", subject_id as subject from staff.audit
      where action = 'customer.acted_for' and details ->> 'call' = 'returns.addPhoto'`.execute(shop.database.read);
    expect(rows).toEqual([{ memberId: care.memberId, subject: String(customer.customerId) }]);
  });

  it.each([
    ['a page', 'photo_unsupported', () => Buffer.from('<html><script>alert(1)</script></html>')],
    ['a video', 'video_unsupported', () => Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0 and so on')],
    ['half a picture', 'photo_unreadable', async () => (await picture(600, 400).jpeg().toBuffer()).subarray(0, 300)],
    ['larger than 25 megapixels', 'photo_too_many_pixels', () => picture(5001, 5000).png().toBuffer()],
  ] as const)('are refused when the file is %s', async (_what, code, make) => {
    const one = await asked();
    expect(await post(one, await make(), { cookies: cookiesOf(one.shopper) })).toEqual({ status: 303, done: code });
    expect((await casesOf(one))[0]?.photos).toEqual([]);
  });

  it('are asked for after damage only, while the return is open, and six at most', async () => {
    const dent = await picture().jpeg().toBuffer();
    const changed = await asked('changed_mind');
    expect((await casesOf(changed))[0]?.takesPhotos).toBe(false);
    expect((await post(changed, dent, { cookies: cookiesOf(changed.shopper) })).done).toBe('photos_not_wanted');
    const one = await asked();
    for (let at = 0; at < maxReturnPhotos; at++) await post(one, dent, { cookies: cookiesOf(one.shopper) });
    expect((await post(one, dent, { cookies: cookiesOf(one.shopper) })).done).toBe('too_many_photos');
    expect((await casesOf(one))[0]).toMatchObject({ photos: expect.objectContaining({ length: maxReturnPhotos }), takesPhotos: false });
    await desk.decide(one.path, { decision: 'declined' });
    expect((await post(one, dent, { cookies: cookiesOf(one.shopper) })).done).toBe('photos_not_wanted');
  });

  it('are deleted with their files half a year after the return has ended', async () => {
    const one = await asked();
    await post(one, await picture().jpeg().toBuffer(), { cookies: cookiesOf(one.shopper) });
    await desk.decide(one.path, { decision: 'declined' });
    const folder = join(shop.config.dataDir, 'private-media');
    const files = () =>
      existsSync(folder) ? readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('.webp')) : [];
    const before = files().length;
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    await forgetPhotos(shop, inDays(179));
    expect([files().length, (await casesOf(one))[0]?.photos.length]).toEqual([before, 1]);
    await forgetPhotos(shop, inDays(181));
    expect((await casesOf(one))[0]?.photos).toEqual([]);
    expect(files().length).toBeLessThan(before);
  });
});
