import type { Review } from '../../../contract/reviews/reviews.ts';
import type { ReviewQuestion } from '../../../contract/reviews/write-review.ts';
import { BadgeCheck } from '../../ui/icons/icons-seldom.tsx';
import { Rating } from '../../ui/rating.tsx';
import { AnswerScale } from './answer-scale.tsx';
import { formatDay } from './days.ts';
import { HelpfulButton } from './helpful-button.tsx';
import { PhotoStrip } from './photo-strip.tsx';
import { ReportForm, type Reporting } from './report-form.tsx';
import styles from './review-card.module.css';

interface ReviewCardProps {
  review: Review;
  questions: readonly ReviewQuestion[];
  /** How far its report without script has come. */
  reporting: Reporting['step'] | null;
  onOpenPhoto(index: number): void;
}

/** A single review. */
export function ReviewCard({ review, questions, reporting, onOpenPhoto }: ReviewCardProps) {
  const { reviewId, stars, title, text, author, answers, photos, reply } = review;
  return (
    <article id={`review-${reviewId}`} className={styles.review} tabIndex={-1} aria-label={`${title || 'Review'} by ${author}`}>
      <Rating average={stars} />
      {title && <h3>{title}</h3>}
      {text.split('\n\n').map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text never change places
        <p key={at} className={styles.text}>
          {paragraph}
        </p>
      ))}
      {photos.length > 0 && (
        <PhotoStrip
          photos={photos.map((photo) => ({ ...photo, reviewId }))}
          label={`Photos by ${author}`}
          size="small"
          onOpen={onOpenPhoto}
        />
      )}
      {answers.length > 0 && (
        <ul className={styles.answers}>
          {answers.map((answer) => (
            <AnswerScale key={answer.key} answer={answer} questions={questions} />
          ))}
        </ul>
      )}
      <ByLine review={review} />
      {reply && (
        <div className={styles.reply}>
          <h4>Answer from {reply.from}</h4>
          <p className={styles.text}>{reply.text}</p>
          <p className={styles.by}>
            <time dateTime={reply.answeredOn}>{formatDay(reply.answeredOn)}</time>
          </p>
        </div>
      )}
      <div className={styles.actions}>
        <HelpfulButton review={review} />
        <ReportForm review={review} step={reporting} />
      </div>
    </article>
  );
}

/** Author and date. */
export function ByLine({ review: { author, publishedOn, verifiedPurchase } }: { review: Review }) {
  return (
    <p className={styles.by}>
      <span>
        {author} · <time dateTime={publishedOn}>{formatDay(publishedOn)}</time>
      </span>
      {verifiedPurchase && (
        <span className={styles.verified}>
          <BadgeCheck size={16} /> Verified purchase
        </span>
      )}
    </p>
  );
}
