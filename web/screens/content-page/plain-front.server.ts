import { contentOf } from '../../../brands/contents.ts';
import { brandOf } from '../../../brands/index.ts';
import { catalogEndpoints } from '../../../contract/catalog/catalog.ts';
import { type ShownPage, shownPage } from '../../../contract/content/page.schemas.ts';
import { searchEndpoints } from '../../../contract/search/search.ts';
import type { PageRequest } from '../../page/page.ts';
import { category } from '../../routes.ts';

/**
 * The home page of a shop whose content is missing or fails to load: the brand's own text, its departments and popular products. It is always
 * available, so whatever else fails to load is left out.
 */
export async function plainFront({ client, brand }: PageRequest, pageId: string): Promise<ShownPage> {
  const [menu, found] = await Promise.all([client.call(catalogEndpoints.getMenu, {}), client.call(searchEndpoints.getRows, {})]);
  const departments = menu.ok ? menu.data.departments : [];
  const rows = found.ok ? found.data.rows.filter(({ products }) => products.length > 0) : [];
  const { name, description } = brandOf(brand);
  const { title, hero } = contentOf(brand).home;
  const [first] = departments;
  const picture = rows.flatMap(({ products }) => products).find(({ image, available }) => image && available)?.image ?? null;
  return shownPage.parse({
    page_id: pageId,
    title: `${name}: ${title}`,
    description,
    blocks: [
      {
        type: 'multi_size_banner',
        banner_size: 'hero',
        margins: { top: 'none' },
        header_text: hero.title,
        text: hero.text,
        ...(first && { redirect_url: category(first), call_to_action: `Shop ${first.title.toLowerCase()}` }),
        image_urls: { desktop_background_image: picture },
      },
      ...(departments.length > 0
        ? [{ type: 'all_departments_list', header_text: 'Shop by department', layout: 'tiles', departments }]
        : []),
      ...rows.map((row) => ({
        type: 'product_grid',
        tile_type: 'row',
        header_text: row.title,
        link: row.category && { href: category(row.category), title: 'Shop all' },
        product_option_list: row.products.map(({ productId }) => ({ product_id: productId })),
        products: row.products,
      })),
    ],
    tags: [`content:${pageId}`, 'home', 'listing', 'menu'],
  });
}
