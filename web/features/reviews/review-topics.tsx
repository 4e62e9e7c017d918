import { type ReviewChoice, type ReviewPage, reviewTopics } from '../../../contract/reviews/reviews.ts';
import { formatCount } from '../../../contract/values/count.ts';
import { ChoiceForm } from './choice-form.tsx';
import styles from './review-topics.module.css';

interface ReviewTopicsProps {
  variationId: number | null;
  summary: ReviewPage['summary'];
  choice: ReviewChoice;
  onChoose(choice: ReviewChoice): void;
}

/** What reviews speak of, with their number; one narrows the list to those that do, and once more shows all. */
export function ReviewTopics({ variationId, summary: { topics }, choice, onChoose }: ReviewTopicsProps) {
  if (topics.length === 0) return null;
  return (
    <div className={styles.topics}>
      <h3>What reviews talk about</h3>
      <ul className={styles.list}>
        {topics.map(({ topic, count }) => {
          const next = { ...choice, topic: choice.topic === topic ? null : topic };
          return (
            <li key={topic}>
              <ChoiceForm variationId={variationId} choice={next} onChoose={() => onChoose(next)}>
                <button className={styles.topic} type="submit" aria-pressed={choice.topic === topic}>
                  {reviewTopics[topic]} <span className={styles.count}>{formatCount(count)}</span>
                </button>
              </ChoiceForm>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
