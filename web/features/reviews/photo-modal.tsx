import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { type Review, type ReviewPhoto, reviewEndpoints } from '../../../contract/reviews/reviews.ts';
import { client } from '../../api/browser.ts';
import { Button, IconButton } from '../../ui/form/button.tsx';
import { ChevronLeft, ChevronRight, X } from '../../ui/icons/icons.tsx';
import { Image } from '../../ui/image.tsx';
import { Rating } from '../../ui/rating.tsx';
import styles from './photo-modal.module.css';
import { ByLine } from './review-card.tsx';

interface PhotoModalProps {
  photos: readonly ReviewPhoto[];
  /** Index of the photo shown first. */
  start: number;
  /** Reviews that are already loaded. */
  known: readonly Review[];
  productName: string;
  onClose(): void;
}

/**
 * A photo at 450 px (spec §9) with its review, in a native modal dialog, which keeps and returns the focus and closes on Escape and outside clicks.
 * Arrow keys go through the photos.
 */
export function PhotoModal({ photos, start, known, productName, onClose }: PhotoModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const [index, setIndex] = useState(start);
  // On a neutral ground: the photo's colour around it would look like part of it.
  const { tint: _, ...photo } = photos[index] as ReviewPhoto;

  useEffect(() => dialog.current?.showModal(), []);

  const move = (step: number) => setIndex((index + step + photos.length) % photos.length);
  const onKey = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    if (key === 'ArrowLeft') move(-1);
    if (key === 'ArrowRight') move(1);
  };
  const closeBeside = (event: MouseEvent) => {
    if (event.target === event.currentTarget) dialog.current?.close();
  };

  return (
    <dialog ref={dialog} className={styles.modal} aria-labelledby={heading} onClick={closeBeside} onKeyDown={onKey} onClose={onClose}>
      <div className={styles.frame}>
        <h2 id={heading} className={styles.heading}>
          Photos of {productName}
        </h2>
        <IconButton className={styles.close} label="Close" icon={<X size={22} />} onClick={() => dialog.current?.close()} />
        <figure className={styles.figure}>
          <Image key={photo.url} image={photo} span="reviewPhoto" priority="eager" className={styles.picture} />
          {photos.length > 1 && (
            <div className={styles.steps}>
              <IconButton label="Previous photo" icon={<ChevronLeft size={22} />} onClick={() => move(-1)} />
              <p className={styles.place} aria-live="polite">
                {index + 1} of {photos.length}
              </p>
              <IconButton label="Next photo" icon={<ChevronRight size={22} />} onClick={() => move(1)} />
            </div>
          )}
        </figure>
        <ReviewOf key={photo.reviewId} reviewId={photo.reviewId} known={known.find(({ reviewId }) => reviewId === photo.reviewId)} />
      </div>
    </dialog>
  );
}

/** The photo's review; fetched when the list does not contain it. */
function ReviewOf({ reviewId, known }: { reviewId: number; known: Review | undefined }) {
  const [review, setReview] = useState<Review | 'failed' | null>(known ?? null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches again
  useEffect(() => {
    if (known) return;
    let wanted = true;
    void client.call(reviewEndpoints.getReview, { reviewId }).then((result) => {
      if (wanted) setReview(result.ok ? result.data : 'failed');
    });
    return () => {
      wanted = false;
    };
  }, [reviewId, known, attempt]);

  const again = () => {
    setReview(null);
    setAttempt(attempt + 1);
  };
  if (review === null) return <div className={styles.words} aria-busy="true" />;
  if (review === 'failed') {
    return (
      <div className={styles.words} role="alert">
        <p>We couldn’t load the review.</p>
        <Button variant="secondary" size="small" onClick={again}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.words}>
      <Rating average={review.stars} />
      {review.title && <h3>{review.title}</h3>}
      <p className={styles.text}>{review.text}</p>
      <ByLine review={review} />
    </div>
  );
}
