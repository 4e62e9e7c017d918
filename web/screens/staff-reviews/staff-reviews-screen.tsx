import type { WaitingReview } from '../../../contract/staff/care/care.ts';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { island } from '../../page/island.tsx';
import { product } from '../../routes.ts';
import { staffReviews } from '../../staff-routes.ts';
import { Badge } from '../../ui/badge.tsx';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { StaffReviewsData } from './staff-reviews-data.ts';
import styles from './staff-reviews-screen.module.css';

/** Reviews to moderate, oldest first. */
function StaffReviewsScreen({ data }: { data: StaffData<StaffReviewsData> }) {
  return (
    <StaffFrame
      data={data}
      place="reviews"
      heading="Reviews"
      lead="Approved reviews are published right away and count toward the product’s rating. Customers can rewrite a rejected review."
      done={data.shown?.done}
      error={data.shown?.message}
    >
      {({ reviews, fault }) =>
        reviews.length === 0 ? (
          <EmptyState title="No reviews to moderate">New reviews appear here before they’re published.</EmptyState>
        ) : (
          <ul className={styles.queue}>
            {reviews.map((review) => (
              <li key={review.reviewId}>
                <Review review={review} fault={fault?.reviewId === review.reviewId ? fault.message : undefined} />
              </li>
            ))}
          </ul>
        )
      }
    </StaffFrame>
  );
}

function Review({ review, fault }: { review: WaitingReview; fault: string | undefined }) {
  const { reviewId, productName, stars, title, text, author, flags, photos, verifiedPurchase, submittedAt } = review;
  return (
    <article className={styles.review}>
      <header className={styles.of}>
        <p>
          <span aria-hidden="true">{'★'.repeat(stars) + '☆'.repeat(5 - stars)}</span>
          <VisuallyHidden>{stars} of 5 stars</VisuallyHidden> for{' '}
          {review.product ? <a href={product(review.product)}>{productName}</a> : productName}
        </p>
        <p className={styles.quiet}>
          {author}, {shopMomentOf(submittedAt)}
        </p>
      </header>
      {(verifiedPurchase || flags.length > 0 || review.status === 'approved') && (
        <p className={styles.marks}>
          {verifiedPurchase && <Badge tone="success">Verified purchase</Badge>}
          {review.status === 'approved' && <Badge>Approved, publishing soon</Badge>}
          {flags.map((flag) => (
            <Badge key={flag} tone="sale">
              {flag}
            </Badge>
          ))}
        </p>
      )}
      <h2>{title}</h2>
      <p className={styles.text}>{text}</p>
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map(({ src }) => (
            <li key={src}>
              <img src={src} width="120" height="120" alt={`Sent with the review “${title}”`} />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.decide}>
        <form method="post" action={staffReviews()}>
          <input type="hidden" name="action" value="approve" />
          <input type="hidden" name="reviewId" value={reviewId} />
          <Button type="submit" size="small">
            Approve<VisuallyHidden> “{title}”</VisuallyHidden>
          </Button>
        </form>
        <details className={styles.reject} open={fault !== undefined}>
          <summary>Reject</summary>
          <form className={styles.because} method="post" action={staffReviews()}>
            <input type="hidden" name="action" value="reject" />
            <input type="hidden" name="reviewId" value={reviewId} />
            <Field
              label="Reason"
              name="reason"
              autoComplete="off"
              maxLength={255}
              hint="Shown in the audit log, not to the author."
              error={fault}
            />
            <Button type="submit" size="small" variant="secondary">
              Reject review<VisuallyHidden> “{title}”</VisuallyHidden>
            </Button>
          </form>
        </details>
      </div>
    </article>
  );
}

export default island('screens/staff-reviews/staff-reviews-screen', StaffReviewsScreen);
