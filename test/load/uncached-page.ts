import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageDataId } from '../../web/page/document/page-data.ts';
import type { PlainPage } from './references/plain-render.ts';
import type { Given } from './references/render-server.ts';
import { buildPlainRender } from './support/build-render.ts';
import { buyableProducts, pageNearest } from './support/catalogue.ts';
import { inTurn, loadTool, type Measured, measure } from './support/drive.ts';
import { report } from './support/figures.ts';
import { pinLoad, pinningNote } from './support/pinning.ts';
import { startReference } from './support/reference-process.ts';
import { settings } from './support/settings.ts';
import { benchShop } from './support/shop.ts';
import { median, ratioOf } from './support/statistics.ts';

/**
 * Warm-up rounds. The shop's code, including the database's, is some thousand functions that V8 keeps optimizing for a quarter of a minute, the
 * reference's few only for seconds.
 */
const warmUp = 20;

/**
 * A product page loaded and rendered for every request, on the embedded database, beside plain `renderToString` of the same tree behind Fastify. The
 * reference sends the same document byte for byte, and renders only what React renders.
 */
const scratch = mkdtempSync(join(tmpdir(), 'mantel-bench-render-'));
const module = await buildPlainRender(join(scratch, 'render'));
pinLoad();
const shop = await benchShop({ PAGE_CACHE_BYTES: '0' });
try {
  const page = await pageNearest(shop.url, await buyableProducts(shop.url), 100 * 1024);
  const url = shop.url + page.path;
  const given = join(scratch, 'given.json');
  writeFileSync(given, JSON.stringify(await takeApart(url, module)));
  const plain = await startReference('render-server.ts', given);
  try {
    await expectSameDocument(url, plain.said);
    const load = { connections: 8, seconds: 1 };
    const rounds: { shop: Measured; plain: Measured }[] = [];
    for (let round = -warmUp; round < settings.rounds * settings.seconds; round++) {
      const sides = { plain: () => measure(plain.said, plain.pid, load), shop: () => measure(url, shop.pid, load) };
      const measured = await inTurn(round, sides);
      if (round >= 0) rounds.push(measured);
    }
    const of = (side: 'shop' | 'plain', field: keyof Measured) => median(rounds.map((round) => round[side][field]));
    const against = (field: keyof Measured) => ({
      figure: of('shop', field),
      reference: { name: 'plain renderToString', figure: of('plain', field) },
      ...ratioOf(rounds.map((round) => round.shop[field] / round.plain[field])),
    });
    report({
      bench: 'uncached-page',
      figures: [
        { measure: 'Uncached product page', unit: 'pages/s', ...against('perSecond'), bar: { atLeast: 0.6 } },
        { measure: 'Uncached product page, processor time a page', unit: 'µs', ...against('processor') },
      ],
      notes: [`${page.path}: ${page.bytes} bytes of HTML, 8 connections, not compressed. Load by ${loadTool}.`, pinningNote],
    });
  } finally {
    await plain.stop();
  }
} finally {
  await shop.stop();
  rmSync(scratch, { recursive: true, force: true });
}

/** The shop's document as its page, its surroundings, and the data it was rendered from. */
async function takeApart(from: string, renderModule: string): Promise<Given> {
  const response = await fetch(from, { headers: { 'accept-encoding': 'identity' } });
  const html = await response.text();
  const soft = await fetch(from, { headers: { accept: 'application/json' } });
  const json = [...html.matchAll(/<script (?:id="([^"]+)" )?type="application\/json">(.*?)<\/script>/gs)];
  const { shared } = JSON.parse(json.find(([, id]) => id === pageDataId)?.[2] ?? '');
  const { menu } = JSON.parse(json.find(([, , text]) => text?.startsWith('{"menu":'))?.[2] ?? '');
  // The page's own; the surroundings are rendered for many.
  const islands = [...html.matchAll(/data-island="([^"]+)" data-load="\w+" data-prefix="i/g)].map(([, address]) => address ?? '');
  const data: PlainPage = { data: (await soft.json()).data as never, menu, shared, islands };
  const { plainRender }: typeof import('./references/plain-render.ts') = await import(renderModule);
  const body = plainRender(data);
  const start = html.indexOf(body);
  if (start < 0) throw new Error('The reference does not render what the shop renders');
  const headers = [...response.headers].filter(([name]) => !['date', 'connection', 'keep-alive', 'content-length'].includes(name));
  return {
    module: renderModule,
    data,
    headers: Object.fromEntries(headers),
    before: html.slice(0, start),
    after: html.slice(start + body.length),
  };
}

async function expectSameDocument(one: string, other: string): Promise<void> {
  const [first, second] = await Promise.all([one, other].map(async (url) => (await fetch(url)).text()));
  if (first !== second) throw new Error('The reference does not send the same document as the shop');
}
