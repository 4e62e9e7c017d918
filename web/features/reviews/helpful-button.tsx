import { type FormEvent, useEffect, useState } from 'react';
import { type Review, reviewEndpoints } from '../../../contract/reviews/reviews.ts';
import { formatCount } from '../../../contract/values/count.ts';
import { client } from '../../api/browser.ts';
import { withProof } from '../../api/with-proof.ts';
import { Button } from '../../ui/form/button.tsx';
import { ThumbsUp } from '../../ui/icons/icons-seldom.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './helpful-button.module.css';
import { likedReviews, rememberLike } from './liked-reviews.ts';

/** "Helpful": one vote per visitor; a form that posts to the page, or a call with script. */
export function HelpfulButton({ review }: { review: Review }) {
  const { reviewId } = review;
  const [liked, setLiked] = useState(false);
  const [votes, setVotes] = useState(review.helpfulVotes);
  const [failed, setFailed] = useState('');

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
    setFailed('');
    const result = await withProof((captcha) => client.call(reviewEndpoints.like, { reviewId, captcha }));
    if (result.ok) {
      setVotes(result.data.helpfulVotes);
      return rememberLike(reviewId, result.data.helpfulVotes);
    }
    setLiked(false);
    setVotes(votes);
    setFailed(
      result.code === 'votes_used_up' || result.code === 'own_review' ? result.message : 'Your vote didn’t go through. Please try again.',
    );
  };

  return (
    <form className={styles.form} method="post" onSubmit={like}>
      <input type="hidden" name="action" value="like" />
      <Button
        type="submit"
        name="reviewId"
        value={reviewId}
        variant="quiet"
        size="small"
        className={styles.button}
        icon={<ThumbsUp size={16} />}
        aria-pressed={liked}
      >
        {liked ? 'You found this helpful' : 'Helpful'}
        {votes > 0 && <span className={styles.votes}>{` (${formatCount(votes)})`}</span>}
        <VisuallyHidden>{`: ${review.title || `review by ${review.author}`}`}</VisuallyHidden>
      </Button>
      {failed && (
        <span className={styles.failed} role="alert">
          {failed}
        </span>
      )}
    </form>
  );
}
