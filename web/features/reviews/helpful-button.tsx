import { type FormEvent, useEffect, useState } from 'react';
import { type Review, reviewEndpoints } from '../../../contract/reviews.ts';
import { client } from '../../api/browser.ts';
import { Button } from '../../ui/button.tsx';
import { formatCount } from '../../ui/count.ts';
import { ThumbsUp } from '../../ui/icons-seldom.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './helpful-button.module.css';
import { likedReviews, rememberLike } from './liked-reviews.ts';

/** "Helpful": one vote per visitor; a form that posts to the page, and a call where script runs. */
export function HelpfulButton({ review }: { review: Review }) {
  const { reviewId } = review;
  const [liked, setLiked] = useState(false);
  const [votes, setVotes] = useState(review.helpfulVotes);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const remembered = likedReviews()[reviewId];
    if (remembered === undefined) return;
    setLiked(true);
    setVotes((known) => Math.max(known, remembered));
  }, [reviewId]);

  const like = async (event: FormEvent) => {
    event.preventDefault();
    if (liked) return;
    setLiked(true);
    setVotes(votes + 1);
    setFailed(false);
    const result = await client.call(reviewEndpoints.like, { reviewId });
    if (result.ok) {
      setVotes(result.data.helpfulVotes);
      return rememberLike(reviewId, result.data.helpfulVotes);
    }
    setLiked(false);
    setVotes(votes);
    setFailed(true);
  };

  return (
    <form className={styles.form} method="post" onSubmit={like}>
      <input type="hidden" name="action" value="like" />
      <input type="hidden" name="reviewId" value={reviewId} />
      <Button type="submit" variant="quiet" size="small" className={styles.button} icon={<ThumbsUp size={16} />} aria-pressed={liked}>
        {liked ? 'You found this helpful' : 'Helpful'}
        {votes > 0 && <span className={styles.votes}> ({formatCount(votes)})</span>}
        <VisuallyHidden>: {review.title || `review by ${review.author}`}</VisuallyHidden>
      </Button>
      {failed && (
        <span className={styles.failed} role="alert">
          That didn’t get through. Please try again.
        </span>
      )}
    </form>
  );
}
