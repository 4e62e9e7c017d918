import { maxAnswer, type StaffReview } from '../../../contract/staff/care/staff-reviews.ts';
import forms from '../../features/staff/form.module.css';
import { Panel } from '../../features/staff/panel.tsx';
import { staffReview } from '../../staff-routes.ts';
import { calendarDayOf } from '../../ui/browser/shop-clock.ts';
import { Button } from '../../ui/form/button.tsx';
import { Field, TextArea } from '../../ui/form/field.tsx';
import type { ReviewForm, StaffReviewData } from './staff-review-data.ts';
import styles from './staff-review-screen.module.css';

const actionOf = ({ reviewId }: StaffReview): string => staffReview({ reviewId });

/** What was typed into a refused form and its error. */
const refusalOf = ({ refused }: StaffReviewData, form: ReviewForm) => (refused?.form === form ? refused : { typed: '', error: undefined });

const reasonHint = 'For staff only: the author doesn’t see it.';

/** Approves or rejects a waiting review. */
export function DecidePanel(shown: StaffReviewData) {
  const { typed, error } = refusalOf(shown, 'reject');
  const action = actionOf(shown.review);
  return (
    <Panel
      title="Decide"
      lead="An approved review is published right away and counts toward the product’s rating. The author can rewrite a rejected one."
    >
      <div className={styles.decide}>
        <form method="post" action={action}>
          <input type="hidden" name="action" value="approve" />
          <Button type="submit">Approve</Button>
        </form>
        <form className={forms.row} method="post" action={action}>
          <input type="hidden" name="action" value="reject" />
          <Field label="Reason" name="reason" autoComplete="off" maxLength={255} hint={reasonHint} defaultValue={typed} error={error} />
          <Button type="submit" variant="secondary">
            Reject
          </Button>
        </form>
      </div>
    </Panel>
  );
}

/** Writes, changes or removes the shop's answer. */
export function AnswerPanel(shown: StaffReviewData) {
  const { review, refused } = shown;
  const { reply } = review;
  const { typed, error } = refusalOf(shown, 'answer');
  const isRefused = refused?.form === 'answer';
  const action = actionOf(review);
  return (
    <Panel
      title={reply ? 'Our answer' : 'Answer as the shop'}
      lead={
        reply
          ? `Shown beneath the review in the name of ${reply.from}, ${calendarDayOf(reply.answeredOn)}.`
          : 'Shown to everyone beneath the review, in the name of this brand.'
      }
    >
      {isRefused && reply && <p className={styles.text}>Published now: {reply.text}</p>}
      <form className={styles.answer} method="post" action={action}>
        <input type="hidden" name="action" value="answer" />
        <input type="hidden" name="basedOn" value={review.answerFingerprint} />
        <TextArea
          label="Answer"
          name="answer"
          rows={4}
          maxLength={maxAnswer}
          defaultValue={isRefused ? typed : reply?.text}
          error={error}
        />
        <Button type="submit">{reply ? 'Save answer' : 'Publish answer'}</Button>
      </form>
      {reply && (
        <form method="post" action={action}>
          <input type="hidden" name="action" value="unanswer" />
          <input type="hidden" name="basedOn" value={review.answerFingerprint} />
          <Button type="submit" variant="quiet">
            Remove answer
          </Button>
        </form>
      )}
    </Panel>
  );
}

/** Takes a published review off the shop. */
export function WithdrawPanel(shown: StaffReviewData) {
  const { typed, error } = refusalOf(shown, 'withdraw');
  return (
    <Panel title="Withdraw" lead="Shoppers no longer see the review, and it no longer counts toward the rating. You can restore it.">
      <form className={forms.row} method="post" action={actionOf(shown.review)}>
        <input type="hidden" name="action" value="withdraw" />
        <Field label="Reason" name="reason" autoComplete="off" maxLength={255} hint={reasonHint} defaultValue={typed} error={error} />
        <Button type="submit" variant="secondary">
          Withdraw review
        </Button>
      </form>
    </Panel>
  );
}

/** Undoes a withdrawal or rejection. */
export function RestorePanel({ review }: StaffReviewData) {
  const lead =
    review.state === 'withdrawn' ? 'It’s published again and counts toward the product’s rating.' : 'It waits to be moderated again.';
  return (
    <Panel title="Restore" lead={lead}>
      <form method="post" action={actionOf(review)}>
        <input type="hidden" name="action" value="restore" />
        <Button type="submit">Restore review</Button>
      </form>
    </Panel>
  );
}

/** Leaves the review published in spite of its reports. */
export function DismissForm({ review }: { review: StaffReview }) {
  return (
    <form method="post" action={actionOf(review)}>
      <input type="hidden" name="action" value="dismiss" />
      <Button type="submit" variant="secondary" size="small">
        Dismiss reports
      </Button>
    </form>
  );
}
