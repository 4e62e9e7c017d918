import type { AuthoredPage } from '../../contract/content/authored.ts';

/** A category by its path and name. */
interface NamedCategory {
  readonly slugs: string;
  readonly name: string;
}

/** Most categories of which the page shows products. */
const maxRows = 4;

/**
 * The home page that a brand made in the console starts with: its name and what it is about, its departments, and products of its own. The one of its
 * base would show rooms, offers and stories of another shop.
 */
export const openingPage = ({ name, about }: { name: string; about: string }, categories: readonly NamedCategory[]): AuthoredPage => ({
  page_id: 'homepage',
  title: `${name}: ${about}`.slice(0, 200),
  description: about,
  blocks: [
    { type: 'all_departments_list', tid: 'departments', header_text: 'Shop by department', layout: 'tiles' },
    ...categories.slice(0, maxRows).map(({ slugs, name: header_text }) => ({
      type: 'category_row' as const,
      tid: slugs,
      header_text,
      category: slugs,
      most: 10,
    })),
  ],
});
