import type { ReactNode } from 'react';
import type { SavedCard } from '../../../contract/paying/saved-cards.ts';
import { expiryAsPrinted, expiryWarning } from '../../ui/form/card-words.ts';
import { RadioCard } from '../../ui/form/choice.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './card-choice.module.css';
import { type FieldErrors, newCard } from './typed-form.ts';

interface CardChoiceProps {
  cards: readonly SavedCard[];
  /** What a post without script had chosen: a saved card's id, null for another card; otherwise undefined. */
  chosen?: number | null | undefined;
  errors: FieldErrors;
  /** The fields of another card; they stay in the form while a saved one pays. */
  children: ReactNode;
}

const isUsable = ({ standing }: SavedCard): boolean => standing !== 'expired';

/** The card that the form begins with: the one chosen before, or the default, or another card where something is wrong with what was typed of one. */
function beginsWith(cards: readonly SavedCard[], chosen: number | null | undefined, errors: FieldErrors): number | null {
  const usable = cards.filter(isUsable);
  if (chosen !== undefined) return usable.find(({ cardId }) => cardId === chosen)?.cardId ?? null;
  if (Object.keys(errors).some((name) => name.startsWith('card.'))) return null;
  return usable[0]?.cardId ?? null;
}

function detailOf(card: SavedCard): string {
  const warning = expiryWarning(card.standing);
  return warning ? `${warning} (${expiryAsPrinted(card)})` : `Expires ${expiryAsPrinted(card)}`;
}

/** A saved card with its security code, or another card. Which fields are there follows from the choice by style alone, so that it works without script. */
export function CardChoice({ cards, chosen, errors, children }: CardChoiceProps) {
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
      <Field
        className={styles.code}
        label="Security code for this card"
        name="savedCard.securityCode"
        inputMode="numeric"
        autoComplete="cc-csc"
        maxLength={4}
        error={errors['savedCard.securityCode']}
      />
      <div className={styles.other}>{children}</div>
    </div>
  );
}
