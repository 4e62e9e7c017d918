/** What the family says of one of its brands (spec §1, rulings: Names). */
export interface Member {
  readonly name: string;
  /** What it is about, in one line. */
  readonly about: string;
  /** What its store card is called, where it has one (spec §1). */
  readonly card?: string;
  /** Exactly one brand of the family is: the first in every list. */
  readonly flagship?: true;
}

export interface FamilyMember extends Member {
  /** Its folder under `brands/`, and the value of `Call.brand`. */
  readonly key: string;
}

// What Vite builds or serves reads the folders by `import.meta.glob`; Node by itself has no `import.meta.env`.
const members = import.meta.env?.MODE
  ? import.meta.glob<Member>('./*/brand.ts', { eager: true, import: 'member' })
  : await (await import('./folders.ts')).exportsOf<Member>('brand.ts', 'member');

/** The brands of the family: every folder of `brands/`, the flagship first, the others by their keys. */
export const family: readonly FamilyMember[] = Object.entries(members)
  .map(([path, member]) => ({ ...member, key: keyOf(path) }))
  .sort((a, b) => Number(b.flagship ?? false) - Number(a.flagship ?? false) || (a.key < b.key ? -1 : 1));

const [first, second] = family;
if (!first?.flagship || second?.flagship) throw new Error('One brand of brands/, and only one, says `flagship: true`');

/** Answers for whoever belongs to no other brand: hosts nobody claims, mails of a brand that is gone. */
export const flagship: string = first.key;

/** What a brand is called, on a bank's page for example; the flagship's name for one that is gone. */
export const brandName = (key: string): string => (family.find((brand) => brand.key === key) ?? first).name;

/** What a brand's store card is called. */
export const cardName = (key: string): string => family.find((brand) => brand.key === key)?.card ?? 'store card';

/** `./alder-loom/brand.ts` → `alder-loom`. */
export function keyOf(path: string): string {
  return path.split('/')[1] ?? '';
}
