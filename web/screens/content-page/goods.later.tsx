import type { ShownBlock } from '../../../contract/content/page.ts';
import { ProductRow } from '../../features/catalog/product-row.tsx';
import { anchorOf } from '../../features/content/anchor.ts';
import { Frame } from '../../features/content/frame.tsx';
import { category } from '../../routes.ts';
import styles from './goods-grid.module.css';
import { GoodsGrid } from './goods-grid.tsx';

/** Products of an editor's choice or of a category, in a grid or in a row; their swatches and arrows come alive when the visitor comes near. */
export default function Goods({ block }: { block: ShownBlock }) {
  if (block.type !== 'product_grid' && block.type !== 'category_row') return null;
  const title = block.type === 'category_row' ? block.header_text || block.category_link.title : block.header_text;
  const text = block.type === 'product_grid' ? block.text : '';
  const more = moreOf(block);
  return (
    <Frame block={block}>
      {block.tile_type === 'row' ? (
        <div className={styles.row} id={anchorOf(title)}>
          <ProductRow title={title} text={text} products={block.products} more={more} />
        </div>
      ) : (
        <GoodsGrid title={title} text={text} products={block.products} more={more} feature={block.tile_type === 'feature'} />
      )}
    </Frame>
  );
}

function moreOf(block: Extract<ShownBlock, { type: 'product_grid' | 'category_row' }>): { href: string; label: string } | null {
  if (block.type === 'category_row') return { href: category(block.category_link), label: 'Shop all' };
  return block.link && { href: block.link.href, label: block.link.title };
}
