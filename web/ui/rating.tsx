import { formatCount, plural } from '../../contract/values/count.ts';
import { classes } from './classes.ts';
import styles from './rating.module.css';

interface RatingProps {
  /** 0 to 5. */
  average: number;
  /** Number of reviews, shown beside the stars (never stars without their count). Omitted for a single review. */
  count?: number;
  size?: 'small' | 'large';
  /** Also shows the average as a number. */
  withAverage?: boolean;
}

/** Stars out of five, with the number of reviews. */
export function Rating({ average, count, size = 'small', withAverage }: RatingProps) {
  const stars = `${average.toFixed(1).replace('.0', '')} out of 5 stars`;
  const reviews = count !== undefined && plural(count, 'review');
  return (
    <span className={classes(styles.rating, size === 'large' && styles.large)}>
      <svg className={styles.stars} role="img" aria-label={reviews ? `${stars}, ${reviews}` : stars}>
        <rect width={`${Math.round(average * 20)}%`} />
      </svg>
      {withAverage && <span aria-hidden="true">{average.toFixed(1)}</span>}
      {count !== undefined && <span aria-hidden="true">{`(${formatCount(count)})`}</span>}
    </span>
  );
}
