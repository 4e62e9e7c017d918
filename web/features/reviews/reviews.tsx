import type { Review, ReviewPage } from '../../../contract/reviews.ts';
import { LinkButton } from '../../ui/button.tsx';
import { BadgeCheck } from '../../ui/icons.tsx';
import { Rating } from '../../ui/rating.tsx';
import styles from './reviews.module.css';

interface ReviewsProps {
  reviews: ReviewPage;
  /** The product page with another page of reviews. */
  href(page: number): string;
}

/** What buyers say: the summary with its bars, then ten reviews a page. */
export function Reviews({ reviews: { summary, reviews, page, pages }, href }: ReviewsProps) {
  if (summary.count === 0) return <p>Nobody has reviewed this yet.</p>;
  return (
    <div className={styles.reviews}>
      <div className={styles.summary}>
        <p className={styles.average}>{summary.average.toFixed(1)}</p>
        <Rating average={summary.average} count={summary.count} size="large" />
        <ul className={styles.bars} aria-label="Reviews by stars">
          {[5, 4, 3, 2, 1].map((stars) => (
            <Bar key={stars} stars={stars} count={summary.distribution[5 - stars] ?? 0} of={summary.count} />
          ))}
        </ul>
      </div>
      <div className={styles.list}>
        {reviews.map((review) => (
          <ReviewText key={review.reviewId} review={review} />
        ))}
        <div className={styles.pages}>
          {page > 1 && (
            <LinkButton href={href(page - 1)} variant="secondary">
              Newer reviews
            </LinkButton>
          )}
          {page < pages && (
            <LinkButton href={href(page + 1)} variant="secondary">
              More reviews
            </LinkButton>
          )}
        </div>
      </div>
    </div>
  );
}

function Bar({ stars, count, of }: { stars: number; count: number; of: number }) {
  return (
    <li className={styles.bar}>
      <span>{stars === 1 ? '1 star' : `${stars} stars`}</span>
      <svg className={styles.track} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.share} width={(count / of) * 100} height="1" />
      </svg>
      <span className={styles.count}>{count.toLocaleString('en-US')}</span>
    </li>
  );
}

function ReviewText({ review }: { review: Review }) {
  return (
    <article className={styles.review}>
      <Rating average={review.stars} />
      <h3>{review.title}</h3>
      <p>{review.text}</p>
      <p className={styles.by}>
        {review.author} · <time dateTime={review.publishedOn}>{formatDay(review.publishedOn)}</time>
        {review.verifiedPurchase && (
          <span className={styles.verified}>
            <BadgeCheck size={16} /> Verified purchase
          </span>
        )}
      </p>
    </article>
  );
}

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const formatDay = (isoDate: string): string => days.format(new Date(isoDate));
