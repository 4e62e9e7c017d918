import type { ReviewQuestion } from '../../../../contract/reviews/write-review.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './scale-field.module.css';
import { answerField } from './typed-review.ts';

/** A template question as an optional scale of five. */
export function ScaleField({ question: { key, label, low, high }, value }: { question: ReviewQuestion; value: number | undefined }) {
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.scale}>
        <span className={styles.end} aria-hidden="true">
          {low}
        </span>
        <div className={styles.steps}>
          {[1, 2, 3, 4, 5].map((step) => (
            <label key={step} className={styles.step}>
              <input type="radio" name={answerField(key)} value={step} defaultChecked={value === step} />
              <VisuallyHidden>
                {step} of 5{step === 1 ? `, ${low}` : step === 5 ? `, ${high}` : ''}
              </VisuallyHidden>
            </label>
          ))}
        </div>
        <span className={styles.end} aria-hidden="true">
          {high}
        </span>
      </div>
    </fieldset>
  );
}
