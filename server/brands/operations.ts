import { builtFamily, family } from '../../brands/family.ts';
import { builtHosts } from '../../brands/hosts.ts';
import { type AddedBrandSettings, brandProblems } from '../../contract/settings/brands.ts';
import { allCategories } from '../catalog/index.ts';
import { copyContent } from '../content/index.ts';
import { brandNameOf } from '../platform/brand-names.ts';
import { addressOfHost, isBelow } from '../platform/config/shop-urls.ts';
import type { Db } from '../platform/db/index.ts';
import { problemsOf } from '../platform/http/problem.ts';
import type { Jobs } from '../platform/jobs.ts';
import { findAddedBrands, saveSettings } from '../settings/index.ts';
import type { StaffMember } from '../staff/index.ts';
import { type BrandsParts, readBrands } from './follow.ts';
import { stockBrand } from './jobs.ts';
import { openingPage } from './opening-page.ts';
import { saveHost } from './store.ts';

const problem = problemsOf(brandProblems);

export interface ChangeParts extends BrandsParts {
  readonly jobs: Jobs;
}

/** Adds a brand with the content of its base, and a home page of its own. Throws `brand_wrong` by field. */
export async function addBrand(parts: ChangeParts, key: string, brand: AddedBrandSettings, by: StaffMember, now: Date): Promise<void> {
  const known = await findAddedBrands(parts.database.read);
  if ([...builtFamily, ...known].some((one) => one.key === key))
    throw problem('brand_wrong', undefined, { key: 'Another brand has this key' });
  if (!builtFamily.some((one) => one.key === brand.base)) throw problem('brand_wrong', undefined, { base: 'Choose a brand' });
  await requireFitting(parts, key, brand);
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

/** Changes, closes, archives or opens a brand. Throws `brand_wrong` by field, `brand_not_found`, `settings_changed`. */
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
  await requireFitting(parts, key, brand);
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
        if (!(await saveHost(tx, key, value.state === 'archived' ? null : value.host))) throw hostTaken();
        await parts.jobs.enqueue(tx, stockBrand, { brand: key });
      },
    },
    by,
    now,
  );
  // Other processes follow the purge; this one serves it before it answers.
  await readBrands(parts);
}

const hostTaken = () => problem('brand_wrong', undefined, { host: 'Another brand has this host' });

/** Throws `brand_wrong` by field. */
async function requireFitting({ database, config }: BrandsParts, key: string, { host, state, ...said }: AddedBrandSettings): Promise<void> {
  const nameOf = (address: string) => new URL(address).hostname;
  const mine = addressOfHost(config, host);
  if (!URL.canParse(mine)) throw problem('brand_wrong', undefined, { host: 'Enter a host name such as shop.example.com' });
  const others = [...config.shopUrls].filter(([brand]) => brand !== key);
  // By name alone: cookies know no ports.
  if (builtHosts.has(nameOf(mine)) || (state !== 'archived' && others.some(([, url]) => nameOf(url) === nameOf(mine)))) throw hostTaken();
  const { cookieDomain } = config;
  if (cookieDomain !== null && !isBelow(mine, cookieDomain))
    throw problem('brand_wrong', undefined, { host: `Choose a host below ${cookieDomain}, which the brands’ sign-in is for` });
  await requireCategories(database.read, said);
}

async function requireCategories(
  db: Db,
  { categories, departments }: Pick<AddedBrandSettings, 'categories' | 'departments'>,
): Promise<void> {
  const known = new Set((await allCategories(db)).flatMap(({ slugs, formerPaths }) => [slugs, ...formerPaths]));
  const unknown = (paths: readonly string[]) => paths.find((path) => !known.has(path));
  const faults = Object.entries({ categories: unknown(categories), departments: unknown(departments) }).flatMap(([field, path]) =>
    path === undefined ? [] : [[field, `There is no category ${path}`] as const],
  );
  if (faults.length > 0) throw problem('brand_wrong', undefined, Object.fromEntries(faults));
}
