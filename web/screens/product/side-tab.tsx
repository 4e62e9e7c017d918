import type { Rating } from '../../../contract/catalog.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './product-screen.module.css';

/** At the window's edge on wide screens: the way to what buyers say, wherever one is on the page. */
export function SideTab({ rating: { average, count } }: { rating: Rating }) {
  return (
    <a className={styles.tab} href="#reviews">
      <VisuallyHidden>
        {average.toFixed(1)} stars, {count}{' '}
      </VisuallyHidden>
      Reviews
      <span aria-hidden="true"> ★ {average.toFixed(1)}</span>
    </a>
  );
}
