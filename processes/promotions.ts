import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { UnknownSkus } from '../server/cart/index.ts';
import { readConfig } from '../server/platform/config/config.ts';
import { clockOf } from '../server/platform/time/clock.ts';
import {
  AmbiguousProduct,
  CodeTaken,
  countUses,
  findPromotions,
  readPromotionsFile,
  type StoredPromotion,
  saveCodes,
  savePromotionsFile,
  UnknownPromotion,
  uniqueCodes,
} from '../server/promotions/index.ts';
import { type Shop, withShop } from '../server/shop.ts';
import { asCalled } from './output/as-called.ts';
import { cartFile, explain } from './output/explain-promotions.ts';
import { Refusal, runCommand, UsageError } from './output/run-command.ts';

/** `npm run promotions`: manages discounts (docs/how-to/promotions.md). Exits with 0, 1 when something was rejected, 2 for wrong usage. */
const usage = asCalled(`npm run promotions -- list
npm run promotions -- show KEY
npm run promotions -- import FILE.jsonl
npm run promotions -- codes KEY --count 10000 > codes.csv
npm run promotions -- explain --cart FILE.json`);

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { count: { type: 'string' }, cart: { type: 'string' } } });
  const [command, given, ...more] = positionals;
  const wanted = Number(values.count);
  const work = ((): ((shop: Shop) => Promise<void>) | undefined => {
    const isAlone = values.count === undefined && values.cart === undefined;
    if (command === 'list' && given === undefined && isAlone) return list;
    if (command === 'show' && given !== undefined && isAlone) return (shop) => show(shop, given);
    if (command === 'import' && given !== undefined && isAlone) return (shop) => importFile(shop, given);
    if (command === 'codes' && given !== undefined && Number.isInteger(wanted) && wanted >= 1 && wanted <= 100_000)
      return (shop) => makeCodes(shop, given, wanted);
    const { cart } = values;
    if (command === 'explain' && given === undefined && cart !== undefined) return (shop) => explainCart(shop, cart);
  })();
  if (!work || more.length > 0) throw new UsageError(`Usage:\n${usage}`);
  await withShop(readConfig(process.env), work);
}

async function list({ database }: Shop): Promise<void> {
  for (const one of await findPromotions(database.read, { asWritten: true })) {
    const { key, group, brands, startsAt, endsAt, conditions, codes, label } = one;
    const needs = conditions.code ? codes.join(' ') || 'unique codes' : conditions.campaign ? 'a campaign' : 'no code';
    const dates = `${startsAt.toISOString()} to ${endsAt?.toISOString() ?? 'further notice'}`;
    console.log([key, group, brands.join(' ') || 'every brand', dates, needs, label].join('\t'));
  }
}

async function show({ database }: Shop, key: string): Promise<void> {
  const { id, ...written } = await find(database.read, key);
  const { singleUseCodes, usedCodes, uses } = await countUses(database.read, id);
  console.log(JSON.stringify(written, null, 2));
  if (singleUseCodes > 0) console.log(`Unique codes: ${singleUseCodes}, ${usedCodes} used`);
  if (written.usesLimit !== null || written.usesPerCustomer !== null) console.log(`Uses: ${uses} of ${written.usesLimit ?? 'any number'}`);
}

async function importFile({ database }: Shop, file: string): Promise<void> {
  const { faults, ...read } = readPromotionsFile(await readFile(file, 'utf8'));
  if (faults.length > 0) throw new Refusal(faults.join('\n'));
  const missing = await database.transact((tx) => savePromotionsFile(tx, read));
  for (const { of, products } of missing) console.error(`${of}: there is no product ${products.join(', ')}`);
  console.log(`Saved: promotions ${read.promotions.length}, pools ${read.pools.length}`);
}

/** Output contains only this run's codes, so that it can be redirected to a file. */
async function makeCodes({ database }: Shop, key: string, count: number): Promise<void> {
  const { id, conditions } = await find(database.read, key);
  if (!conditions.code) throw new UsageError(`${key} needs no code: its conditions do not say "code": true`);
  const codes = uniqueCodes(count);
  await database.transact((tx) => saveCodes(tx, id, codes, { singleUse: true }));
  console.log(['code', ...codes].join('\n'));
}

async function explainCart(shop: Shop, file: string): Promise<void> {
  const cart = cartFile.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!cart.success) throw new UsageError(z.prettifyError(cart.error));
  for (const line of await explain(shop, cart.data, clockOf(shop.database).now())) console.log(line);
}

async function find(db: Shop['database']['read'], key: string): Promise<StoredPromotion> {
  const found = (await findPromotions(db, { asWritten: true })).find((one) => one.key === key);
  if (!found) throw new UnknownPromotion(key);
  return found;
}

await runCommand(main, { refused: [AmbiguousProduct, CodeTaken, UnknownPromotion], failed: [UnknownSkus] });
