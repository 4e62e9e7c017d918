import { type ReactNode, Suspense } from 'react';
import styles from './below-the-fold.module.css';

/**
 * A part of the page that nobody sees before scrolling. The browser styles and lays it out when it comes near (until then it counts
 * for `height` pixels), and React takes it over after what is above, in a piece of work of its own; a press on it comes first.
 */
export function BelowTheFold({ height, children }: { height: number; children: ReactNode }) {
  return (
    <Suspense>
      <div className={styles.below} style={{ containIntrinsicBlockSize: `auto ${height}px` }}>
        {children}
      </div>
    </Suspense>
  );
}
