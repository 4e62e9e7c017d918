import { useEffect, useRef } from 'react';
import type { ReviewChoice, ReviewPage, ReviewSort } from '../../../contract/reviews/reviews.ts';
import { plural } from '../../../contract/values/count.ts';
import { Button } from '../../ui/form/button.tsx';
import { textsIn } from '../../ui/form/fields.ts';
import { SortField } from '../../ui/form/sort-field.tsx';
import { X } from '../../ui/icons/icons.tsx';
import { everything, isNarrowed, readChoice, toggleStars } from './choice.ts';
import { ChoiceForm } from './choice-form.tsx';
import styles from './review-toolbar.module.css';

const sorts: readonly { value: ReviewSort; label: string }[] = [
  { value: 'newest', label: 'Newest' },
  { value: 'highest', label: 'Highest rated' },
  { value: 'lowest', label: 'Lowest rated' },
  { value: 'helpful', label: 'Most helpful' },
  { value: 'photos', label: 'Photos first' },
];

/** The start of the list. */
export const reviewListId = 'review-list';

/** The number of reviews, which takes the focus of filters that are removed. */
export const reviewCountId = 'review-count';

interface ReviewToolbarProps {
  variationId: number | null;
  summary: ReviewPage['summary'];
  choice: ReviewChoice;
  onChoose(choice: ReviewChoice): void;
}

/** Order and filters of the list, with the applied ones removable. */
export function ReviewToolbar({ variationId, summary, choice, onChoose }: ReviewToolbarProps) {
  const toggles = [
    { label: 'With photos', on: choice.withPhotos, there: summary.withPhotos, next: { ...choice, withPhotos: !choice.withPhotos } },
    { label: 'Verified purchases', on: choice.verified, there: summary.verified, next: { ...choice, verified: !choice.verified } },
  ].filter(({ there }) => there > 0);
  const all = { ...everything, sortBy: choice.sortBy };
  return (
    <div id={reviewListId} className={styles.toolbar}>
      {toggles.map(({ label, on, next }) => (
        <ChoiceForm key={label} variationId={variationId} choice={next} onChoose={() => onChoose(next)}>
          <button className={styles.toggle} type="submit" aria-pressed={on}>
            {label}
          </button>
        </ChoiceForm>
      ))}
      {choice.stars.map((stars) => {
        const next = toggleStars(choice, stars);
        return (
          <ChoiceForm
            key={stars}
            variationId={variationId}
            choice={next}
            onChoose={(form) => {
              passFocusOn(form, next);
              onChoose(next);
            }}
          >
            <button className={styles.chip} type="submit" aria-label={`Remove: ${plural(stars, 'star')}`}>
              {plural(stars, 'star')}
              <X size={14} />
            </button>
          </ChoiceForm>
        );
      })}
      {isNarrowed(choice) && (
        <ChoiceForm
          variationId={variationId}
          choice={all}
          onChoose={(form) => {
            passFocusOn(form, all);
            onChoose(all);
          }}
        >
          <Button type="submit" variant="quiet" size="small">
            Show all
          </Button>
        </ChoiceForm>
      )}
      <SortForm variationId={variationId} choice={choice} onChoose={onChoose} />
    </div>
  );
}

/** The pressed button disappears: focus the next one, or the count when it was the last. */
function passFocusOn(form: HTMLFormElement, left: ReviewChoice): void {
  const next = isNarrowed(left) ? form.nextElementSibling?.querySelector('button') : document.getElementById(reviewCountId);
  next?.focus({ preventScroll: true });
}

function SortForm({ variationId, choice, onChoose }: Omit<ReviewToolbarProps, 'summary'>) {
  const select = useRef<HTMLSelectElement>(null);
  // Applies an order chosen before hydration.
  useEffect(() => {
    if (select.current && select.current.value !== choice.sortBy) select.current.form?.requestSubmit();
  }, [choice.sortBy]);
  const others = { ...choice, sortBy: everything.sortBy };
  return (
    <ChoiceForm variationId={variationId} choice={others} className={styles.sort} onChoose={(form) => onChoose(readChoice(textsIn(form)))}>
      <SortField
        ref={select}
        name="reviewSort"
        defaultValue={choice.sortBy}
        options={sorts}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      />
    </ChoiceForm>
  );
}
