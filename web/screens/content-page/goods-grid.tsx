import type { ProductCard as Card } from '../../../contract/catalog/catalog.ts';
import { ProductCard } from '../../features/catalog/product-card.tsx';
import { anchorOf } from '../../features/content/anchor.ts';
import { classes } from '../../ui/classes.ts';
import { FeatureCard } from './feature-card.tsx';
import styles from './goods-grid.module.css';

interface GoodsGridProps {
  title: string;
  text: string;
  products: readonly Card[];
  more: { href: string; label: string } | null;
  /** The first product takes the space of four. */
  feature: boolean;
}

/** Products two, three or four in a row below a heading with an anchor. */
export function GoodsGrid({ title, text, products, more, feature }: GoodsGridProps) {
  const heading = title ? 'h3' : 'h2';
  return (
    <section className={styles.section} id={anchorOf(title)} aria-label={title || 'Products'}>
      {(title || more) && (
        <header className={styles.header}>
          <div className={styles.words}>
            {title && <h2>{title}</h2>}
            {text && <p className={styles.text}>{text}</p>}
          </div>
          {more && (
            <a className={styles.more} href={more.href}>
              {more.label}
            </a>
          )}
        </header>
      )}
      <ul className={classes(styles.grid, feature && styles.feature)}>
        {products.map((product, index) => (
          <li key={product.productId}>
            {feature && index === 0 ? (
              <FeatureCard product={product} heading={heading} />
            ) : (
              <ProductCard product={product} heading={heading} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
