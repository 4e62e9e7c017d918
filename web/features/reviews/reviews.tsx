import { useEffect, useRef, useState } from 'react';
import { type ReviewPage, type ReviewPhoto, reviewsPerPage } from '../../../contract/reviews/reviews.ts';
import { formatCount } from '../../../contract/values/count.ts';
import { island } from '../../page/island.tsx';
import { product as productLink, writeReview } from '../../routes.ts';
import { goInstead } from '../../ui/browser/offline.ts';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import { choiceQuery, isChosen, isNarrowed } from './choice.ts';
import { PhotoStrip } from './photo-strip.tsx';
import type { Reporting } from './report-form.tsx';
import { ReviewCard } from './review-card.tsx';
import { type ReviewedProduct, ReviewSummary } from './review-summary.tsx';
import { ReviewToolbar, reviewCountId } from './review-toolbar.tsx';
import { ReviewTopics } from './review-topics.tsx';
import styles from './reviews.module.css';
import { useReviews } from './use-reviews.ts';

interface ReviewsProps {
  product: ReviewedProduct;
  /** The requested variation; reviews are the same for all (checklist 15), but the form keeps it. */
  variationId: number | null;
  reviews: ReviewPage;
  /** The review being reported without script. */
  reporting: Reporting | null;
  /** False in a preview: an unpublished product cannot be reviewed. */
  isOpen: boolean;
}

interface Opened {
  readonly PhotoModal: typeof import('./photo-modal.tsx').PhotoModal;
  readonly photos: readonly ReviewPhoto[];
  readonly index: number;
}

/** Reviews of all variations together. */
function Reviews({ reviews, ...place }: ReviewsProps) {
  if (reviews.summary.count > 0) return <ReviewList reviews={reviews} {...place} />;
  return (
    <div className={styles.none}>
      <p>No reviews yet.{place.isOpen && ' Do you own this? Tell others what you think.'}</p>
      {place.isOpen && (
        <LinkButton href={writeReview(place.product)} variant="secondary" rel="nofollow">
          Write the first review
        </LinkButton>
      )}
    </div>
  );
}

/** The summary with its bars, the photos, then the reviews, a page at a time. */
function ReviewList({ product, variationId, reviews: initial, reporting, isOpen }: ReviewsProps) {
  const { shown, from, busy, retry, choose, more } = useReviews(initial, product.productId);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { summary, questions, choice, photos, reviews, matching, page, pages } = shown;
  const list = useRef<HTMLDivElement>(null);
  const before = useRef({ page, count: reviews.length });

  // Keyboard users continue at the first review of the next page.
  useEffect(() => {
    const last = before.current;
    before.current = { page, count: reviews.length };
    if (page > last.page && last.count > 0) list.current?.querySelectorAll<HTMLElement>('article')[last.count]?.focus();
  }, [page, reviews.length]);

  const open = async (photos: readonly ReviewPhoto[], index: number) => {
    const modal = await import('./photo-modal.tsx').catch(() => null);
    if (modal) return setOpened({ PhotoModal: modal.PhotoModal, photos, index });
    await goInstead(photos[index]?.url ?? '');
  };
  const place = { variationId, summary, choice, onChoose: choose };

  return (
    <div className={styles.reviews}>
      <ReviewSummary {...place} product={product} questions={questions} matching={matching} retry={retry} isOpen={isOpen} />
      <div className={styles.main}>
        {photos.length > 0 && (
          <div className={styles.photos}>
            <h3>From reviewers’ homes</h3>
            <PhotoStrip photos={photos} label="Photos of all reviews" size="large" onOpen={(index) => void open(photos, index)} />
          </div>
        )}
        <ReviewTopics {...place} />
        <ReviewToolbar {...place} />
        <p id={reviewCountId} className={styles.count} role="status" tabIndex={-1}>
          {countWords(reviews.length, matching, (from - 1) * reviewsPerPage + 1, isNarrowed(choice))}
        </p>
        {retry && (
          <Notice
            className={styles.failed ?? ''}
            tone="error"
            action={
              <Button variant="secondary" size="small" onClick={retry}>
                Try again
              </Button>
            }
          >
            We couldn’t load these reviews.
          </Notice>
        )}
        <div ref={list} className={styles.list} aria-busy={busy === 'choosing' || undefined}>
          {reviews.map((review) => (
            <ReviewCard
              key={review.reviewId}
              review={review}
              questions={questions}
              reporting={review.reviewId === reporting?.reviewId ? reporting.step : null}
              onOpenPhoto={(index) =>
                void open(
                  review.photos.map((photo) => ({ ...photo, reviewId: review.reviewId })),
                  index,
                )
              }
            />
          ))}
        </div>
        <nav className={styles.pages} aria-label="Pages of reviews">
          {from > 1 && (
            <LinkButton href={pageHref(product, shown, from - 1)} variant="secondary">
              Earlier reviews
            </LinkButton>
          )}
          {page < pages && (
            <LinkButton
              href={pageHref(product, shown, page + 1)}
              variant="secondary"
              aria-busy={busy === 'more' || undefined}
              {...(isChosen(choice) ? { rel: 'nofollow' } : {})}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                if (busy === null) void more();
              }}
            >
              {busy === 'more' ? 'Loading…' : 'More reviews'}
            </LinkButton>
          )}
        </nav>
      </div>
      {opened && (
        <opened.PhotoModal
          photos={opened.photos}
          start={opened.index}
          known={reviews}
          productName={product.name}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}

function pageHref(product: ReviewedProduct, { choice }: ReviewPage, page: number): string {
  const plain = productLink(product, { reviewsPage: page });
  const query = new URLSearchParams(choiceQuery(choice)).toString();
  return `${plain}${query && (plain.includes('?') ? '&' : '?')}${query}#reviews`;
}

function countWords(count: number, matching: number, first: number, narrowed: boolean): string {
  const noun = matching === 1 ? 'review' : 'reviews';
  if (matching === 0) return narrowed ? 'No matching reviews.' : 'No reviews on this page.';
  const all = formatCount(matching);
  if (count >= matching) return `${all} ${noun}`;
  return `${first} – ${first + count - 1} of ${all} ${noun}`;
}

export default island('features/reviews/reviews', Reviews);
