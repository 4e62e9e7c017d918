import { classes } from './classes.ts';
import { formatCount } from './count.ts';
import styles from './rating.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface RatingProps {
  /** 0 to 5. */
  average: number;
  /** Number of reviews; said beside the stars (never stars without their count). Left out for a single review. */
  count?: number;
  size?: 'small' | 'large';
  /** Shows the average as a number too. */
  withAverage?: boolean;
}

/** Stars out of five, with the number of reviews behind them. */
export function Rating({ average, count, size = 'small', withAverage }: RatingProps) {
  const words = `${average.toFixed(1).replace('.0', '')} out of 5 stars`;
  return (
    <span className={classes(styles.rating, size === 'large' && styles.large)}>
      <svg className={styles.stars} viewBox="0 0 5 1" preserveAspectRatio="none" role="img" aria-label={words}>
        <rect className={styles.empty} width="5" height="1" />
        <rect className={styles.full} width={average} height="1" />
      </svg>
      {withAverage && <span aria-hidden="true">{average.toFixed(1)}</span>}
      {count !== undefined && (
        <span>
          <span aria-hidden="true">({formatCount(count)})</span>
          <VisuallyHidden>
            {formatCount(count)} {count === 1 ? 'review' : 'reviews'}
          </VisuallyHidden>
        </span>
      )}
    </span>
  );
}
