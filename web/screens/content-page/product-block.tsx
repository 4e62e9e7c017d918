import type { ShownBlockOf } from '../../../contract/content/page.schemas.ts';
import { ProductRow } from '../../features/catalog/product-row.tsx';
import { anchorOf } from '../../features/content/anchor.ts';
import { Frame } from '../../features/content/frame.tsx';
import { island } from '../../page/island.tsx';
import { category } from '../../routes.ts';
import styles from './goods-grid.module.css';
import { GoodsGrid } from './goods-grid.tsx';

type ProductBlockOf = ShownBlockOf<'product_grid'> | ShownBlockOf<'category_row'>;

/** Products chosen by an editor or from a category, in a grid or a row; script adds swatches and arrows. */
function ProductBlock({ block }: { block: ProductBlockOf }) {
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

function moreOf(block: ProductBlockOf): { href: string; label: string } | null {
  if (block.type === 'category_row') return { href: category(block.category_link), label: 'Shop all' };
  return block.link && { href: block.link.href, label: block.link.title };
}

export default island('screens/content-page/product-block', ProductBlock);
