import type { ReviewChoice, ReviewPage } from '../../../contract/reviews/reviews.ts';
import { formatCount, plural } from '../../../contract/values/count.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { toggleStars } from './choice.ts';
import { ChoiceForm } from './choice-form.tsx';
import styles from './stars-filter.module.css';

interface StarsFilterProps {
  variationId: number | null;
  summary: ReviewPage['summary'];
  choice: ReviewChoice;
  onChoose(choice: ReviewChoice): void;
}

/** The number of reviews per star; each bar filters by it, several at a time (checklist 15). */
export function StarsFilter({ variationId, summary, choice, onChoose }: StarsFilterProps) {
  return (
    <ul className={styles.bars} aria-label="Show reviews by stars">
      {[5, 4, 3, 2, 1].map((stars) => {
        const count = summary.distribution[5 - stars] ?? 0;
        const next = toggleStars(choice, stars);
        return (
          <li key={stars}>
            <ChoiceForm variationId={variationId} choice={next} onChoose={() => onChoose(next)}>
              <button className={styles.bar} type="submit" aria-pressed={choice.stars.includes(stars)} disabled={count === 0}>
                <span>{plural(stars, 'star')}</span>
                <svg className={styles.track} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                  <rect className={styles.share} width={Math.round((count / summary.count) * 100)} height="1" />
                </svg>
                <span className={styles.count}>
                  {formatCount(count)}
                  <VisuallyHidden>{count === 1 ? ' review' : ' reviews'}</VisuallyHidden>
                </span>
              </button>
            </ChoiceForm>
          </li>
        );
      })}
    </ul>
  );
}
