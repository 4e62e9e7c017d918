import { type FormEvent, useState } from 'react';
import { type Review, reportReasons, reviewEndpoints } from '../../../contract/catalog/reviews.ts';
import { keysOf } from '../../../contract/values/keys.ts';
import { client } from '../../api/browser.ts';
import { Button } from '../../ui/form/button.tsx';
import { Select } from '../../ui/form/field.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './report-form.module.css';

const reasons = keysOf(reportReasons);

/** "Report": a form that posts to the page, or a call with script. */
export function ReportForm({ review, wasReported }: { review: Review; wasReported: boolean }) {
  const { reviewId } = review;
  const [sent, setSent] = useState(wasReported);
  const [error, setError] = useState<string>();

  const report = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get('reason');
    const reason = reasons.find((one) => one === chosen);
    if (!reason) return setError('Choose a reason');
    const result = await client.call(reviewEndpoints.report, { reviewId, reason });
    if (result.ok) setSent(true);
    else setError(result.message);
  };

  if (sent) {
    return (
      <p className={styles.sent} role="status">
        Thanks. We’ll look at this review.
      </p>
    );
  }
  return (
    <details className={styles.report}>
      <summary>
        Report
        <VisuallyHidden>{`: ${review.title || `review by ${review.author}`}`}</VisuallyHidden>
      </summary>
      <form className={styles.form} method="post" onSubmit={(event) => void report(event)}>
        <input type="hidden" name="action" value="report" />
        <input type="hidden" name="reviewId" value={reviewId} />
        <Select
          label="What’s wrong with it?"
          name="reason"
          required
          placeholder="Choose a reason"
          options={reasons.map((value) => ({ value, label: reportReasons[value] }))}
          error={error}
        />
        <Button type="submit" variant="secondary" size="small">
          Report review
        </Button>
      </form>
    </details>
  );
}
