import type { ReactNode } from 'react';
import type { ReviewChoice } from '../../../contract/catalog/reviews.ts';
import { choiceQuery } from './choice.ts';

interface ChoiceFormProps {
  /** Stays chosen on the page. */
  variationId: number | null;
  /** What is asked for by sending the form; fields of `children` come on top. */
  choice: ReviewChoice;
  className?: string | undefined;
  onChoose(form: HTMLFormElement): void;
  children: ReactNode;
}

/**
 * Asks for other reviews of the product. A form and not a link: it works without script, and crawlers do not follow every combination of
 * filters as a page of its own.
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
