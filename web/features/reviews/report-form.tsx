import { type FormEvent, useState } from 'react';
import { type Review, reportReasons, reviewEndpoints } from '../../../contract/reviews/reviews.ts';
import { keysOf } from '../../../contract/values/keys.ts';
import { client } from '../../api/browser.ts';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { Select } from '../../ui/form/field.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './report-form.module.css';

const reasons = keysOf(reportReasons);

/** State of a report without script: form requested, or sent. */
export interface Reporting {
  readonly reviewId: number;
  readonly step: 'asking' | 'sent';
}

const focus = (element: HTMLElement | null) => element?.focus();

/** "Report": opens a form that posts to the page, or calls with script. The form is in the document only when requested. */
export function ReportForm({ review, step: first }: { review: Review; step: Reporting['step'] | null }) {
  const { reviewId } = review;
  const [step, setStep] = useState(first);
  const [error, setError] = useState<string>();
  const [cancelled, setCancelled] = useState(false);

  const report = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get('reason');
    const reason = reasons.find((one) => one === chosen);
    if (!reason) return setError('Choose a reason');
    const result = await client.call(reviewEndpoints.report, { reviewId, reason });
    if (result.ok) setStep('sent');
    else setError(result.message);
  };

  if (step === 'sent') {
    return (
      // The form is gone.
      <p className={styles.sent} role="status" tabIndex={-1} ref={first === 'sent' ? null : focus}>
        Thanks. We’ll look at this review.
      </p>
    );
  }
  if (step === null) {
    return (
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          setStep('asking');
        }}
      >
        <input type="hidden" name="action" value="ask-report" />
        {/* Focus returns here from the form that replaced it. */}
        <button type="submit" className={styles.open} name="reviewId" value={reviewId} ref={cancelled ? focus : null}>
          Report
          <VisuallyHidden>{`: ${review.title || `review by ${review.author}`}`}</VisuallyHidden>
        </button>
      </form>
    );
  }
  return (
    <form className={styles.form} method="post" onSubmit={(event) => void report(event)}>
      <input type="hidden" name="action" value="report" />
      <input type="hidden" name="reviewId" value={reviewId} />
      <Select
        label="What’s wrong with it?"
        name="reason"
        required
        // The button that opened the form is gone.
        autoFocus
        placeholder="Choose a reason"
        options={reasons.map((value) => ({ value, label: reportReasons[value] }))}
        error={error}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="secondary" size="small">
          Report review
        </Button>
        {/* The same page again: without script it is open because it was asked for by a post. */}
        <LinkButton
          href=""
          variant="quiet"
          size="small"
          onClick={(event) => {
            event.preventDefault();
            setError(undefined);
            setCancelled(true);
            setStep(null);
          }}
        >
          Cancel
        </LinkButton>
      </div>
    </form>
  );
}
