/** A category of the shop's tree; its slug is one step of a category path such as `furniture/living-room/sofas`. */
export interface TaxonomyNode {
  readonly slug: string;
  readonly name: string;
  /** One sentence, shown under the category's heading and to search engines. */
  readonly description: string;
  readonly children: readonly TaxonomyNode[];
}

/** Writes a node on one line, so that a department's file reads like a table of contents. */
export function category(slug: string, name: string, description: string, children: readonly TaxonomyNode[] = []): TaxonomyNode {
  return { slug, name, description, children };
}
