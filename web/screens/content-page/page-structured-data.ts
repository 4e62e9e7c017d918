import type { ShownPage } from '../../../contract/content/page.schemas.ts';
import { breadcrumbList } from '../../features/catalog/structured-data.ts';
import { questionsPage } from '../../features/content/document/questions-page.ts';
import { contentPage, product } from '../../routes.ts';

/** schema.org data of a content page: breadcrumbs, the questions it answers and, unless it is a document, its products in order, each once. */
export function pageStructuredData(origin: string, page: ShownPage): object[] {
  const href = contentPage(page.page_id);
  const words = [breadcrumbList(origin, [], { name: page.title, href }), ...questionsPage(page.blocks)];
  if (page.document) return words;
  const cards = page.blocks.flatMap((block) => {
    if (block.type === 'product_grid' || block.type === 'category_row') return block.products;
    return block.type === 'shoppable_room' ? block.hot_spots.map(({ card }) => card) : [];
  });
  const products = [...new Map(cards.map((card) => [card.productId, card])).values()];
  const collection = {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: page.title,
    description: page.description,
    url: origin + href,
    ...(products.length > 0 && {
      mainEntity: {
        '@type': 'ItemList',
        numberOfItems: products.length,
        itemListElement: products.map((card, index) => ({ '@type': 'ListItem', position: index + 1, url: origin + product(card) })),
      },
    }),
  };
  return [collection, ...words];
}
