import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Product, Variation } from '../../../contract/catalog/catalog.ts';
import type { Listing } from '../../../contract/search/search.ts';
import { product as productLink } from '../../../web/routes.ts';
import { fromShop } from './shop.ts';

const root = join(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** Products missing from the demonstration catalogue, found by SKU. Each scarce one belongs to a single test. */
export const goods = {
  /** One variation, no review, a name that is hard to lay out. */
  plain: 'E2E-PLAIN',
  /** Entirely sold out, never reviewed. */
  soldOut: 'E2E-SOLD-OUT',
  /** One left. */
  lastOne: 'E2E-LAST-ONE',
  lastInCart: 'E2E-LAST-IN-CART',
  lastSaved: 'E2E-LAST-SAVED',
  /** Three left. */
  few: 'E2E-FEW',
  /** Two left. */
  couple: 'E2E-COUPLE',
  /** Any number available. */
  plenty: 'E2E-PLENTY',
  /** Over 70 lb, so a large item. */
  heavy: 'E2E-HEAVY',
  /** Reduced until the day after tomorrow. */
  reduced: 'E2E-REDUCED',
  /** Not shippable. */
  restricted: 'E2E-RESTRICTED',
  /** Sells out while somebody views it. */
  fleeting: 'E2E-FLEETING',
  /** In eighteen sizes; the SKU is the first one's. */
  manySizes: 'E2E-SIZE-1',
} as const;

const records = [
  {
    sku: goods.plain,
    name: 'Quarzazate Donaudampfschifffahrtsgesellschaft hand-knotted floor cushion with removable cover',
    category: 'furniture/living-room/ottomans',
    stock: 4000,
  },
  { sku: goods.soldOut, name: 'Vanished reading perch', category: 'furniture/living-room/ottomans', stock: 0 },
  { sku: goods.lastOne, name: 'Lone brass hurricane', category: 'decor/accents/candles', stock: 1 },
  { sku: goods.lastInCart, name: 'Lone pewter hurricane', category: 'decor/accents/candles', stock: 1 },
  { sku: goods.lastSaved, name: 'Lone copper hurricane', category: 'decor/accents/candles', stock: 1 },
  { sku: goods.few, name: 'Trio of stoneware cachepots', category: 'decor/accents/vases', stock: 3 },
  { sku: goods.couple, name: 'Pair of turned maple bookends', category: 'decor/accents/sculptures', stock: 2 },
  { sku: goods.plenty, name: 'Everlasting beeswax tapers', category: 'decor/accents/candles', stock: 9000 },
  { sku: goods.heavy, name: 'Solid granite plinth', category: 'decor/accents/sculptures', stock: 60, weightGrams: 60_000 },
  {
    sku: goods.reduced,
    name: 'Alabaster pillar plinth',
    category: 'decor/accents/sculptures',
    stock: 60,
    reference: {
      type: 'WAS',
      amount: 3000,
      evidence: 'Our price until the sale began',
      endsAt: new Date(Date.now() + 60 * 3_600_000).toISOString(),
    },
  },
  {
    sku: goods.restricted,
    name: 'Kiln-dried birch rounds',
    category: 'decor/accents/sculptures',
    stock: 60,
    restriction: 'Untreated wood may not cross state lines.',
  },
  { sku: goods.fleeting, name: 'Fleeting pewter snuffer', category: 'decor/accents/candles', stock: 1 },
].map(({ sku, name, category, stock, ...rest }) => ({
  handle: sku.toLowerCase(),
  name,
  category,
  description: `<p>${name}, made for looking at closely.</p>`,
  variations: [{ sku, price: 2400, stock, ...rest }],
}));

/** Enough values that not all are shown initially. */
const manySizes = {
  handle: 'e2e-sizes',
  name: 'Measured jute hall runner',
  category: 'rugs/area-rugs',
  description: '<p>A hall runner, cut to the foot.</p>',
  variations: Array.from({ length: 18 }, (_, i) => ({
    sku: `E2E-SIZE-${i + 1}`,
    options: { Size: `${i + 3} ft long` },
    price: 2000 + i * 500,
    stock: 20,
  })),
};

const passing = {
  handle: 'e2e-passing',
  name: 'Oak tapestry rod',
  category: 'decor/wall-decor/tapestry-rods',
  description: '<p>An oak rod.</p>',
  variations: [{ sku: 'E2E-PASSING', price: 1900, stock: 1 }],
};

/** Imports them into the running shop at `url` like a retailer; `place`: the environment that says where its data is. Returns the id of a category that has lost its only product. */
export async function importGoods(url: string, place: Readonly<Record<string, string>>): Promise<number> {
  const dir = mkdtempSync(join(tmpdir(), 'mantel-goods-'));
  const importLines = async (name: string, lines: readonly object[]) => {
    const file = join(dir, `${name}.jsonl`);
    writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    await run(process.execPath, ['processes/import.ts', file], { cwd: root, env: { ...process.env, ...place } });
  };
  await importLines('goods', [...records, manySizes, passing]);
  const { breadcrumbs } = await findProduct(url, passing.variations[0]?.sku ?? '');
  await importLines('withdrawn', [{ ...passing, published: false }]);
  rmSync(dir, { recursive: true });
  return breadcrumbs.at(-1)?.id ?? 0;
}

/** A product by a variation's SKU. */
export async function findProduct(url: string, sku: string): Promise<Product> {
  const { hits }: Listing = await (await fetch(`${url}/api/search?k=${sku}`)).json();
  const hit = hits.find((one) => one.sku === sku);
  if (!hit) throw new Error(`The shop has no ${sku}`);
  return (await fetch(`${url}/api/product/${hit.productId}`)).json();
}

/** Path of a test product. */
export const pathOf = async (sku: string): Promise<string> => productLink(await findProduct(fromShop('shopUrl'), sku));

/** Its first variation. */
export async function variationOf(sku: string): Promise<Variation> {
  const { variations } = await findProduct(fromShop('shopUrl'), sku);
  return variations[0] as Variation;
}
