import type { Database, Tx } from '../../platform/db/index.ts';
import type { Content } from '../index/content.ts';
import { weigh } from '../index/weighing.ts';
import { type English, readEnglish } from '../knowledge/english.ts';
import { lexemesOf } from './lexemes.ts';
import { pack, valueName } from './packing.ts';
import {
  type CompiledProduct,
  endCompiling,
  findUncompiled,
  formToWrite,
  readCompiled,
  saveWords,
  startCompiling,
  type Uncompiled,
} from './store.ts';

/** Advances with what `compiled` makes of a product; all are then compiled anew. */
const form = 8;
/** Products per transaction. */
const batch = 500;

/** Read on first use: most processes index nothing. */
const newEnglish = (): { english: English | null } => ({ english: null });

/** What is searched of products that were just written, where some process searches the database. */
export async function compileChanged(tx: Tx, products: readonly Uncompiled[]): Promise<void> {
  if ((await formToWrite(tx)) === form) await saveWords(tx, products.map(compilerOf(tx)));
}

/** Compiles what is missing or out of date, unless all is known to be complete. */
export async function compileMissing(database: Database): Promise<void> {
  const known = await readCompiled(database.read);
  if (known.form === form && known.isComplete) return;
  if (known.form !== form) await database.transact((tx) => startCompiling(tx, form));
  for (let after = 0; ; ) {
    const products = await findUncompiled(database.read, after, batch);
    if (products.length > 0) await database.transact((tx) => saveWords(tx, products.map(compilerOf(tx))));
    after = products.at(-1)?.productId ?? 0;
    if (products.length < batch) break;
  }
  await database.transact(endCompiling);
}

function compilerOf({ perShop }: Tx): (product: Uncompiled) => CompiledProduct {
  const kept = perShop(newEnglish);
  kept.english ??= readEnglish();
  const { english } = kept;
  return ({ productId, content, categoryIds }) => compiled(productId, content, categoryIds, english);
}

function compiled(productId: number, content: Content, categoryIds: readonly number[], english: English): CompiledProduct {
  const weighed = weigh(content, english);
  const values = [
    ...categoryIds.map((id) => valueName('categories', String(id))),
    ...content.facets.map(([key, value]) => valueName(key, value)),
  ];
  const { width, depth, height, furtherMeasures = [] } = content;
  const packed = pack({ weighed, kind: content.kind, values, measures: [{ width, depth, height }, ...furtherMeasures] });
  return { productId, lexemes: lexemesOf(productId, content, weighed, categoryIds), packed: packed.toString('base64') };
}
