import { setTimeout as sleep } from 'node:timers/promises';
import { buyableProducts, stockedVariations } from './support/catalogue.ts';
import { Connection } from './support/connection.ts';
import type { Driven } from './support/drive.ts';
import { type Figure, report } from './support/figures.ts';
import { Guest } from './support/guest.ts';
import { pinLoad, pinningNote } from './support/pinning.ts';
import { processorTime } from './support/processor.ts';
import { startReference } from './support/reference-process.ts';
import { settings } from './support/settings.ts';
import { benchShop } from './support/shop.ts';
import { median, percentile } from './support/statistics.ts';

const connections = 32;
/** Adds per guest before a new one comes, so that carts stay realistic. */
const addsPerGuest = 5;
/** Milliseconds between a connection's adds at normal pace: 400 a second in total. */
const unhurried = 80;

/**
 * Adding to the cart through HTTP on the embedded database, at 32 connections without pauses; beside it the same server's cheapest response, and a
 * bare transaction that locks and updates one row.
 */
pinLoad();
const shop = await benchShop();
try {
  const variations = await stockedVariations(shop.url, await buyableProducts(shop.url), addsPerGuest, 50);
  const rounds: { add: Timed; paced: Timed; trivial: Timed; bare: Driven }[] = [];
  await addAll(variations, 2);
  for (let round = 0; round < settings.rounds; round++) {
    rounds.push({
      bare: await bareTransaction(),
      trivial: await askHealth(settings.seconds),
      add: await addAll(variations, settings.seconds),
      paced: await addAll(variations, settings.seconds, unhurried),
    });
  }
  const of = (of: 'add' | 'paced' | 'trivial' | 'bare', field: keyof Driven) => median(rounds.map((round) => round[of][field]));
  const beside = (measure: string, field: 'p50' | 'p99', atMost: number): Figure => ({
    measure,
    figure: of('add', field),
    unit: 'ms',
    reference: { name: 'bare transaction', figure: of('bare', field) },
    bar: { atMost },
  });
  report({
    bench: 'add-to-cart',
    figures: [
      beside('Add to cart, p50 at 32 connections', 'p50', 8),
      beside('Add to cart, p99 at 32 connections', 'p99', 40),
      {
        measure: 'Add to cart',
        figure: of('add', 'perSecond'),
        unit: 'req/s',
        reference: { name: '/healthz', figure: of('trivial', 'perSecond') },
      },
      {
        measure: 'Add to cart, processor time of the web process',
        figure: median(rounds.map(({ add }) => add.processor)),
        unit: 'µs',
        reference: { name: '/healthz', figure: median(rounds.map(({ trivial }) => trivial.processor)) },
      },
      { measure: 'Add to cart at 400 a second, p50', figure: of('paced', 'p50'), unit: 'ms' },
      { measure: 'Add to cart at 400 a second, p99', figure: of('paced', 'p99'), unit: 'ms' },
      {
        measure: '/healthz, p50 at 32 connections',
        figure: of('trivial', 'p50'),
        unit: 'ms',
      },
    ],
    notes: [`A guest adds ${addsPerGuest} things, then another comes. Connections ask without a pause.`, pinningNote],
  });
} finally {
  await shop.stop();
}

interface Timed extends Driven {
  /** The web process's CPU time per request in microseconds. */
  readonly processor: number;
}

/** Repeats each connection's work for some seconds, at most every `atLeastMs`; returns the request times. */
async function repeat(seconds: number, actOn: (connection: Connection) => () => Promise<number>, atLeastMs = 0): Promise<Timed> {
  const open = await Promise.all(Array.from({ length: connections }, () => Connection.open(shop.url)));
  const times: number[] = [];
  const before = processorTime(shop.pid);
  const ends = performance.now() + seconds * 1000;
  const keepAsking = async (connection: Connection) => {
    const act = actOn(connection);
    while (performance.now() < ends) {
      const took = await act();
      times.push(took);
      // Staggered, so that connections do not synchronize.
      if (atLeastMs > took) await sleep((atLeastMs - took) * (0.5 + Math.random()));
    }
  };
  await Promise.all(open.map(keepAsking));
  for (const connection of open) connection.close();
  const processor = (processorTime(shop.pid) - before) / times.length;
  return { perSecond: times.length / seconds, p50: percentile(times, 0.5), p99: percentile(times, 0.99), processor };
}

function addAll(variations: readonly number[], seconds: number, atLeastMs = 0): Promise<Timed> {
  let next = 0;
  const shopOn = (connection: Connection) => {
    let guest = new Guest(connection);
    let added = 0;
    return async () => {
      if (added++ === addsPerGuest) {
        guest = new Guest(connection);
        added = 1;
      }
      const { status, body, milliseconds } = await guest.add(variations[next++ % variations.length] as number);
      if (status !== 200) throw new Error(`Adding answered ${status}: ${body}`);
      return milliseconds;
    };
  };
  return repeat(seconds, shopOn, atLeastMs);
}

function askHealth(seconds: number): Promise<Timed> {
  return repeat(seconds, (connection) => async () => (await connection.send('GET', '/healthz')).milliseconds);
}

async function bareTransaction(): Promise<Driven> {
  const done = await startReference('bare-transaction.ts', String(connections), String(settings.seconds));
  await done.stop();
  return JSON.parse(done.said);
}
