/** The brands of the family, the flagship first (spec §1, rulings: Names): a brand's key, its name, and what it is about in one line. */
export const family = [
  { key: 'alder-loom', name: 'Alder & Loom', about: 'Furniture, textiles and everyday things for the home' },
  { key: 'pip-alder', name: 'Pip & Alder', about: 'Rooms for children: beds, storage, play and soft things' },
] as const;

/** Folder name under `brands/`, and the value of `Call.brand`. */
export type BrandKey = (typeof family)[number]['key'];

/** Answers for whoever belongs to no other brand: hosts nobody claims, mails of a brand that is gone. */
export const flagship: BrandKey = family[0].key;

/** What a brand is called, on a bank's page for example; the flagship's name for one that is gone. */
export const brandName = (key: string): string => family.find((brand) => brand.key === key)?.name ?? family[0].name;
