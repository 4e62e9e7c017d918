import { builtFamily, family } from '../../brands/family.ts';
import { builtHosts } from '../../brands/hosts.ts';
import { type AddedBrandSettings, type BrandState, brandProblems } from '../../contract/settings/brands.ts';
import { allCategories } from '../catalog/index.ts';
import { copyContent } from '../content/index.ts';
import { brandNameOf } from '../platform/brand-names.ts';
import { addressOfHost, isBelow } from '../platform/config/shop-urls.ts';
import type { Db } from '../platform/db/index.ts';
import { type Fault, problemsOf, refuseFaults } from '../platform/http/problem.ts';
import type { Jobs } from '../platform/jobs.ts';
import { copySettings, findAddedBrands, saveSettings } from '../settings/index.ts';
import type { StaffMember } from '../staff/index.ts';
import { type BrandsParts, readBrands } from './follow.ts';
import { stockBrand } from './jobs.ts';
import { openingPage } from './opening-page.ts';
import { saveHost } from './store.ts';

const problem = problemsOf(brandProblems);

export interface ChangeParts extends BrandsParts {
  readonly jobs: Jobs;
}

/** Adds a brand with the content and settings of its base, and a home page of its own. Throws `invalid_input` by field. */
export async function addBrand(parts: ChangeParts, key: string, brand: AddedBrandSettings, by: StaffMember, now: Date): Promise<void> {
  const known = await findAddedBrands(parts.database.read);
  const checked = {
    key: [...builtFamily, ...known].some((one) => one.key === key) && 'Another brand has this key',
    base: !builtFamily.some((one) => one.key === brand.base) && 'Choose a brand',
    ...(await faultsOf(parts, key, brand)),
  };
  refuseFaults(checked, allWrong);
  // Before its host is served, which is then never empty.
  const base = { key: brand.base, name: await brandNameOf(parts.database, brand.base, now) };
  const own = [openingPage(brand, await shownCategories(parts.database.read, brand))];
  await copyContent(parts.database, { from: base, to: { key, name: brand.name }, own }, { by: by.name, now, member: by });
  await save(parts, key, 0, brand, by, now);
}

/** What the home page of a new brand shows products of: the departments of its menu, else the categories it sells, else all departments. */
async function shownCategories(db: Db, { departments, categories }: Pick<AddedBrandSettings, 'departments' | 'categories'>) {
  const all = await allCategories(db);
  const paths = [departments, categories].find((some) => some.length > 0);
  if (!paths) return all.filter(({ parentId, listed }) => parentId === null && listed);
  return paths.flatMap((path) => all.find(({ slugs, formerPaths }) => slugs === path || formerPaths.includes(path)) ?? []);
}

/** Changes, closes, archives or opens a brand. Throws `invalid_input` by field, `brand_not_found`, `settings_changed`. */
export async function setBrand(
  parts: ChangeParts,
  key: string,
  version: number,
  said: Omit<AddedBrandSettings, 'base'>,
  by: StaffMember,
  now: Date,
): Promise<void> {
  const before = (await findAddedBrands(parts.database.read)).find((brand) => brand.key === key);
  if (!before) throw problem('brand_not_found');
  const brand = { ...said, base: before.base };
  refuseFaults(await faultsOf(parts, key, brand), allWrong);
  await save(parts, key, version, brand, by, now);
}

async function save(
  parts: ChangeParts,
  key: string,
  version: number,
  value: AddedBrandSettings,
  by: StaffMember,
  now: Date,
): Promise<void> {
  // Its sisters link it.
  const purges = [...new Set([...family.map((brand) => brand.key), key])].map((brand) => `site:${brand}`);
  const change = { subject: 'brand', brand: key, version, value, purges } as const;
  await saveSettings(
    parts.database,
    {
      ...change,
      also: async (tx) => {
        if (!(await saveHost(tx, key, value.state === 'archived' ? null : value.host))) throw allWrong({ host: hostTaken });
        if (version === 0) await copySettings(tx, { from: value.base, to: key }, by, now);
        await parts.jobs.enqueue(tx, stockBrand, { brand: key });
      },
    },
    by,
    now,
  );
  // Other processes follow the purge; this one serves it before it answers.
  await readBrands(parts);
}

const hostTaken = 'Another brand has this host';

/** With every fault at its field. */
const allWrong = (fields: Record<string, string>) => problem('invalid_input', undefined, fields);

async function faultsOf({ database, config }: BrandsParts, key: string, { host, state, categories, departments }: AddedBrandSettings) {
  const known = new Set((await allCategories(database.read)).flatMap(({ slugs, formerPaths }) => [slugs, ...formerPaths]));
  const unknown = (paths: readonly string[]): Fault => {
    const path = paths.find((one) => !known.has(one));
    return path !== undefined && `There is no category ${path}`;
  };
  return { host: hostFault(config, key, host, state), categories: unknown(categories), departments: unknown(departments) };
}

function hostFault(config: BrandsParts['config'], key: string, host: string, state: BrandState): Fault {
  const nameOf = (address: string) => new URL(address).hostname;
  const mine = addressOfHost(config, host);
  if (!URL.canParse(mine)) return 'Enter a host name such as shop.example.com';
  const others = [...config.shopUrls].filter(([brand]) => brand !== key);
  // By name alone: cookies know no ports.
  if (builtHosts.has(nameOf(mine)) || (state !== 'archived' && others.some(([, url]) => nameOf(url) === nameOf(mine)))) return hostTaken;
  const { cookieDomain } = config;
  return cookieDomain !== null && !isBelow(mine, cookieDomain) && `Choose a host below ${cookieDomain}, which the brands’ sign-in is for`;
}
