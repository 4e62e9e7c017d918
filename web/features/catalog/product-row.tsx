import { useId, useRef } from 'react';
import { island } from '../../page/island.tsx';
import { IconButton } from '../../ui/form/button.tsx';
import { ArrowLeft, ArrowRight } from '../../ui/icons/icons.tsx';
import { ProductCard, type ShownCard } from './product-card.tsx';
import styles from './product-row.module.css';

/** Cards of a row in a phone's window. */
const firstView = 3;

interface ProductRowProps {
  title: string;
  /** A line below the title. */
  text?: string;
  products: readonly ShownCard[];
  /** The row is in the page's first view: its pictures don't wait for the layout. */
  isFirst?: boolean;
  /** The full list behind this row. */
  more?: { href: string; label: string } | null;
}

/** Products in a line that scrolls sideways: by touch, wheel, keyboard or its two arrows. */
export function ProductRow({ title, text, products, isFirst = false, more }: ProductRowProps) {
  const list = useRef<HTMLUListElement>(null);
  const heading = useId();
  const scroll = (direction: 1 | -1) => list.current?.scrollBy({ left: direction * list.current.clientWidth * 0.9 });

  return (
    <section className={styles.row} aria-labelledby={heading}>
      <header className={styles.header}>
        <div className={styles.title}>
          <h2 id={heading}>{title}</h2>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        {more && (
          <a className={styles.more} href={more.href}>
            {more.label}
          </a>
        )}
        <div className={styles.arrows}>
          <IconButton label="Previous products" icon={<ArrowLeft size={20} />} onClick={() => scroll(-1)} />
          <IconButton label="More products" icon={<ArrowRight size={20} />} onClick={() => scroll(1)} />
        </div>
      </header>
      <ul ref={list} className={styles.list}>
        {products.map((product, index) => (
          <li key={product.productId}>
            <ProductCard product={product} priority={!isFirst || index >= firstView ? 'lazy' : index === 0 ? 'high' : 'eager'} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export default island('features/catalog/product-row', ProductRow);
