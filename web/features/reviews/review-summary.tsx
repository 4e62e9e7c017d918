import type { ReviewChoice, ReviewPage } from '../../../contract/reviews/reviews.ts';
import { formatCount } from '../../../contract/values/count.ts';
import { writeReview } from '../../routes.ts';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { Rating } from '../../ui/rating.tsx';
import { AnswerScale } from './answer-scale.tsx';
import { isNarrowed } from './choice.ts';
import styles from './review-summary.module.css';
import { reviewListId } from './review-toolbar.tsx';
import { StarsFilter } from './stars-filter.tsx';

/** The parts of the product that links and texts need. */
export interface ReviewedProduct {
  readonly productId: number;
  readonly name: string;
  readonly slug: string;
  readonly departmentSlug: string;
}

interface ReviewSummaryProps {
  product: ReviewedProduct;
  variationId: number | null;
  summary: ReviewPage['summary'];
  questions: ReviewPage['questions'];
  choice: ReviewChoice;
  /** Number of chosen star ratings. */
  matching: number;
  /** Retries a failed load. */
  retry: (() => void) | null;
  /** Whether reviews can be written. */
  isOpen: boolean;
  onChoose(choice: ReviewChoice): void;
}

/** The summary: average, distribution by stars, answers, and the link to write a review. */
export function ReviewSummary({ product, variationId, summary, questions, choice, matching, retry, isOpen, onChoose }: ReviewSummaryProps) {
  return (
    <div className={styles.summary}>
      <div className={styles.average}>
        <p className={styles.figure}>{summary.average.toFixed(1)}</p>
        <Rating average={summary.average} count={summary.count} size="large" />
      </div>
      <StarsFilter variationId={variationId} summary={summary} choice={choice} onChoose={onChoose} />
      {retry && (
        <p className={styles.chosen}>
          We couldn’t load those reviews.{' '}
          <Button variant="quiet" size="small" onClick={retry}>
            Reload reviews
          </Button>
        </p>
      )}
      {isNarrowed(choice) && !retry && (
        <a className={styles.chosen} href={`#${reviewListId}`}>
          See {matching === 1 ? 'the review' : `${formatCount(matching)} reviews`}
        </a>
      )}
      {summary.answers.length > 0 && (
        <ul className={styles.answers} aria-label="What reviewers say on average">
          {summary.answers.map((answer) => (
            <AnswerScale key={answer.key} answer={answer} questions={questions} withEnds />
          ))}
        </ul>
      )}
      {isOpen && (
        <LinkButton href={writeReview(product)} variant="secondary" rel="nofollow" className={styles.write}>
          Write a review
        </LinkButton>
      )}
    </div>
  );
}
