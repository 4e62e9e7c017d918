import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { home } from '../../web/routes.ts';
import { answerOf, startBareServer } from './support/bare.ts';
import { buyableProducts, pageNearest } from './support/catalogue.ts';
import { drive, inTurn, loadTool, type Measured, measure } from './support/drive.ts';
import { type Figure, report } from './support/figures.ts';
import { pinLoad, pinningNote } from './support/pinning.ts';
import { settings } from './support/settings.ts';
import { benchShop } from './support/shop.ts';
import { median, ratioOf } from './support/statistics.ts';

/** A cached product page and home page as a browser requests them, each beside a bare `node:http` server with the same bytes. */
pinLoad();
const shop = await benchShop();
const scratch = mkdtempSync(join(tmpdir(), 'mantel-bench-page-'));
const asBrowser = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const load = { connections: 32, headers: asBrowser };
const warmUp = { ...load, seconds: 2 };
/** Alternates between shop and bare server every second, so that slow moments of the machine affect both. */
const turn = { ...load, seconds: 1 };
try {
  const product = await pageNearest(shop.url, await buyableProducts(shop.url), 100 * 1024);
  const pages = [await beside('product page', product.path), await beside('home page', home())];
  report({
    bench: 'cached-page',
    figures: pages.flatMap(({ figures }) => figures),
    notes: [...pages.map(({ note }) => note), `Load by ${loadTool}. ${pinningNote}`],
  });
} finally {
  await shop.stop();
  rmSync(scratch, { recursive: true, force: true });
}

/** A page of the shop and its bare server, measured in turn. */
async function beside(name: string, path: string): Promise<{ figures: Figure[]; note: string }> {
  const url = shop.url + path;
  await drive(url, warmUp);
  // It has been requested often enough by now to be compressed well, in the background.
  await sleep(1000);
  const kept = await answerOf(url, asBrowser);
  const bare = await startBareServer(scratch, kept);
  const rounds: { shop: Measured; bare: Measured }[] = [];
  try {
    await drive(bare.said, warmUp);
    for (let round = 0; round < settings.rounds * settings.seconds; round++) {
      const sides = { bare: () => measure(bare.said, bare.pid, turn), shop: () => measure(url, shop.pid, turn) };
      rounds.push(await inTurn(round, sides));
    }
  } finally {
    await bare.stop();
  }
  const of = (side: 'shop' | 'bare', field: keyof Measured) => median(rounds.map((round) => round[side][field]));
  const figure = (measured: string, field: keyof Measured, unit: string): Figure => ({
    measure: `Cached ${name}${measured}`,
    figure: of('shop', field),
    unit,
    reference: { name: 'bare node:http', figure: of('bare', field) },
  });
  const ratio = (field: keyof Measured) => ratioOf(rounds.map((round) => round.shop[field] / round.bare[field]));
  return {
    figures: [
      { ...figure('', 'perSecond', 'req/s'), ...ratio('perSecond'), bar: { atLeast: 0.8 } },
      { ...figure(', processor time a request', 'processor', 'µs'), ...ratio('processor') },
      figure(', p50 at 32 connections', 'p50', 'ms'),
      { ...figure(', p99 at 32 connections', 'p99', 'ms'), bar: { atMost: 10 } },
    ],
    note: `${path}: ${kept.body.length} bytes as ${kept.encoding}.`,
  };
}
