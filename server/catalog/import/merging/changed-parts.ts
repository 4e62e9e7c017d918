import type { ProductPatch, ProductRecord } from '../record.ts';

/** Tags and brands with what a patch adds to them and takes away; nothing where it does neither. A tag is the same in other letters. */
export function changedParts(
  { tags, soldAt }: Pick<ProductPatch, 'tags' | 'soldAt'>,
  { addTags = [], removeTags = [], soldAtChanges }: ProductPatch,
): Pick<ProductRecord, 'tags' | 'soldAt'> {
  const isIn = (some: readonly string[], tag: string) => some.some((one) => one.toLowerCase() === tag.toLowerCase());
  const left = (tags ?? []).filter((tag) => !isIn(removeTags, tag));
  const choices = Object.entries({ ...soldAt, ...soldAtChanges });
  return {
    ...((addTags.length > 0 || removeTags.length > 0) && { tags: [...left, ...addTags.filter((tag) => !isIn(left, tag))] }),
    ...(soldAtChanges && { soldAt: Object.fromEntries(choices.flatMap(([brand, choice]) => (choice ? [[brand, choice] as const] : []))) }),
  };
}
