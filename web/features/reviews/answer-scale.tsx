import type { ReviewAnswer } from '../../../contract/reviews.ts';
import { classes } from '../../ui/classes.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './answer-scale.module.css';

interface AnswerScaleProps {
  answer: ReviewAnswer;
  /** Says what the ends of the scale mean. */
  withEnds?: boolean;
}

/** An answer from 1 to 5 as a mark on a line of five parts. */
export function AnswerScale({ answer: { label, low, high, value }, withEnds = false }: AnswerScaleProps) {
  return (
    <li className={classes(styles.answer, withEnds && styles.withEnds)}>
      <span className={styles.label}>{label}</span>
      <svg className={styles.scale} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        {[0, 1, 2, 3, 4].map((part) => (
          <rect key={part} className={styles.part} x={part * 20.4} y="3" width="18.4" height="4" />
        ))}
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
