import type { ReviewAnswer } from '../../../contract/reviews.ts';
import { classes } from '../../ui/classes.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './answer-scale.module.css';

interface AnswerScaleProps {
  answer: ReviewAnswer;
  /** Says what the ends of the scale mean. */
  withEnds?: boolean;
}

/** The line as one shape: a page shows dozens of these. */
const fiveParts = [0, 1, 2, 3, 4].map((part) => `M${(part * 20.4).toFixed(1)} 3h18.4v4h-18.4z`).join('');

/** An answer from 1 to 5 as a mark on a line of five parts. */
export function AnswerScale({ answer: { label, low, high, value }, withEnds = false }: AnswerScaleProps) {
  return (
    <li className={classes(styles.answer, withEnds && styles.withEnds)}>
      <span className={styles.label}>{label}</span>
      <svg className={styles.scale} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.parts} d={fiveParts} />
        <rect className={styles.mark} x={((value - 1) / 4) * 97} width="3" height="10" />
      </svg>
      <VisuallyHidden>
        {value} of 5, from {low} to {high}
      </VisuallyHidden>
      {withEnds && (
        <span className={styles.ends} aria-hidden="true">
          <span>{low}</span>
          <span>{high}</span>
        </span>
      )}
    </li>
  );
}
