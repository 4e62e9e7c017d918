import { type AddedBrand, addedBrands, followAddedBrands } from './added.ts';
import type { Brand, OwnBrand } from './brand.ts';
import { builtFamily, family, flagship } from './family.ts';

const own = new Map(
  Object.entries(
    import.meta.env?.MODE
      ? import.meta.glob<OwnBrand>('./*/brand.ts', { eager: true, import: 'brand' })
      : await (await import('./folders.ts')).exportsOf<OwnBrand>('brand.ts', 'brand'),
  ),
);

const built: readonly Brand[] = builtFamily.map(({ key, name, folder }) => {
  const brand = own.get(`./${key}/brand.ts`);
  if (!brand) return missing(key);
  return { ...brand, key, folder, name };
});

const present = [...built];

/**
 * Every brand of the family, the flagship first, and after the folders' those made in the console, which come and go while the shop runs. For servers:
 * browsers get their brand with the shell's data.
 */
export const brands: readonly Brand[] = present;

followAddedBrands(() => {
  const added = addedBrands().filter(({ key }) => family.some((brand) => brand.key === key) && !built.some((brand) => brand.key === key));
  present.splice(built.length, present.length, ...added.map(derived));
});

/** A brand made in the console: what it says itself, and its base's for the rest. It has no store card. */
function derived({ base, host, formerHosts: _hosts, about, returnCenter: _, ...said }: AddedBrand): Brand {
  const from = built.find(({ key }) => key === base) ?? built[0] ?? missing(flagship);
  const mail = { ...from.mail, from: `${said.name} <orders@${host.replace(/:\d+$/, '')}>` };
  return { ...from, ...said, folder: from.folder, hosts: [], description: about, mail, financing: null };
}

/** The brand of a request, an order or an e-mail; the flagship for a removed one. */
export const brandOf = (key: string): Brand => find(key) ?? find(flagship) ?? missing(flagship);

function missing(key: string): never {
  throw new Error(`brands/${key}/brand.ts exports no brand`);
}

const find = (key: string) => brands.find((brand) => brand.key === key);
