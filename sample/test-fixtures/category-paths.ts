import type { TaxonomyNode } from '../taxonomy/node.ts';
import { taxonomy } from '../taxonomy.ts';

/** Every category path of the shop (`furniture`, `furniture/living-room`, …), parents before children. */
export function categoryPaths(nodes: readonly TaxonomyNode[] = taxonomy, parent = ''): string[] {
  return nodes.flatMap((node) => {
    const path = parent === '' ? node.slug : `${parent}/${node.slug}`;
    return [path, ...categoryPaths(node.children, path)];
  });
}
