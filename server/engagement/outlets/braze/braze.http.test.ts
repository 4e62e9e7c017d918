import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { daysAfter } from '../../../../contract/values/shop-days.ts';
import { type TestShop, testShop } from '../../../../test/support/app.ts';
import { signedIn } from '../../../../test/support/customers.ts';
import { type CardDraft, giveCards } from '../../index.ts';
import { noteCardEvents } from '../../operations.ts';
import { sendOut } from '../../sending.ts';
import { brazeOutlet } from './index.ts';

interface Call {
  path: string | undefined;
  key: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: assertions read the request field by field
  body: any;
}

/** A REST API as Braze documents it: a bearer key, 201 with `message`, errors with a status and a message. */
let api: Server;
let url: string;
let shop: TestShop;
let calls: Call[] = [];
let answers: number[] = [];
const now = new Date();

beforeAll(async () => {
  api = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    calls.push({ path: request.url, key: request.headers.authorization, body: JSON.parse(Buffer.concat(chunks).toString()) });
    const status = answers.shift() ?? 201;
    if (status === 0) return;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ message: status === 201 ? 'success' : 'no' }));
  });
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  shop = await testShop({ PUBLIC_URL: 'https://shop.example', LOG_LEVEL: 'silent' });
});
beforeEach(async () => {
  calls = [];
  answers = [];
  await sql`delete from engagement.card`.execute(shop.database.read);
});
afterAll(async () => {
  api.closeAllConnections();
  api.close();
  await shop.close();
});

const outlet = () => brazeOutlet({ url, apiKey: 'rest-key', timeoutMs: 400 });
const pass = (at = new Date()) => sendOut(shop, outlet(), at);
const customer = async () => `customer:${(await signedIn(shop)).customerId}`;
const give = (ownerId: string | null, more: Partial<CardDraft> = {}) =>
  shop.database.transact((tx) =>
    giveCards(tx, [
      {
        ownerId,
        brand: 'alder-loom',
        subject: 'price:7:2000',
        title: 'A better price',
        description: 'Lamp now costs $20.00.',
        imageUrl: '/media/lamp.webp',
        url: '/lighting/lamp/7/product.html',
        linkText: 'See it',
        startsAt: now,
        expiresAt: daysAfter(now, 90),
        ...more,
      },
    ]),
  );

describe('[§7.7] Braze by its REST API', () => {
  it('receives customers’ cards as content cards, the same for several at once, each once', async () => {
    const ada = await customer();
    const bob = await customer();
    for (const ownerId of [ada, bob]) await give(ownerId);
    await give(ada, { subject: 'order:A:shipped', title: 'On its way', imageUrl: null, url: null, linkText: null });
    await give('a-guest');
    await give(null);
    await give(bob, { subject: 'later', startsAt: daysAfter(now, 1) });
    await pass();
    await pass();
    expect(calls.map(({ path, key }) => [path, key])).toEqual(Array(2).fill(['/messages/send', 'Bearer rest-key']));
    const both = calls.find(({ body }) => body.external_user_ids.length === 2)?.body;
    expect(both.external_user_ids.sort()).toEqual([ada, bob].sort());
    expect(both.messages.content_card).toEqual({
      type: 'CLASSIC',
      title: 'A better price',
      description: 'Lamp now costs $20.00.',
      image_url: 'https://shop.example/media/lamp.webp',
      web_uri: 'https://shop.example/lighting/lamp/7/product.html',
      ios_uri: 'https://shop.example/lighting/lamp/7/product.html',
      android_uri: 'https://shop.example/lighting/lamp/7/product.html',
      uri_text: 'See it',
      expire_at: expect.stringMatching(/Z$/),
    });
    // Braze shows a card for thirty days at most.
    expect(new Date(both.messages.content_card.expire_at).getTime()).toBeLessThanOrEqual(daysAfter(new Date(), 30).getTime());
  });

  it('receives what customers did with them, 75 events per call', async () => {
    const ada = await customer();
    await give(ada);
    await pass();
    calls = [];
    const { rows } = await sql<{ id: string }>`select id from engagement.card`.execute(shop.database.read);
    const events = Array.from({ length: 80 }, (_, i) => ({
      eventId: randomUUID(),
      cardId: rows[0]?.id ?? '',
      kind: i === 0 ? ('impression' as const) : ('click' as const),
      at: new Date(Date.now() - 80_000 + i * 1000).toISOString(),
    }));
    await shop.database.transact((tx) => noteCardEvents(tx, ada, events, new Date()));
    await pass();
    await pass();
    expect(calls.map(({ path, body }) => [path, body.events.length])).toEqual([
      ['/users/track', 75],
      ['/users/track', 5],
    ]);
    expect(calls[0]?.body.events[0]).toEqual({
      external_id: ada,
      name: 'content_card_impression',
      time: events[0]?.at,
      properties: { event_id: events[0]?.eventId, card_id: rows[0]?.id, subject: 'price:7:2000' },
    });
  });

  it.each([0, 401, 429, 503])('is retried after %i (0: silence) without losing anything', async (status) => {
    await give(await customer(), { expiresAt: daysAfter(now, 9) });
    answers = [status];
    await expect(pass()).rejects.toThrow();
    await pass();
    await pass();
    expect(calls).toHaveLength(2);
    expect(calls[1]?.body).toEqual(calls[0]?.body);
  });

  it('is not retried for what it rejects, nor told events older than a day', async () => {
    await give(await customer());
    answers = [400];
    await pass();
    await pass();
    expect(calls).toHaveLength(1);
    await give(await customer(), { startsAt: daysAfter(now, -2) });
    await pass();
    expect(calls).toHaveLength(1);
  });
});
