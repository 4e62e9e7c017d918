import type { MenuDepartment, ProductCard } from '../../../contract/catalog/catalog.ts';
import type { ContentBlock } from '../../../contract/content/blocks.schemas.ts';
import type { ContentPage, ShownBlock, ShownPage } from '../../../contract/content/page.schemas.ts';
import type { Leading } from '../../catalog/index.ts';
import type { Channel } from '../../platform/http/caller/channel.ts';
import { pageTag } from './tags.ts';
import { isVisible } from './visible.ts';

/** Catalogue data for blocks, each loaded at most once per page. */
export interface Goods {
  cards(productIds: readonly number[]): Promise<ProductCard[]>;
  /** By category path, its leading products, up to `each`. */
  leading(paths: readonly string[], each: number): Promise<Map<string, Leading>>;
  departments(): Promise<MenuDepartment[]>;
}

interface Found {
  readonly cards: ReadonlyMap<number, ProductCard>;
  readonly leading: ReadonlyMap<string, Leading>;
  readonly departments: MenuDepartment[];
}

/** A page as shown at a moment: its visible blocks with their products, loaded in one batch. */
export async function showPage(
  page: ContentPage,
  { brand, now, channel }: { brand: string; now: Date; channel: Channel },
  goods: Goods,
): Promise<ShownPage> {
  const blocks = page.blocks.filter((block) => isVisible(block, now, channel));
  const ids = [...new Set(blocks.flatMap(productIdsOf))];
  const rows = blocks.filter((block) => block.type === 'category_row');
  const [cards, leading, departments] = await Promise.all([
    goods.cards(ids),
    goods.leading(
      rows.map(({ category }) => category),
      Math.max(0, ...rows.map(({ most }) => most)),
    ),
    blocks.some(({ type }) => type === 'all_departments_list') ? goods.departments() : [],
  ]);
  const found = { cards: new Map(cards.map((card) => [card.productId, card])), leading, departments };
  const tags = [pageTag(brand, page.page_id), ...ids.map((id) => `product:${id}`), ...(rows.length > 0 ? ['listing'] : [])];
  return { ...page, blocks: blocks.flatMap((block) => shown(block, found) ?? []), tags };
}

function productIdsOf(block: ContentBlock): number[] {
  if (block.type === 'product_grid') return block.product_option_list.map(({ product_id }) => product_id);
  if (block.type === 'shoppable_room') return block.hot_spots.map(({ product }) => product.product_id);
  return [];
}

/** Null when the block has nothing to show. */
function shown(block: ContentBlock, { cards, leading, departments }: Found): ShownBlock | null {
  switch (block.type) {
    case 'product_grid': {
      const products = block.product_option_list.flatMap(({ product_id }) => cards.get(product_id) ?? []);
      return products.length > 0 ? { ...block, products } : null;
    }
    case 'shoppable_room': {
      const spots = block.hot_spots.flatMap((spot) => {
        const card = cards.get(spot.product.product_id);
        return card ? [{ ...spot, card }] : [];
      });
      return { ...block, hot_spots: spots };
    }
    case 'category_row': {
      const found = leading.get(block.category);
      return found ? { ...block, category_link: found.link, products: found.products.slice(0, block.most) } : null;
    }
    case 'all_departments_list':
      return departments.length > 0 ? { ...block, departments } : null;
    default:
      return block;
  }
}
