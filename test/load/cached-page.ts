import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { answerOf, startBareServer } from './support/bare.ts';
import { buyableProducts, pageNearest } from './support/catalogue.ts';
import { drive, loadTool, type Measured, measure } from './support/drive.ts';
import { report } from './support/figures.ts';
import { pinLoad, pinningNote } from './support/pinning.ts';
import { settings } from './support/settings.ts';
import { benchShop } from './support/shop.ts';
import { median, ratioOf } from './support/statistics.ts';

/** A kept product page, as a browser asks for it, beside a bare `node:http` server that sends the same bytes. */
pinLoad();
const shop = await benchShop();
const scratch = mkdtempSync(join(tmpdir(), 'mantel-bench-page-'));
try {
  const page = await pageNearest(shop.url, await buyableProducts(shop.url), 100 * 1024);
  const url = shop.url + page.path;
  const asBrowser = { 'accept-encoding': 'gzip, deflate, br, zstd' };
  const load = { connections: 32, seconds: settings.seconds, headers: asBrowser };
  await drive(url, { ...load, seconds: 2 });
  // By now it has been asked for often enough to be compressed as well as can be, in the background.
  await sleep(1000);
  const kept = await answerOf(url, asBrowser);
  const bare = await startBareServer(scratch, kept);
  try {
    await drive(bare.said, { ...load, seconds: 2 });
    const rounds: { shop: Measured; bare: Measured }[] = [];
    for (let round = 0; round < settings.rounds; round++) {
      rounds.push({ bare: await measure(bare.said, bare.pid, load), shop: await measure(url, shop.pid, load) });
    }
    const of = (side: 'shop' | 'bare', field: keyof Measured) => median(rounds.map((round) => round[side][field]));
    const times = (field: 'p50' | 'p99') => ({
      figure: of('shop', field),
      unit: 'ms',
      reference: { name: 'bare node:http', figure: of('bare', field) },
    });
    report({
      bench: 'cached-page',
      figures: [
        {
          measure: 'Cached product page',
          figure: of('shop', 'perSecond'),
          unit: 'req/s',
          reference: { name: 'bare node:http', figure: of('bare', 'perSecond') },
          ...ratioOf(rounds.map((round) => round.shop.perSecond / round.bare.perSecond)),
          bar: { atLeast: 0.8 },
        },
        {
          measure: 'Cached product page, processor time a request',
          figure: of('shop', 'processor'),
          unit: 'µs',
          reference: { name: 'bare node:http', figure: of('bare', 'processor') },
          ...ratioOf(rounds.map((round) => round.shop.processor / round.bare.processor)),
        },
        { measure: 'Cached product page, p50 at 32 connections', ...times('p50') },
        { measure: 'Cached product page, p99 at 32 connections', ...times('p99'), bar: { atMost: 10 } },
      ],
      notes: [`${page.path}: ${page.bytes} bytes of HTML, ${kept.body.length} as ${kept.encoding}. Load by ${loadTool}.`, pinningNote],
    });
  } finally {
    await bare.stop();
  }
} finally {
  await shop.stop();
  rmSync(scratch, { recursive: true, force: true });
}
