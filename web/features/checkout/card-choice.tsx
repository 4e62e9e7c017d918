import type { ReactNode } from 'react';
import type { SavedCard } from '../../../contract/payments/saved-cards.ts';
import { expiryAsPrinted, expiryWarning } from '../../ui/form/card-words.ts';
import { RadioCard } from '../../ui/form/choice.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './card-choice.module.css';
import { type FieldErrors, newCard } from './typed-form.ts';

interface CardChoiceProps {
  cards: readonly SavedCard[];
  /** The choice from a post without script: a saved card's id, or null for another card. Undefined otherwise. */
  chosen?: number | null | undefined;
  errors: FieldErrors;
  /** Whether a saved card takes its security code. */
  asksCode: boolean;
  /** The fields of another card; CSS hides them while a saved one is selected. */
  children: ReactNode;
}

const isUsable = ({ standing }: SavedCard): boolean => standing !== 'expired';

/** The preselected card: the one posted, or the default; null for another card, also when its fields have errors. */
function beginsWith(cards: readonly SavedCard[], chosen: number | null | undefined, errors: FieldErrors): number | null {
  const usable = cards.filter(isUsable);
  if (chosen !== undefined) return usable.find(({ cardId }) => cardId === chosen)?.cardId ?? null;
  if (Object.keys(errors).some((name) => name.startsWith('card.') || name === 'cardToken')) return null;
  return usable[0]?.cardId ?? null;
}

function detailOf(card: SavedCard): string {
  const warning = expiryWarning(card.standing);
  return warning ? `${warning} (${expiryAsPrinted(card)})` : `Expires ${expiryAsPrinted(card)}`;
}

/** A choice of saved cards, or another card. CSS shows and hides the fields, so it works without script. */
export function CardChoice({ cards, chosen, errors, asksCode, children }: CardChoiceProps) {
  if (cards.length === 0) return children;
  const first = beginsWith(cards, chosen, errors);
  return (
    <div className={styles.choice}>
      <fieldset className={styles.cards}>
        <legend>
          <VisuallyHidden>Card</VisuallyHidden>
        </legend>
        {cards.map((card) => (
          <RadioCard
            key={card.cardId}
            name="savedCard.cardId"
            value={card.cardId}
            defaultChecked={card.cardId === first}
            disabled={!isUsable(card)}
            label={`${card.brand} ending in ${card.last4}`}
            detail={detailOf(card)}
          />
        ))}
        <RadioCard name="savedCard.cardId" value={newCard} defaultChecked={first === null} label="Use another card" />
      </fieldset>
      {errors['savedCard.cardId'] && <Notice tone="error">{errors['savedCard.cardId']}</Notice>}
      {asksCode && (
        <Field
          className={styles.code}
          label="Security code for this card"
          name="savedCard.securityCode"
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
          error={errors['savedCard.securityCode']}
        />
      )}
      <div className={styles.other}>{children}</div>
    </div>
  );
}
