import type { ReviewAnswer } from '../../../contract/reviews/reviews.ts';
import type { ReviewQuestion } from '../../../contract/reviews/write-review.ts';
import { classes } from '../../ui/classes.ts';
import styles from './answer-scale.module.css';

interface AnswerScaleProps {
  answer: ReviewAnswer;
  questions: readonly ReviewQuestion[];
  /** Labels both ends of the scale, not only the one the answer is nearer to. */
  withEnds?: boolean;
}

/** An answer from 1 to 5 as a mark on a five-part line. */
export function AnswerScale({ answer: { key, value }, questions, withEnds = false }: AnswerScaleProps) {
  const question = questions.find((one) => one.key === key);
  if (!question) return null;
  const { label, low, high } = question;
  return (
    <li className={classes(styles.answer, withEnds && styles.withEnds)}>
      {label}
      <svg className={styles.scale} role="img" aria-label={`${value} of 5, from ${low} to ${high}`}>
        <rect x={`${((value - 1) / 4) * 97}%`} />
      </svg>
      <span className={styles.ends} aria-hidden="true">
        {(withEnds || value < 3) && <span>{low}</span>}
        {(withEnds || value > 3) && <span>{high}</span>}
      </span>
    </li>
  );
}
