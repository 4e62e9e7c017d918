import type { StaffCategory } from '../../../contract/merchandising/categories.ts';

/** Which departments are unfolded. */
export type Open = number | 'all' | null;

/** Up to so many categories, the list needs no folding. */
const maxUnfolded = 40;

type InTree = Pick<StaffCategory, 'taxonomyId' | 'parentId' | 'depth' | 'title'>;

/** Whether departments can be folded: there is something in them, and the list is long. */
export const isFoldable = (categories: readonly Pick<InTree, 'depth'>[]): boolean =>
  categories.length > maxUnfolded && categories.some(({ depth }) => depth > 0);

/** What the URL unfolds; a list without folding is unfolded. */
export function openOf(given: string | null, categories: readonly Pick<InTree, 'depth'>[]): Open {
  if (given === 'all' || !isFoldable(categories)) return 'all';
  return /^[1-9]\d{0,8}$/.test(given ?? '') ? Number(given) : null;
}

/** The id of the department that a category is in or is; null for an unknown one. */
export function departmentOf(categories: readonly InTree[], taxonomyId: number): number | null {
  const byId = new Map(categories.map((one) => [one.taxonomyId, one]));
  let at = byId.get(taxonomyId);
  while (at && at.parentId !== null) at = byId.get(at.parentId);
  return at?.taxonomyId ?? null;
}

/** Departments, and what is in those that are open, in the order of the tree. */
export function unfolded<One extends InTree>(categories: readonly One[], open: Open): One[] {
  let department: number | null = null;
  return categories.filter(({ taxonomyId, depth }) => {
    if (depth === 0) department = taxonomyId;
    return depth === 0 || open === 'all' || open === department;
  });
}

/** Categories at any level below each department. */
export function countsBelow(categories: readonly InTree[]): Map<number, number> {
  const counts = new Map<number, number>();
  let department = 0;
  for (const { taxonomyId, depth } of categories) {
    if (depth === 0) department = taxonomyId;
    else counts.set(department, (counts.get(department) ?? 0) + 1);
  }
  return counts;
}

/** Categories whose names, with those above them, have all words of `q`, and whose own name has one; with what is above each. */
export function withWords<One extends InTree>(categories: readonly One[], q: string): { category: One; above: string[] }[] {
  const words = plain(q).split(' ').filter(Boolean);
  const byId = new Map(categories.map((one) => [one.taxonomyId, one]));
  return categories.flatMap((category) => {
    const above: string[] = [];
    for (let at = byId.get(category.parentId ?? 0); at; at = byId.get(at.parentId ?? 0)) above.unshift(at.title);
    const own = plain(category.title);
    const all = plain([...above, category.title].join(' '));
    return words.some((word) => own.includes(word)) && words.every((word) => all.includes(word)) ? [{ category, above }] : [];
  });
}

const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase().trim().replaceAll(/\s+/g, ' ');
