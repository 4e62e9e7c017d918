import { type FormEvent, useId, useState } from 'react';
import { nothingToRefund, openUnitsOf, refundAmountOf, refundDays } from '../../../contract/orders/cancelling.ts';
import { ownPaymentWords, type PaidWith, paymentWords, reservedWords } from '../../../contract/orders/orders.ts';
import { variationName } from '../../../contract/values/option-order.ts';
import { Button } from '../../ui/form/button.tsx';
import { RadioCard } from '../../ui/form/choice.tsx';
import { Select } from '../../ui/form/field.tsx';
import { useTypedBefore } from '../../ui/form/use-typed-before.ts';
import { Notice } from '../../ui/layers/notice.tsx';
import { formatMoney } from '../../ui/money.ts';
import { type CancelChoice, choiceIn, faultsOf } from './cancel-choice.ts';
import type { CancelData, OrderItem } from './cancel-data.ts';
import styles from './cancel-form.module.css';

interface CancelFormProps {
  data: CancelData;
  items: readonly OrderItem[];
  /** The form's URL; the page's `cancel` action handles it. */
  action: string;
  /** By key, in the order offered. */
  reasons: Readonly<Record<string, string>>;
  payment: PaidWith;
  /** The reader. */
  voice?: keyof typeof voices;
}

const voices = {
  shopper: { charged: 'You’ll get back', uncharged: 'You won’t be charged', payer: ownPaymentWords },
  staff: { charged: 'The customer gets back', uncharged: 'The customer won’t be charged', payer: paymentWords },
} as const;

const first = ({ choice, nextRequest, quote }: CancelData): CancelChoice =>
  choice ?? { cancellationUuid: nextRequest, scope: quote.canCancelAll ? 'all' : 'lines', units: [], reason: '' };

/**
 * Cancels an order or units of it: which, why, the refund, confirmation (spec §2.9, §5). With script the refund follows the choice; without, the
 * first submit shows it and the second confirms.
 */
export function CancelForm({ data, items, action, reasons, payment, voice = 'shopper' }: CancelFormProps) {
  const { quote } = data;
  const payer = voices[voice].payer(payment);
  const id = useId();
  const [choice, setChoice] = useState(() => first(data));
  const [errors, setErrors] = useState(data.errors);
  const [busy, setBusy] = useState(false);
  const { form, isHydrated } = useTypedBefore((typed) => setChoice(choiceIn(typed)));
  const open = items.filter(({ variationId }) => openUnitsOf(quote, variationId) > 0);
  const all = quote.lines.map(({ variationId, refundAmounts }) => ({ variationId, quantity: refundAmounts.length }));
  const chosen = choice.scope === 'all' ? all : choice.units;
  const amount = refundAmountOf(quote, chosen);
  const isAll = quote.lines.every(({ variationId, refundAmounts }) =>
    chosen.some((one) => one.variationId === variationId && one.quantity === refundAmounts.length),
  );
  const isReviewed = data.choice !== null && Object.keys(data.errors).length === 0 && data.message === null;
  const showsSum = isHydrated || isReviewed;
  const change = (to: Partial<CancelChoice>, settled: 'lines' | 'reason') => {
    setChoice((was) => ({ ...was, ...to }));
    setErrors(({ [settled]: _, ...rest }) => rest);
  };
  const setUnits = (variationId: number, quantity: number) => {
    const others = choice.units.filter((one) => one.variationId !== variationId);
    change({ units: quantity > 0 ? [...others, { variationId, quantity }] : others }, 'lines');
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const faults = faultsOf(choice);
    setErrors(faults);
    // While offline the page keeps the form from being sent.
    if (Object.keys(faults).length === 0) return setBusy(navigator.onLine);
    event.preventDefault();
    const field = faults.lines ? `units-${open[0]?.variationId}` : 'reason';
    event.currentTarget.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  };

  return (
    <form ref={form} className={styles.form} method="post" action={action} noValidate onSubmit={onSubmit}>
      <input type="hidden" name="action" value="cancel" />
      <input type="hidden" name="cancellationUuid" value={data.nextRequest} />
      {!showsSum && <input type="hidden" name="step" value="review" />}
      {data.message && <Notice tone="error">{data.message}</Notice>}
      {quote.canCancelAll ? (
        <fieldset className={styles.scope}>
          <legend className={styles.legend}>What would you like to cancel?</legend>
          <RadioCard
            name="scope"
            value="all"
            label="The whole order"
            checked={choice.scope === 'all'}
            onChange={() => change({ scope: 'all' }, 'lines')}
          />
          <RadioCard
            name="scope"
            value="lines"
            label="Only some items"
            checked={choice.scope === 'lines'}
            onChange={() => change({ scope: 'lines' }, 'lines')}
          />
        </fieldset>
      ) : (
        <input type="hidden" name="scope" value="lines" />
      )}
      {/* Without script all of it is visible, and counts with "Only some items". */}
      {(choice.scope === 'lines' || !isHydrated) && (
        <fieldset className={styles.items} aria-describedby={errors.lines ? `${id}-lines` : undefined}>
          <legend className={styles.legend}>{quote.canCancelAll ? 'Items to cancel' : 'Which items would you like to cancel?'}</legend>
          <ul>
            {open.map((item) => (
              <li key={item.variationId} className={styles.item}>
                <Units item={item} most={openUnitsOf(quote, item.variationId)} choice={choice} onChange={setUnits} />
              </li>
            ))}
          </ul>
          {errors.lines && (
            <p id={`${id}-lines`} className={styles.error} role="alert">
              {errors.lines}
            </p>
          )}
        </fieldset>
      )}
      <Select
        className={styles.reason}
        label="Reason for cancelling"
        name="reason"
        placeholder="Select reason"
        required
        options={Object.entries(reasons).map(([value, label]) => ({ value, label }))}
        value={choice.reason}
        error={errors.reason}
        autoFocus={data.errors.reason !== undefined && data.errors.lines === undefined}
        onChange={({ currentTarget: { value } }) => change({ reason: value }, 'reason')}
      />
      {showsSum && (
        <div className={styles.sum} role="status">
          {chosen.length === 0 ? (
            <p className={styles.quiet}>Choose items to see the amount.</p>
          ) : amount === 0 ? (
            <p>{nothingToRefund}</p>
          ) : (
            <>
              <p>
                {voices[voice][quote.method === 'not_charged' ? 'uncharged' : 'charged']}{' '}
                <strong>{formatMoney(amount, { currency: quote.currency })}</strong>
              </p>
              <p className={styles.quiet}>{refundWords(data, { isAll, payer, payment })}</p>
            </>
          )}
        </div>
      )}
      <p>
        <Button type="submit" variant={showsSum ? 'primary' : 'secondary'} busy={busy}>
          {!showsSum ? 'Continue' : choice.scope === 'all' ? 'Cancel order' : 'Cancel items'}
        </Button>
      </p>
    </form>
  );
}

/** Where the refund goes and when, or what happens instead. */
function refundWords(
  { quote: { method } }: CancelData,
  { isAll, payer, payment }: { isAll: boolean; payer: string; payment: PaidWith },
): string {
  switch (method) {
    case 'refund':
      return `To ${payer}, within ${refundDays}.`;
    case 'refund_if_charged':
      return `The payment is going through right now. If ${payer} is charged, the refund arrives within ${refundDays}.`;
    case 'not_charged':
      return isAll ? `The amount ${reservedWords(payment, payer)} is released.` : 'The rest is charged when it ships.';
  }
}

interface UnitsProps {
  item: OrderItem;
  most: number;
  choice: CancelChoice;
  onChange: (variationId: number, quantity: number) => void;
}

/** Units of a line to cancel; none by default. */
function Units({ item: { variationId, name, options }, most, choice, onChange }: UnitsProps) {
  const quantity = choice.units.find((one) => one.variationId === variationId)?.quantity ?? 0;
  const counts = Array.from({ length: most + 1 }, (_, count) => ({
    value: String(count),
    label: count === 0 ? 'None' : `${count} of ${most}`,
  }));
  return (
    <>
      <p className={styles.name}>
        {name} <span className={styles.quiet}>{variationName(options)}</span>
      </p>
      <Select
        className={styles.units}
        label="Quantity"
        aria-label={`Quantity to cancel: ${name}`}
        name={`units-${variationId}`}
        options={counts}
        value={String(Math.min(quantity, most))}
        onChange={({ currentTarget: { value } }) => onChange(variationId, Number(value))}
      />
    </>
  );
}
