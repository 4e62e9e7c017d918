import { z } from 'zod';
import { emailProblem } from '../../../contract/api/field-rules.ts';
import { type PromotionChange, type PromotionEdit, promotionProblems } from '../../../contract/merchandising/promotions.ts';
import { own } from '../../../contract/values/own.ts';
import { allCategories, type CalledProduct, findProductsCalled } from '../../catalog/index.ts';
import { findGroups } from '../../groups/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { normalCode } from '../codes/store.ts';
import { byHandle, nameFault, productsIn } from '../named-products.ts';
import { findPoolNames } from '../pools/store.ts';
import { promotion } from '../promotion.ts';
import type { StoredPromotion } from '../store.ts';

const problem = problemsOf(promotionProblems);

/** A promotion to write, checked. */
export type Checked = ReturnType<typeof promotion.parse>;

/** An edit under a key, by the rules of files and with everything it names, products by handle. Throws `invalid_input` by field. */
export async function checked(db: Db, key: string, edit: PromotionEdit): Promise<Checked> {
  const read = promotion.safeParse({ ...edit, key });
  if (!read.success) throw wrong(read.error.issues.map(({ path, message }) => [path.join('.'), message]));
  const called = await findProductsCalled(db, productsIn(read.data.conditions));
  const faults = await namesWrong(db, read.data, called);
  if (faults.length > 0) throw wrong(faults);
  return { ...read.data, conditions: byHandle(read.data.conditions, called), codes: [...new Set(read.data.codes.map(normalCode))] };
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
  const called = await findProductsCalled(db, productsIn(named.conditions));
  return Object.fromEntries([...faults, ...(await namesWrong(db, named, called))].toReversed());
}

/** What a promotion names, as far as it can be read. */
const { products, categories, pools, customerGroups, customers } = promotion.shape.conditions.unwrap().shape;
const readable = z.object({
  codes: promotion.shape.codes.catch([]),
  conditions: z
    .object({
      products: products.catch(undefined),
      categories: categories.catch(undefined),
      pools: pools.catch(undefined),
      customerGroups: customerGroups.catch(undefined),
      customers: customers.catch(undefined),
    })
    .catch({}),
});

/** References of a promotion that do not exist or have the wrong kind. */
async function namesWrong(
  db: Db,
  { conditions, codes }: Pick<Checked, 'conditions' | 'codes'>,
  called: ReadonlyMap<string, readonly CalledProduct[]>,
): Promise<Fault[]> {
  const { products, categories, pools } = conditions;
  const faults: Fault[] = [];
  const judge = (field: string, named: Named | undefined, faultOf: (name: string) => string | null) => {
    for (const side of ['in', 'notIn'] as const) {
      const fault = named?.[side]?.map(faultOf).find((one) => one !== null);
      if (fault) faults.push([`conditions.${field}.${side}`, fault]);
    }
  };
  const unless = (known: readonly string[], kind: string) => {
    const all = new Set(known);
    return (name: string) => (all.has(name) ? null : `There is no ${kind} “${name}”`);
  };
  judge('products', products, (name) => nameFault(called, name));
  const paths = categories ? (await allCategories(db)).flatMap(({ slugs, formerPaths }) => [slugs, ...formerPaths]) : [];
  judge('categories', categories, unless(paths, 'category'));
  judge('pools', pools, unless(pools ? await findPoolNames(db) : [], 'product list'));
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
  problem('invalid_input', undefined, Object.fromEntries(faults.toReversed()));

/** A key made of a name: `15% off rugs` → `15-off-rugs`. */
export function keyOf(name: string): string {
  const words = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const key = words.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
  return key.slice(0, 56).replace(/-$/, '') || 'promotion';
}

/** A change field by field; chosen customers are only counted. */
export function changesBetween(before: StoredPromotion, after: Checked): PromotionChange[] {
  const old = flat(before);
  const young = flat(after);
  const fields = [...new Set([...old.keys(), ...young.keys()])];
  return fields.flatMap((field) => {
    const was = old.get(field) ?? null;
    const is = young.get(field) ?? null;
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
