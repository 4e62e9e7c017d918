import { z } from 'zod';
import { emailProblem } from '../../../contract/api/field-rules.ts';
import { type PromotionChange, type PromotionEdit, promotionProblems } from '../../../contract/merchandising/promotions.ts';
import { own } from '../../../contract/values/own.ts';
import { allCategories, findIdsBySlug } from '../../catalog/index.ts';
import { findGroups } from '../../groups/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { normalCode } from '../codes/store.ts';
import { findPoolNames } from '../pools/store.ts';
import { promotion } from '../promotion.ts';
import type { StoredPromotion } from '../store.ts';

const problem = problemsOf(promotionProblems);

/** A promotion to write, checked. */
export type Checked = ReturnType<typeof promotion.parse>;

/** An edit under a key, by the rules of files and with everything it names. Throws `promotion_wrong` by field. */
export async function checked(db: Db, key: string, edit: PromotionEdit): Promise<Checked> {
  const read = promotion.safeParse({ ...edit, key });
  if (!read.success) throw wrong(read.error.issues.map(({ path, message }) => [path.join('.'), message]));
  const faults = await namesWrong(db, read.data);
  if (faults.length > 0) throw wrong(faults);
  return { ...read.data, codes: [...new Set(read.data.codes.map(normalCode))] };
}

type Fault = readonly [field: string, message: string];

/** What is wrong with the fields of a promotion that are there, each by itself, so that a form can tell all of it at once. */
export async function faultsIn(db: Db, written: Readonly<Record<string, unknown>>): Promise<Record<string, string>> {
  const shapes: Readonly<Record<string, z.ZodType>> = promotion.shape;
  const faults = Object.entries(written).flatMap(([field, value]): Fault[] => {
    const issues = own(shapes, field)?.safeParse(value).error?.issues ?? [];
    return issues.map(({ path, message }) => [[field, ...path].join('.'), message]);
  });
  const named = readable.parse(written);
  return Object.fromEntries([...faults, ...(await namesWrong(db, named))].toReversed());
}

/** What a promotion names, as far as it can be read. */
const { products, categories, pools, customerGroups, customers } = promotion.shape.conditions.unwrap().shape;
const readable = z.object({
  codes: promotion.shape.codes.catch([]),
  conditions: z
    .object({
      ...{ products: products.catch(undefined), categories: categories.catch(undefined), pools: pools.catch(undefined) },
      ...{ customerGroups: customerGroups.catch(undefined), customers: customers.catch(undefined) },
    })
    .catch({}),
});

/** What a promotion names that is not there, and what cannot be what it is said to be. */
async function namesWrong(db: Db, { conditions, codes }: Pick<Checked, 'conditions' | 'codes'>): Promise<Fault[]> {
  const { products, categories, pools } = conditions;
  const faults: Fault[] = [];
  const known = async (field: string, named: Named | undefined, kind: string, find: (names: string[]) => Promise<ReadonlySet<string>>) => {
    if (!named) return;
    const all = await find([...(named.in ?? []), ...(named.notIn ?? [])]);
    for (const side of ['in', 'notIn'] as const) {
      const unknown = named[side]?.find((name) => !all.has(name));
      if (unknown !== undefined) faults.push([`conditions.${field}.${side}`, `There is no ${kind} “${unknown}”`]);
    }
  };
  await known('products', products, 'product', async (slugs) => new Set((await findIdsBySlug(db, slugs)).keys()));
  await known(
    'categories',
    categories,
    'category',
    async () => new Set((await allCategories(db)).flatMap(({ slugs, formerPaths }) => [slugs, ...formerPaths])),
  );
  await known('pools', pools, 'product list', async () => new Set(await findPoolNames(db)));
  const groups = conditions.customerGroups ?? [];
  const keys = groups.length === 0 ? new Set<string>() : new Set((await findGroups(db)).map(({ key }) => key));
  const unknownGroup = groups.find((key) => !keys.has(key));
  if (unknownGroup !== undefined) faults.push(['conditions.customerGroups', `There is no group of customers “${unknownGroup}”`]);
  const short = codes.find((code) => normalCode(code).length < 3);
  if (short !== undefined) faults.push(['codes', `“${short}” is too short: a code has at least 3 characters`]);
  const malformed = conditions.customers?.find((address) => emailProblem(address) !== null);
  if (malformed !== undefined) faults.push(['conditions.customers', `“${malformed}” is not an email address`]);
  return faults;
}

interface Named {
  readonly in?: readonly string[] | undefined;
  readonly notIn?: readonly string[] | undefined;
}

/** The first fault of each field. */
export const wrong = (faults: readonly (readonly [string, string])[]) =>
  problem('promotion_wrong', undefined, Object.fromEntries(faults.toReversed()));

/** A key made of a name: `15% off rugs` → `15-off-rugs`. */
export function keyOf(name: string): string {
  const words = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const key = words.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
  return key.slice(0, 56).replace(/-$/, '') || 'promotion';
}

/** A change field by field; chosen customers are only counted. */
export function changesBetween(before: StoredPromotion, after: Checked): PromotionChange[] {
  const [old, young] = [flat(before), flat(after)];
  const fields = [...new Set([...old.keys(), ...young.keys()])];
  return fields.flatMap((field) => {
    const [was, is] = [old.get(field) ?? null, young.get(field) ?? null];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    return [field === 'customers' ? { field, before: numberOf(was), after: numberOf(is) } : { field, before: was, after: is }];
  });
}

const numberOf = (list: unknown): number | null => (Array.isArray(list) ? list.length : null);

function flat({ conditions, startsAt, endsAt, codes, ...rest }: Omit<Checked, 'key'> | StoredPromotion): Map<string, unknown> {
  const fields = Object.entries(rest).filter(([name]) => name !== 'id' && name !== 'key');
  return new Map<string, unknown>([
    ...fields,
    ['startsAt', startsAt.toISOString()],
    ['endsAt', endsAt?.toISOString() ?? null],
    ['codes', [...codes].sort()],
    ...Object.entries(conditions),
  ]);
}
