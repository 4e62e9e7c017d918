import type { CategoryNames } from './facets/category-names.ts';
import type { Known, Wanted } from './query/find.ts';

/**
 * What a text asks for: all that a department or other wider category holds where it is called so, whatever its products are called ("bedding", "rugs by
 * shape"); else what the text finds. The categories at the bottom of the tree name their products, so the text finds these and what is like them.
 */
export function askedBy(
  known: Pick<Known, 'index'>,
  categories: CategoryNames,
  { text, category }: Pick<Wanted, 'text' | 'category'>,
): Pick<Wanted, 'text' | 'category'> {
  const called = text === undefined || category !== undefined ? undefined : categories.wideCalled(text);
  return called && known.index.countIn(called.id) > 0 ? { category: called.id } : { text, category };
}
