import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { ProductData } from './product-data.ts';
import styles from './product-screen.module.css';

/** At the window's edge on wide screens: the way to what buyers say, wherever one is on the page. */
export default function SideTab({ data }: { data: ProductData }) {
  const { rating } = data.product;
  if (!rating) return null;
  return (
    <a className={styles.tab} href="#reviews">
      <VisuallyHidden>
        {rating.average.toFixed(1)} stars, {rating.count}{' '}
      </VisuallyHidden>
      Reviews
      <span aria-hidden="true"> ★ {rating.average.toFixed(1)}</span>
    </a>
  );
}
