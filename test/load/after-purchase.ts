import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { signWebhook } from '../../server/platform/webhook-signature.ts';
import { home } from '../../web/routes.ts';
import { buyableProducts } from './support/catalogue.ts';
import { Connection } from './support/connection.ts';
import { drive, type Streamed, stream } from './support/drive.ts';
import { type Figure, report } from './support/figures.ts';
import { fillHistories, type Histories } from './support/order-history.ts';
import { pinLoad, pinningNote } from './support/pinning.ts';
import { benchDatabase } from './support/postgres.ts';
import { processorTime } from './support/processor.ts';
import { settings } from './support/settings.ts';
import { benchShop } from './support/shop.ts';
import { median, percentile, ratioOf } from './support/statistics.ts';

const orders = 2000;
const secret = 'the carrier’s secret of the bench';
/** Webhooks wanted beside the cached page. */
const perSecond = 1000;
/** A parcel's scans. The second moves it, and the last two also send an e-mail. */
const scans = ['PICKED_UP', 'ARRIVED', 'DEPARTED', 'ARRIVED', 'DEPARTED', 'ARRIVED', 'OUT_FOR_DELIVERY', 'DELIVERED'];
/** Parcels on their way at a time. */
const onTheirWay = 40;
/** Slices before the first that is measured, in which the code that refuses messages is compiled. */
const warmUps = 5;

let addresses = 0;
let messages = 0;

interface Message {
  readonly path: string;
  readonly method: 'POST';
  readonly body: string;
  readonly headers: Record<string, string>;
}

/**
 * What shoppers and carriers ask after the purchase, on PostgreSQL: the list of a customer with 2,000 orders beside the list of one with ten, a
 * carrier's webhook beside a bare transaction, and a cached page while 1,000 webhooks come in every second beside the same page without them.
 */
pinLoad();
const database = await benchDatabase();
const shop = await benchShop({ DATABASE_URL: database.url, CARRIER_SECRETS: `ups=${secret}` });
const client = new pg.Client({ connectionString: database.url });
try {
  await client.connect();
  const histories = await fillHistories(shop.url, database.url, await buyableProducts(shop.url), orders);
  const lists = await listing(histories);
  const webhooks = await webhooking(histories.parcels);
  const pages = await besidePages(histories.parcels);
  report({
    bench: 'after-purchase',
    figures: [...lists, ...webhooks, ...pages.figures],
    notes: [`Among 24,000 orders of others. ${pages.note} ${pinningNote}`],
  });
} finally {
  await client.end();
  await shop.stop();
  await database.drop();
}

/** Each request from an address of its own: limits are counted by network. */
function newAddress(): string {
  addresses++;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/** Asks for the lists in turn; every kind of view counts, since its slowest one is what the shopper remembers. */
async function listing(histories: Histories): Promise<Figure[]> {
  const { long, short } = histories;
  const connection = await Connection.open(shop.url);
  const views = ['', '?page=100', '?page=200', '?filter=6-months', `?q=${histories.word}`, '?q=L77'];
  const ask = async (cookie: string, view: string) => {
    const { status, milliseconds } = await connection.send('GET', `/api/orders${view}`, { cookie, 'x-forwarded-for': newAddress() });
    if (status !== 200) throw new Error(`The list ${view} answered ${status}`);
    return milliseconds;
  };
  for (const view of [...views, ...views]) await ask(long, view);
  const of: Record<'long' | 'short', number[]> = { long: [], short: [] };
  const ratios: number[] = [];
  for (let round = 0; round < settings.rounds; round++) {
    const both: Record<'long' | 'short', number[]> = { long: [], short: [] };
    for (let time = 0; time < settings.seconds * 8; time++) {
      for (const view of views) {
        both.long.push(await ask(long, view));
        both.short.push(await ask(short, view));
      }
    }
    ratios.push(percentile(both.long, 0.95) / percentile(both.short, 0.95));
    of.long.push(...both.long);
    of.short.push(...both.short);
  }
  connection.close();
  const reference = (share: number) => ({ name: 'a customer with ten orders', figure: percentile(of.short, share) });
  return [
    { measure: 'Orders of a customer with 2,000, p50', figure: percentile(of.long, 0.5), unit: 'ms', reference: reference(0.5) },
    {
      measure: 'Orders of a customer with 2,000, p95',
      figure: percentile(of.long, 0.95),
      unit: 'ms',
      reference: reference(0.95),
      rounds: ratios,
      bar: { atMost: 30 },
    },
  ];
}

/** The next signed message: the scans of forty parcels in turn, then of the next forty. */
function message(parcels: readonly string[]): Message {
  const round = Math.floor(messages / onTheirWay);
  const one = messages % onTheirWay;
  const parcel = parcels[(Math.floor(round / scans.length) * onTheirWay + one) % parcels.length];
  messages++;
  const body = JSON.stringify({ parcel, code: scans[round % scans.length], at: new Date().toISOString(), place: 'Columbus, OH' });
  const headers = { 'content-type': 'application/json', 'carrier-signature': signWebhook(Buffer.from(body), secret, new Date()) };
  return { method: 'POST', path: '/api/webhooks/carriers/ups', body, headers: { ...headers, 'x-forwarded-for': newAddress() } };
}

async function send(connection: Connection, parcels: readonly string[]): Promise<number> {
  const { method, path, body, headers } = message(parcels);
  const { status, milliseconds, body: said } = await connection.send(method, path, headers, body);
  if (status !== 200) throw new Error(`The webhook answered ${status}: ${said}`);
  return milliseconds;
}

/** Webhooks one at a time beside a bare transaction that locks, inserts and updates a row on the same server. */
async function webhooking(parcels: readonly string[]): Promise<Figure[]> {
  await client.query('create table bench_parcel (id int primary key, value int not null)');
  await client.query('create table bench_event (id bigint generated always as identity, parcel int not null, value int not null)');
  await client.query('insert into bench_parcel select n, 0 from generate_series(1, 1000) n');
  const bare = async (at: number) => {
    const began = performance.now();
    await client.query('begin');
    const { rows } = await client.query('select value from bench_parcel where id = $1 for update', [(at % 1000) + 1]);
    await client.query('insert into bench_event (parcel, value) values ($1, $2)', [(at % 1000) + 1, rows[0].value]);
    await client.query('update bench_parcel set value = $2 where id = $1', [(at % 1000) + 1, rows[0].value + 1]);
    await client.query('commit');
    return performance.now() - began;
  };
  const connection = await Connection.open(shop.url);
  // Below the pace at which the shop takes them, or waiting would be measured.
  const apart = 1000 / 18;
  for (let at = 0; at < 320; at++) {
    await send(connection, parcels);
    await sleep(apart);
  }
  const webhooks: number[] = [];
  const transactions: number[] = [];
  const ratios: number[] = [];
  let processor = 0;
  for (let round = 0; round < settings.rounds; round++) {
    const ofRound: { webhooks: number[]; bare: number[] } = { webhooks: [], bare: [] };
    const before = processorTime(shop.pid);
    for (let at = 0; at < settings.seconds * 40; at++) {
      ofRound.webhooks.push(await send(connection, parcels));
      ofRound.bare.push(await bare(at));
      await sleep(apart);
    }
    processor += processorTime(shop.pid) - before;
    ratios.push(median(ofRound.webhooks) / median(ofRound.bare));
    webhooks.push(...ofRound.webhooks);
    transactions.push(...ofRound.bare);
  }
  connection.close();
  const reference = (share: number) => ({ name: 'a bare transaction', figure: percentile(transactions, share) });
  return [
    {
      measure: 'A carrier’s webhook, p50',
      figure: median(webhooks),
      unit: 'ms',
      reference: reference(0.5),
      rounds: ratios,
      bar: { atMost: 5 },
    },
    { measure: 'A carrier’s webhook, p95', figure: percentile(webhooks, 0.95), unit: 'ms', reference: reference(0.95) },
    { measure: 'A carrier’s webhook, processor time of the web process', figure: processor / webhooks.length / 1000, unit: 'ms' },
  ];
}

/**
 * What a stream of webhooks leaves to shoppers: the web process's time that it takes alone, and the kept home page with and without it, in turn by the
 * slice. The pages' load, the carriers and PostgreSQL share a core and slow each other down; so the same stream is also made of requests for the
 * liveness check, the cheapest there are.
 */
async function besidePages(parcels: readonly string[]): Promise<{ figures: Figure[]; note: string }> {
  const url = shop.url + home();
  const load = { connections: 32, headers: { 'accept-encoding': 'br' }, seconds: 2 };
  /** A stream is there before the pages are asked for, and after. */
  const streamed = load.seconds + 1;
  const connections = perSecond / 5;
  const paced = { perSecond, connections, seconds: streamed };
  const host = new URL(shop.url).host;
  const carriers = () => {
    const requests = Array.from({ length: perSecond * streamed * 1.2 }, () => rawRequest(message(parcels), host));
    return stream(shop.url, requests, paced);
  };
  const alive = () => stream(shop.url, [`GET /healthz HTTP/1.1\r\nhost: ${host}\r\n\r\n`], paced);
  const pages = async () => (await drive(url, load)).perSecond;
  const pagesBeside = async (sent: Promise<Streamed>) => {
    await sleep(500);
    const perSecond = await pages();
    return { perSecond, ...(await sent) };
  };
  await pages();
  const takenAlone: number[] = [];
  for (let slice = -warmUps; slice < settings.rounds; slice++) {
    const before = processorTime(shop.pid);
    await carriers();
    if (slice >= 0) takenAlone.push((processorTime(shop.pid) - before) / 1000 / streamed);
  }
  const idle: number[] = [];
  const busy: (Streamed & { perSecond: number })[] = [];
  const control: number[] = [];
  for (let round = 0; round < settings.rounds * 2; round++) {
    const sides = [
      async () => void idle.push(await pages()),
      async () => void control.push((await pagesBeside(alive())).perSecond),
      async () => void busy.push(await pagesBeside(carriers())),
    ];
    for (const side of round % 2 === 0 ? sides : sides.reverse()) await side();
  }
  const reference = { name: 'without webhooks', figure: median(idle) };
  const ofIdle = (side: readonly number[]) => ratioOf(side.map((one, at) => one / (idle[at] ?? Number.NaN)));
  const beside = busy.map(({ perSecond }) => perSecond);
  return {
    figures: [
      {
        measure: 'Time of the web process that they leave, of a second',
        figure: 1000 - median(takenAlone),
        unit: 'ms',
        reference: { name: 'a second', figure: 1000 },
        ...ratioOf(takenAlone.map((one) => 1 - one / 1000)),
      },
      {
        measure: 'Cached home page beside webhooks',
        figure: median(beside),
        unit: 'req/s',
        reference,
        ...ofIdle(beside),
        bar: { atLeast: 0.8 },
      },
      { measure: 'Cached home page beside as many liveness checks', figure: median(control), unit: 'req/s', reference, ...ofIdle(control) },
      { measure: 'Webhooks answered meanwhile', figure: median(busy.map(({ answered }) => answered)), unit: 'per second' },
      {
        measure: 'Webhooks taken of these, the others told to come again',
        figure: median(busy.map(({ taken }) => taken)),
        unit: 'per second',
      },
    ],
    note: `${perSecond} webhooks a second were wanted beside the pages, over ${connections} connections.`,
  };
}

function rawRequest({ method, path, body, headers }: Message, host: string): string {
  const all = { host, ...headers, 'content-length': String(Buffer.byteLength(body)) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}
