import { isDeepStrictEqual } from 'node:util';
import { family } from '../../../../brands/family.ts';
import type { OutputOf } from '../../../../contract/api/endpoint.ts';
import {
  type CategoryRule,
  type CategoryRules,
  type categoryEndpoints,
  shownMatches,
} from '../../../../contract/merchandising/categories.ts';
import { shopDay } from '../../../../contract/values/shop-days.ts';
import { brandNamesOf } from '../../../platform/brand-names.ts';
import type { Database, Db } from '../../../platform/db/index.ts';
import { audit } from '../../../staff/index.ts';
import { saveSoldBy } from '../../assortment/store.ts';
import { fillCategory, tell } from '../../automatic/operations.ts';
import { countOwn, findAutomatic, findMakers, findMatches, findRules, findTags, saveRules } from '../../automatic/store.ts';
import { findListed } from '../store.ts';
import type { Actor } from '../writing.ts';
import { faultsOf, trimmed } from './check-rules.ts';
import { numbered, problem, type Saved } from './operations.ts';
import { type CategoryState, findProductIdsBelow, findTree, lockTree } from './store.ts';
import { inTreeOrder } from './tree.ts';

/** Tags and brands suggested. */
const maxSuggested = 500;

type Found = OutputOf<typeof categoryEndpoints.get>;

/** A category's rules, and what rules can name. */
export async function rulesOf(
  db: Db,
  taxonomyId: number,
  rows: readonly CategoryState[],
  now: Date,
): Promise<Pick<Found, 'rules' | 'notAutomatic' | 'filledAt' | 'choices'>> {
  const stored = await findRules(db, taxonomyId);
  const filed = inTreeOrder(rows).filter((row) => !row.isAutomatic && row.taxonomyId !== taxonomyId);
  return {
    rules: stored?.rules ?? null,
    notAutomatic: stored?.rules ? null : await whyNotAutomatic(db, numbered(rows, taxonomyId), rows),
    filledAt: stored?.filledAt?.toISOString() ?? null,
    choices: {
      tags: await findTags(db, maxSuggested),
      brands: await findMakers(db, maxSuggested),
      sellers: [...(await brandNamesOf(db).all(now))].map(([key, name]) => ({ key, name })),
      categories: filed.map((row) => ({ taxonomyId: row.taxonomyId, title: row.title, depth: row.ancestry.length - 1 })),
    },
  };
}

/** Throws `invalid_input` by field. */
function requireSound(rules: CategoryRules, taxonomyId: number, rows: readonly CategoryState[]): CategoryRules {
  const sound = trimmed(rules);
  const faults = faultsOf(sound, { categories: rows, sellers: family.map(({ key }) => key), own: taxonomyId });
  if (Object.keys(faults).length > 0) throw problem('invalid_input', undefined, faults);
  return sound;
}

/** What rules match now. Throws `category_not_found`, `invalid_input` by field. */
export async function matchRules(
  db: Db,
  taxonomyId: number,
  rules: CategoryRules,
  now: Date,
): Promise<OutputOf<typeof categoryEndpoints.match>> {
  const rows = await findTree(db);
  numbered(rows, taxonomyId);
  const { total, matches } = await findMatches(db, requireSound(rules, taxonomyId, rows), shownMatches, shopDay(now));
  const listed = await findListed(
    db,
    matches.map(({ productId }) => productId),
  );
  const byId = new Map(listed.map((row) => [row.productId, row]));
  const products = matches.flatMap(({ productId, by }) => {
    const row = byId.get(productId);
    return row ? [{ productId, name: row.name, picture: row.image, price: row.price, by }] : [];
  });
  return { total, products };
}

/**
 * Gives a category its rules, by which it is filled at once; without any, what it has stays as if filed there. Throws `category_not_found`,
 * `category_changed`, `invalid_input` by field.
 */
export function changeRules(
  database: Database,
  { taxonomyId, version, rules: given }: { taxonomyId: number; version: number; rules: CategoryRules | null },
  { member, now }: Actor,
): Promise<Saved> {
  return database.transact(async (tx) => {
    await lockTree(tx);
    const rows = await findTree(tx);
    const category = numbered(rows, taxonomyId);
    if (category.version !== version) throw problem('category_changed', { version: category.version });
    const before = (await findRules(tx, taxonomyId))?.rules ?? null;
    const rules = given && requireSound(given, taxonomyId, rows);
    if (isDeepStrictEqual(before, rules)) return { ok: true, taxonomyId, version };
    const reason = before === null ? await whyNotAutomatic(tx, category, rows) : null;
    if (reason !== null) throw problem('invalid_input', undefined, { rules: reason });
    // What is filed in a category decides which brands sell it; what rules put there does not.
    const filed = before === null || rules === null ? await findProductIdsBelow(tx, taxonomyId) : [];
    await saveRules(tx, taxonomyId, rules, now);
    await tell(tx, await saveSoldBy(tx, filed));
    if (rules) await fillCategory(tx, { taxonomyId, ...rules }, now);
    const details = { version: version + 1, changes: [{ field: 'rules', before, after: rules }] };
    await audit(tx, { by: member, action: 'category.rules_changed', subject: { kind: 'category', id: taxonomyId }, details }, now);
    return { ok: true, taxonomyId, version: version + 1 };
  });
}

/** Why a category can't be automatic; null where it can. */
async function whyNotAutomatic(db: Db, { taxonomyId, isFixed }: CategoryState, rows: readonly CategoryState[]): Promise<string | null> {
  if (isFixed) return 'This department has its own products and can’t be automatic';
  if (rows.some(({ parentId }) => parentId === taxonomyId)) {
    return 'A category with others in it can’t be automatic. Make those in it automatic instead';
  }
  const count = await countOwn(db, taxonomyId);
  if (count === 1) return '1 product has this as its main category. Give it another one first';
  if (count > 1) return `${count.toLocaleString('en-US')} products have this as their main category. Give them another one first`;
  const names = (rule: CategoryRule) => rule.kind === 'category' && rule.taxonomyId === taxonomyId;
  const user = (await findAutomatic(db)).find(({ rules }) => rules.some(names));
  if (!user) return null;
  return `The rules of ${numbered(rows, user.taxonomyId).title} name this category. Change those first`;
}
