import { useId, useState } from 'react';
import { Star } from '../../../ui/icons/icons-seldom.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './star-field.module.css';

const words = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'];

/** One to five stars: radio buttons, filled up to the chosen one by CSS alone. */
export function StarField({ value, error }: { value: number | null; error?: string | undefined }) {
  const id = useId();
  const [chosen, setChosen] = useState(value);
  return (
    <fieldset className={styles.field} aria-describedby={error ? id : undefined}>
      <legend className={styles.legend}>Your rating</legend>
      <div className={styles.row}>
        <div className={styles.stars}>
          {words.map((word, index) => (
            <label key={word} className={styles.star}>
              <input
                type="radio"
                name="stars"
                value={index + 1}
                defaultChecked={value === index + 1}
                aria-invalid={error ? true : undefined}
                onChange={() => setChosen(index + 1)}
              />
              <Star size={34} />
              <VisuallyHidden>
                {index === 0 ? '1 star' : `${index + 1} stars`}, {word}
              </VisuallyHidden>
            </label>
          ))}
        </div>
        <span className={styles.word} aria-hidden="true">
          {chosen === null ? '' : words[chosen - 1]}
        </span>
      </div>
      {error && (
        <p id={id} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
