import type { Checkout } from '../../../contract/checkout/checkout.ts';
import { financingSandboxWords, formatApr, type Plan } from '../../../contract/credit/store-card.ts';
import { RadioCard } from '../../ui/form/choice.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import { formatMoney } from '../../ui/money.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './store-card-choice.module.css';
import { type FieldErrors, type TypedCheckout, withoutPlan } from './typed-form.ts';

interface StoreCardChoiceProps {
  storeCard: NonNullable<Checkout['storeCard']>;
  /** The choice from a post without script. */
  chosen?: TypedCheckout['storeCard'] | undefined;
  errors: FieldErrors;
}

/** The store card to pay with, and how it is paid back (spec §1: financing). */
export function StoreCardChoice({ storeCard, chosen, errors }: StoreCardChoiceProps) {
  const { card, cards, plans, apr, partner, isSandbox } = storeCard;
  const picked = cards.find(({ accountId }) => accountId === chosen?.accountId) ?? cards[0];
  const plan = plans.find(({ months }) => months === chosen?.planMonths)?.months ?? null;
  const error = errors['storeCard.accountId'] ?? errors['storeCard.planMonths'];
  return (
    <div className={styles.choice}>
      {isSandbox && <p className={styles.note}>{financingSandboxWords(partner)}</p>}
      {cards.length === 1 && picked ? (
        <p>
          <input type="hidden" name="storeCard.accountId" value={picked.accountId} />
          {card} ending in {picked.last4}
          {picked.isTemporary && <span className={styles.note}> · your temporary number, until the card arrives</span>}
        </p>
      ) : (
        <fieldset className={styles.options}>
          <legend>
            <VisuallyHidden>Store card</VisuallyHidden>
          </legend>
          {cards.map(({ accountId, last4, isTemporary }) => (
            <RadioCard
              key={accountId}
              name="storeCard.accountId"
              value={accountId}
              defaultChecked={accountId === picked?.accountId}
              label={`${card} ending in ${last4}`}
              detail={isTemporary ? 'Your temporary number, until the card arrives' : undefined}
            />
          ))}
        </fieldset>
      )}
      <fieldset className={styles.options}>
        <legend className={styles.legend}>How do you want to pay?</legend>
        <RadioCard
          name="storeCard.planMonths"
          value={withoutPlan}
          defaultChecked={plan === null}
          label="In full"
          detail={`Due with your next statement; ${formatApr(apr)} APR on what you carry over`}
        />
        {plans.map((one) => (
          <RadioCard
            key={one.months}
            name="storeCard.planMonths"
            value={one.months}
            defaultChecked={plan === one.months}
            label={`${one.months} monthly payments of ${formatMoney(one.monthly)}`}
            detail={detailOf(one, apr)}
          />
        ))}
      </fieldset>
      {error && <Notice tone="error">{error}</Notice>}
    </div>
  );
}

/** What a plan costs when it is not paid in time. */
function detailOf({ months, monthly, last, interest }: Plan, apr: number): string {
  const lastWords = last < monthly ? ` The last one is ${formatMoney(last)}.` : '';
  return `No interest if you pay in full within ${months} months.${lastWords} Otherwise up to ${formatMoney(interest)} interest, charged from the purchase date at ${formatApr(apr)} APR.`;
}
