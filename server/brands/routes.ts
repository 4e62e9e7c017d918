import { builtFamily } from '../../brands/family.ts';
import { addedBrand } from '../../contract/settings/brands.schemas.ts';
import { brandEndpoints, brandProblems } from '../../contract/settings/brands.ts';
import { categoryChoicesOf, currentPathsOf } from '../catalog/index.ts';
import { brandNamesOf, nameIn } from '../platform/brand-names.ts';
import type { Api } from '../platform/http/api.ts';
import type { Call } from '../platform/http/call.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { findAddedBrands, historyOf } from '../settings/index.ts';
import { requireStaff } from '../staff/index.ts';
import { addBrand, type ChangeParts, setBrand } from './operations.ts';

const problem = problemsOf(brandProblems);

const inWords = (value: unknown): string | null => {
  if (Array.isArray(value)) return value.join(', ') || 'all';
  return typeof value === 'string' ? value : null;
};

/** Brands made in the console, for administrators. */
export function bindBrands(api: Api, parts: ChangeParts): void {
  const { database, config } = parts;
  const db = database.read;
  const enter = (call: Call) => requireStaff(db, call, 'brands.manage');
  const addressOf = (key: string) => config.shopUrls.get(key) ?? null;

  api.bind(brandEndpoints.list, async (_input, call) => {
    await enter(call);
    const names = await brandNamesOf(database).all(call.now);
    const built = builtFamily.map(({ key, about }) => ({
      key,
      name: nameIn(names, key),
      about,
      address: addressOf(key),
      isAdded: false,
      state: 'open' as const,
    }));
    const added = (await findAddedBrands(db)).map(({ key, name, about, state }) => ({
      key,
      name: names.get(key) ?? name,
      about,
      address: state === 'archived' ? null : addressOf(key),
      isAdded: true,
      state,
    }));
    return { brands: [...built, ...added], categories: await categoryChoicesOf(db) };
  });
  api.bind(brandEndpoints.get, async ({ key }, call) => {
    await enter(call);
    const { version, value, history } = await historyOf(db, 'brand', key, inWords);
    if (version === 0) throw problem('brand_not_found');
    const brand = addedBrand.parse(value);
    // A category merged since is the one it went into; the form has no box for the former.
    const current = await currentPathsOf(db);
    const present = (paths: readonly string[]) => [...new Set(paths.map((path) => current.get(path) ?? path))];
    const named = { categories: present(brand.categories), departments: present(brand.departments) };
    return { key, version, brand: { ...brand, ...named }, address: addressOf(key), categories: await categoryChoicesOf(db), history };
  });
  api.bind(brandEndpoints.add, async ({ key, ...brand }, call) => {
    await addBrand(parts, key, brand, await enter(call), call.now);
    return { ok: true as const, key };
  });
  api.bind(brandEndpoints.set, async ({ key, version, ...said }, call) => {
    await setBrand(parts, key, version, said, await enter(call), call.now);
    return { ok: true as const };
  });
}
