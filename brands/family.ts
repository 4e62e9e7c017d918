import { addedBrands, followAddedBrands } from './added.ts';

/** A brand's store card and what it offers (spec §1: financing offer facts). Rates are the demonstration's. */
export interface Financing {
  /** The card's name. */
  readonly card: string;
  /** The bank behind it; `key` is its part of the API's addresses (spec §7.5). */
  readonly partner: { readonly key: string; readonly name: string };
  /** Longest first; `from` in cents. */
  readonly terms: readonly { readonly months: number; readonly from: number }[];
  /** Yearly rate in hundredths of a percent. */
  readonly apr: number;
  /** Cents off a first order of at least `from` cents, placed within `days`. */
  readonly welcome: { readonly off: number; readonly from: number; readonly days: number };
}

/** A postal address as printed: the receiver, and the lines below. */
export interface PostalPlace {
  readonly name: string;
  readonly lines: readonly string[];
}

/** What the family knows of a brand (spec §1, rulings: Names). */
export interface Member {
  readonly name: string;
  /** Its subject in one line. */
  readonly about: string;
  /** Where its returns go. */
  readonly returnCenter: PostalPlace;
  /** Its store card, if it has one. */
  readonly financing?: Financing;
  /** True for exactly one brand: the first in every list. */
  readonly flagship?: true;
}

export interface FamilyMember extends Member {
  /** The value of `Call.brand`: the name of its folder under `brands/`, or as it was called in the console. */
  readonly key: string;
  /** The folder of its looks and texts. */
  readonly folder: string;
  /** Its pages say that it is closed. */
  readonly isClosed?: boolean;
}

// Vite reads the folders by `import.meta.glob`; plain Node has no `import.meta.env`.
const members = import.meta.env?.MODE
  ? import.meta.glob<Member>('./*/brand.ts', { eager: true, import: 'member' })
  : await (await import('./folders.ts')).exportsOf<Member>('brand.ts', 'member');

/** The brands of the folders, the flagship first, the others by key. */
export const builtFamily: readonly FamilyMember[] = Object.entries(members)
  .map(([path, member]) => ({ ...member, key: keyOf(path), folder: keyOf(path) }))
  .sort((a, b) => Number(b.flagship ?? false) - Number(a.flagship ?? false) || (a.key < b.key ? -1 : 1));

const [first, second] = builtFamily;
if (!first?.flagship || second?.flagship) throw new Error('One brand of brands/, and only one, says `flagship: true`');
const keyOfFirst = first.key;

const present = [...builtFamily];

/** The family's brands: the folders', and after them those made in the console, which come and go while the shop runs: never keep a copy. */
export const family: readonly FamilyMember[] = present;

followAddedBrands(() => {
  const added = addedBrands().filter(({ key }) => !builtFamily.some((brand) => brand.key === key));
  present.splice(
    builtFamily.length,
    present.length,
    ...added.map(({ key, base, name, about, returnCenter, isClosed }) => ({
      key,
      folder: folderOf(base),
      name,
      about,
      returnCenter,
      isClosed,
    })),
  );
});

/** The folder of a brand, or the flagship's for one whose folder is gone. */
function folderOf(base: string): string {
  return builtFamily.some(({ key }) => key === base) ? base : keyOfFirst;
}

/** The fallback brand: for unknown hosts, and e-mails of a removed brand. */
export const flagship: string = first.key;

/** A brand's name, for example on a bank's page; the flagship's for a removed brand. */
export const brandName = (key: string): string => (family.find((brand) => brand.key === key) ?? first).name;

/** Where a brand's returns go; to the flagship's return center for a removed brand. */
export const returnCenterOf = (key: string): PostalPlace => (family.find((brand) => brand.key === key) ?? first).returnCenter;

/** A brand's store card; null where it has none. */
export const financingOf = (key: string): Financing | null => family.find((brand) => brand.key === key)?.financing ?? null;

/** The name of a brand's store card. */
export const cardName = (key: string): string => financingOf(key)?.card ?? 'store card';

/** `./alder-loom/brand.ts` → `alder-loom`. */
export function keyOf(path: string): string {
  return path.split('/')[1] ?? '';
}
