import type { ReactNode } from 'react';
import type { ReviewChoice } from '../../../contract/reviews/reviews.ts';
import { choiceQuery } from './choice.ts';

interface ChoiceFormProps {
  /** Stays chosen on the page. */
  variationId: number | null;
  /** What submitting requests; fields in `children` are added. */
  choice: ReviewChoice;
  className?: string | undefined;
  onChoose(form: HTMLFormElement): void;
  children: ReactNode;
}

/**
 * Requests other reviews of the product. A form instead of links: it works without script, and crawlers do not follow every combination of filters.
 */
export function ChoiceForm({ variationId, choice, className, onChoose, children }: ChoiceFormProps) {
  const hidden = { ...(variationId !== null && { variation: String(variationId) }), ...choiceQuery(choice) };
  return (
    <form
      className={className}
      action="#reviews"
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(event.currentTarget);
      }}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
