import type { ListedReview } from '../../../../contract/staff/care/staff-reviews.ts';
import { plural } from '../../../../contract/values/count.ts';
import { staffReview } from '../../../staff-routes.ts';
import { Badge } from '../../../ui/badge.tsx';
import { shopDayOf } from '../../../ui/browser/shop-clock.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { Table } from '../table.tsx';
import styles from './review-table.module.css';
import { reviewStateWords, starsOf } from './review-words.ts';

interface ReviewTableProps {
  reviews: readonly ListedReview[];
  /** The link of the date's heading, which turns the order around. */
  sort?: { readonly href: string; readonly direction: 'ascending' | 'descending' };
}

/** Reviews with what they say, whom they are about, and where they stand. */
export function ReviewTable({ reviews, sort }: ReviewTableProps) {
  const columns = [
    { key: 'stars', title: 'Rating', whole: true },
    { key: 'review', title: 'Review' },
    { key: 'product', title: 'Product' },
    { key: 'author', title: 'Author' },
    { key: 'at', title: 'Date', whole: true, ...(sort && { sort }) },
    { key: 'state', title: 'State', whole: true },
  ];
  const rows = reviews.map((review) => ({
    key: review.reviewId,
    cells: {
      stars: (
        <>
          <span className={styles.stars} aria-hidden="true">
            {starsOf(review.stars)}
          </span>
          <VisuallyHidden>{review.stars} of 5 stars</VisuallyHidden>
        </>
      ),
      review: <Excerpt review={review} />,
      product: review.productName,
      author: review.author,
      at: shopDayOf(review.at),
      state: <State review={review} />,
    },
  }));
  return <Table caption="Reviews" columns={columns} rows={rows} />;
}

function Excerpt({ review: { reviewId, title, text, photos } }: { review: ListedReview }) {
  return (
    <div className={styles.excerpt}>
      <a href={staffReview({ reviewId })}>{title || 'Without a title'}</a>
      <p className={styles.text}>{text}</p>
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map(({ url, alt }) => (
            <li key={url}>
              <img src={url} width="48" height="48" alt={alt} loading="lazy" />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function State({ review: { state, openReports, answered, flags } }: { review: ListedReview }) {
  return (
    <div className={styles.marks}>
      <Badge tone={state === 'published' ? 'success' : 'neutral'}>{reviewStateWords[state]}</Badge>
      {openReports > 0 && <Badge tone="sale">{plural(openReports, 'report')}</Badge>}
      {state !== 'published' &&
        flags.map((flag) => (
          <Badge key={flag} tone="sale">
            {flag}
          </Badge>
        ))}
      {answered && <Badge>Answered</Badge>}
    </div>
  );
}
