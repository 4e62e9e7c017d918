import { type FormEvent, useRef, useState } from 'react';
import { publicationDays, type ReviewTemplate, reviewRules } from '../../../../contract/reviews/write-review.ts';
import { formatCount } from '../../../../contract/values/count.ts';
import { own } from '../../../../contract/values/own.ts';
import { login, writeReview } from '../../../routes.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Field, TextArea } from '../../../ui/form/field.tsx';
import { nameOfField } from '../../../ui/form/fields.ts';
import { Notice } from '../../../ui/layers/notice.tsx';
import { PhotoField } from './photo-field.tsx';
import styles from './review-form.module.css';
import { ScaleField } from './scale-field.tsx';
import { StarField } from './star-field.tsx';
import type { ReviewErrors, TypedReview } from './typed-review.ts';
import { useReviewForm } from './use-review-form.ts';

interface ReviewFormProps {
  template: ReviewTemplate;
  /** Who writes. */
  customerId: number | null;
  /** What a post without script contained, with its errors. */
  typed: TypedReview;
  errors: ReviewErrors;
  message: string | null;
  onSent(): void;
}

/** Stars, headline, text, the template's questions, photos, name. Posts to its page, or calls with script. */
export function ReviewForm({
  template: { product, questions },
  customerId,
  typed,
  errors: given,
  message: first,
  onSent,
}: ReviewFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { start, errors, message, signedOut, sending, photos, change, send } = useReviewForm(
    { productId: product.productId, customerId },
    { typed, errors: given, message: first },
    form,
    onSent,
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={writeReview(product)}
      noValidate
      onSubmit={submit}
      onInput={(event) => change(nameOfField(event.target))}
    >
      <input type="hidden" name="action" value="submit" />
      {message && (
        <Notice tone="error" action={signedOut && <a href={login({ returnTo: writeReview(product) })}>Sign in</a>}>
          {message}
        </Notice>
      )}
      <div key={start.version} className={styles.fields}>
        <StarField value={start.typed.stars} error={errors.stars} />
        <CountedField typed={start.typed.title} error={errors.title} />
        <CountedText typed={start.typed.text} error={errors.text} />
        {questions.length > 0 && (
          <section className={styles.questions} aria-labelledby="questions-title">
            <h2 id="questions-title" className={styles.title}>
              A closer look <span className={styles.optional}>(optional)</span>
            </h2>
            {questions.map((question) => (
              <ScaleField key={question.key} question={question} value={own(start.typed.answers, question.key)} />
            ))}
          </section>
        )}
        <PhotoField photos={photos} />
        <Field
          label="Your name"
          name="author"
          autoComplete="given-name"
          maxLength={reviewRules.author.max}
          hint="Shown with your review. A first name and an initial are enough."
          defaultValue={start.typed.author}
          error={errors.author}
        />
      </div>
      <div className={styles.end}>
        <Button type="submit" size="large" busy={sending} className={styles.send}>
          Send review
        </Button>
        <p className={styles.small}>
          We read every review before we publish it, within {publicationDays.from}–{publicationDays.to} business days, good or bad.
        </p>
      </div>
    </form>
  );
}

interface CountedProps {
  typed: string;
  error: string | undefined;
}

function CountedField({ typed, error }: CountedProps) {
  const [length, setLength] = useState(typed.length);
  return (
    <Field
      label="Headline"
      name="title"
      autoComplete="off"
      maxLength={reviewRules.title.max}
      hint={`What should others know first? ${count(length, reviewRules.title.max)}`}
      defaultValue={typed}
      error={error}
      onChange={(event) => setLength(event.currentTarget.value.trim().length)}
    />
  );
}

function CountedText({ typed, error }: CountedProps) {
  const [length, setLength] = useState(typed.length);
  const { min, max } = reviewRules.text;
  return (
    <TextArea
      label="Review"
      name="text"
      maxLength={max}
      hint={
        length > 0 && length <= min
          ? `A little more, please: more than ${min} characters. ${count(length, max)}`
          : `How does it look and feel, what do you use it for? Please leave out links and contact details. ${count(length, max)}`
      }
      defaultValue={typed}
      error={error}
      onChange={(event) => setLength(event.currentTarget.value.trim().length)}
    />
  );
}

const count = (length: number, max: number): string => `${formatCount(length)} of ${formatCount(max)} characters.`;
