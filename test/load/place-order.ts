import { randomUUID } from 'node:crypto';
import { SandboxProvider } from '../../server/payments/providers/sandbox/provider.ts';
import { openDatabase } from '../../server/platform/db/index.ts';
import { ApiShopper } from '../support/api-shopper.ts';
import { buyableProducts, stockedVariations } from './support/catalogue.ts';
import { report } from './support/figures.ts';
import { pinLoad, pinningNote } from './support/pinning.ts';
import { benchDatabase } from './support/postgres.ts';
import { processorTime } from './support/processor.ts';
import { settings } from './support/settings.ts';
import { benchShop } from './support/shop.ts';
import { median, percentile } from './support/statistics.ts';

const atOnce = 8;
/** Orders placed at once before the next batch gets ready; only the placing is timed. */
const batch = 64;
/** Batches before the first that counts: the code of a purchase takes some hundred orders to be compiled. */
const warmUps = 8;

/**
 * Placing an order by card on a PostgreSQL server, 8 at a time: the one call that claims, asks the provider and settles. Beside it the sandbox alone,
 * 8 authorizations at a time on the same server, since a real provider's time is not ours.
 */
pinLoad();
const database = await benchDatabase();
const shop = await benchShop({ DATABASE_URL: database.url });
const direct = await openDatabase({ url: database.url, dataDir: shop.dataDir });
const sandbox = new SandboxProvider(direct);
try {
  const variations = await stockedVariations(shop.url, await buyableProducts(shop.url), 10, 50);
  for (let at = 0; at < warmUps; at++) await round(variations);
  const rounds: Round[] = [];
  for (let at = 0; at < settings.rounds; at++) rounds.push(await round(variations));
  const of = (measured: (one: Round) => number) => median(rounds.map(measured));
  const authorizing = of(({ authorizing }) => percentile(authorizing, 0.5));
  const placing = of(({ placing }) => percentile(placing, 0.5));
  report({
    bench: 'place-order',
    figures: [
      {
        measure: 'Placing an order at 8 at a time without the provider, p50',
        figure: placing - authorizing,
        unit: 'ms',
        bar: { atMost: 25 },
      },
      { measure: 'Placing an order, p50', figure: placing, unit: 'ms', reference: { name: 'the sandbox alone', figure: authorizing } },
      {
        measure: 'Placing an order, p99',
        figure: of(({ placing }) => percentile(placing, 0.99)),
        unit: 'ms',
        reference: { name: 'the sandbox alone', figure: of(({ authorizing }) => percentile(authorizing, 0.99)) },
      },
      { measure: 'Placing an order, processor time of the web process', figure: of(({ processor }) => processor) / 1000, unit: 'ms' },
    ],
    notes: [`${batch} orders a round, each of a guest of its own, with an address and tax. ${pinningNote}`],
  });
} finally {
  await shop.stop();
  await direct.close();
  await database.drop();
}

interface Round {
  /** Milliseconds of each call. */
  readonly placing: readonly number[];
  readonly authorizing: readonly number[];
  /** Microseconds of the web process per order. */
  readonly processor: number;
}

async function round(variations: readonly number[]): Promise<Round> {
  const ready = await inParallel(async (at) => {
    const shopper = new ApiShopper(shop.url);
    return { shopper, ...(await shopper.prepare(variations[at % variations.length] as number, 'card')) };
  });
  const before = processorTime(shop.pid);
  const placing = await inParallel(async (at) => {
    const one = ready[at];
    const began = performance.now();
    if (one) await one.shopper.place(one.checkoutUuid, 'card', one.total);
    return performance.now() - began;
  });
  const processor = (processorTime(shop.pid) - before) / batch;
  const authorizing = await inParallel(async () => {
    const began = performance.now();
    await authorize();
    return performance.now() - began;
  });
  return { placing, authorizing, processor };
}

async function authorize(): Promise<void> {
  const card = { number: '4242424242424242', expiry: '12/30', securityCode: '123', name: 'Ann Lee' };
  const { status } = await sandbox.authorize(
    {
      paymentId: randomUUID(),
      amount: 5000,
      currency: 'USD',
      source: { type: 'CARD', card },
      cardsOf: null,
      keepCard: false,
      returnUrl: '/checkout',
      arrivalUrl: shop.url,
    },
    AbortSignal.timeout(10_000),
  );
  if (status !== 'succeeded') throw new Error(`The sandbox answered ${status}`);
}

/** Does a batch of work, some at a time; returns the results in order. */
async function inParallel<T>(work: (at: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const keepWorking = async () => {
    for (let at = next++; at < batch; at = next++) results[at] = await work(at);
  };
  await Promise.all(Array.from({ length: atOnce }, keepWorking));
  return results;
}
