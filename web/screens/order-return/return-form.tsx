import { type FormEvent, useId, useState } from 'react';
import { nothingToRefund, refundDays } from '../../../contract/orders/cancelling.ts';
import { ownPaymentWords } from '../../../contract/orders/orders.ts';
import { answeredSoon, maxComment, type ReturnQuote, returnAmountOf, returnReason } from '../../../contract/returns/returns.ts';
import { variationName } from '../../../contract/values/option-order.ts';
import { own } from '../../../contract/values/own.ts';
import { type ChosenLine, chosenIn, type ReturnChoice, returnChoiceIn, returnFaultsOf } from '../../features/orders/return-choice.ts';
import { reasonGroups } from '../../features/orders/return-reasons.tsx';
import { shopDayOf } from '../../ui/browser/shop-clock.ts';
import { Button } from '../../ui/form/button.tsx';
import { RadioCard } from '../../ui/form/choice.tsx';
import { Select, TextArea } from '../../ui/form/field.tsx';
import { useTypedBefore } from '../../ui/form/use-typed-before.ts';
import { formatMoney } from '../../ui/money.ts';
import { ProductPicture } from '../../ui/product-picture.tsx';
import type { OrderReturnData } from './order-return-data.ts';
import styles from './return-form.module.css';

interface ReturnFormProps {
  data: OrderReturnData;
  quote: ReturnQuote;
  action: string;
}

const noUnits = (variationId: number): ChosenLine => ({ variationId, quantity: 0, reason: '', comment: '' });

/**
 * Items, units, reasons and the refund (spec §2.9, §4, §5). With script the refund follows the choice; without, the first submit shows it and
 * the second requests the return.
 */
export function ReturnForm({ data, quote, action }: ReturnFormProps) {
  const { order } = data;
  const id = useId();
  const [choice, setChoice] = useState<ReturnChoice>(() => data.choice ?? { returnUuid: data.nextRequest, wish: 'refund', lines: [] });
  const [errors, setErrors] = useState(data.errors);
  const [busy, setBusy] = useState(false);
  const { form, isHydrated } = useTypedBefore((typed) => setChoice(returnChoiceIn(typed)));
  const isReviewed = data.choice !== null && Object.keys(data.errors).length === 0 && data.message === null;
  const showsSum = isHydrated || isReviewed;
  const chosen = chosenIn(choice);
  const open = quote.lines.filter(({ refundAmounts }) => refundAmounts.length > 0);
  const lineOf = (variationId: number) => choice.lines.find((one) => one.variationId === variationId) ?? noUnits(variationId);
  const change = (variationId: number, to: Partial<ChosenLine>) => {
    const others = choice.lines.filter((one) => one.variationId !== variationId);
    setChoice({ ...choice, lines: [...others, { ...lineOf(variationId), ...to }] });
    setErrors(({ lines: _, [`reason-${variationId}`]: _reason, [`comment-${variationId}`]: _comment, ...rest }) => rest);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const faults = returnFaultsOf(choice);
    setErrors(faults);
    const [first] = Object.keys(faults);
    // While offline the page keeps the form from being sent.
    if (!first) return setBusy(navigator.onLine);
    event.preventDefault();
    const field = first === 'lines' ? `units-${open[0]?.variationId}` : first;
    event.currentTarget.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  };

  return (
    <form ref={form} className={styles.form} method="post" action={action} noValidate onSubmit={onSubmit}>
      <input type="hidden" name="action" value="return" />
      <input type="hidden" name="returnUuid" value={data.nextRequest} />
      {!showsSum && <input type="hidden" name="step" value="review" />}
      <ul className={styles.items}>
        {open.map(({ variationId, refundAmounts, returnBy }) => {
          const item = order.items.find((one) => one.variationId === variationId);
          const line = lineOf(variationId);
          return (
            <li key={variationId} className={styles.item}>
              {item && (
                <ProductPicture
                  image={item.image}
                  department={item.departmentSlug}
                  alt=""
                  ratio="square"
                  span="thumb"
                  className={styles.picture}
                />
              )}
              <Line
                line={line}
                name={item?.name ?? ''}
                detail={[variationName(item?.options ?? {}), returnBy && `Return by ${shopDayOf(returnBy)}`].filter(Boolean).join(' · ')}
                most={refundAmounts.length}
                // Without script all fields are shown; those of lines without units are ignored.
                isOpen={line.quantity > 0 || !isHydrated}
                errors={errors}
                onChange={(to) => change(variationId, to)}
              />
            </li>
          );
        })}
      </ul>
      {errors.lines && (
        <p id={`${id}-lines`} className={styles.error} role="alert">
          {errors.lines}
        </p>
      )}
      <fieldset className={styles.wishes}>
        <legend className={styles.name}>What would you like?</legend>
        <RadioCard
          label="A refund"
          detail={order.payment.type === 'NONE' ? 'To the payment of your first order.' : `To ${ownPaymentWords(order.payment)}.`}
          name="wish"
          value="refund"
          checked={choice.wish === 'refund'}
          onChange={() => setChoice({ ...choice, wish: 'refund' })}
        />
        <RadioCard
          label="A replacement"
          detail="The same items again, at no charge. If they’re out of stock, we’ll offer you a refund."
          name="wish"
          value="replacement"
          checked={choice.wish === 'replacement'}
          onChange={() => setChoice({ ...choice, wish: 'replacement' })}
        />
      </fieldset>
      <div role="status">{showsSum && chosen.length > 0 && <Outcome choice={choice} quote={quote} />}</div>
      <p className={styles.quiet}>{answeredSoon}</p>
      <p>
        <Button type="submit" variant={showsSum ? 'primary' : 'secondary'} busy={busy}>
          {showsSum ? 'Request return' : 'Continue'}
        </Button>
      </p>
    </form>
  );
}

/** What the shopper gets for the chosen units. */
function Outcome({ choice, quote }: { choice: ReturnChoice; quote: ReturnQuote }) {
  const amount = returnAmountOf(quote, chosenIn(choice));
  if (choice.wish === 'refund' && amount === 0) return <p className={styles.sum}>{nothingToRefund}</p>;
  return (
    <div className={styles.sum}>
      <p>
        {choice.wish === 'replacement' ? (
          <strong>We’ll replace the items at no charge</strong>
        ) : (
          <>
            You’ll get back <strong>{formatMoney(amount, { currency: quote.currency })}</strong>
          </>
        )}
      </p>
      <p className={styles.quiet}>
        {choice.wish === 'replacement'
          ? 'The new ones ship once we’ve checked what you send back.'
          : `It takes ${refundDays} to show on your statement, once we’ve checked the items.`}
      </p>
    </div>
  );
}

interface LineProps {
  line: ChosenLine;
  name: string;
  detail: string;
  most: number;
  isOpen: boolean;
  errors: Readonly<Record<string, string>>;
  onChange: (to: Partial<ChosenLine>) => void;
}

/** A line's quantity, reason and comment. */
function Line({ line: { variationId, quantity, reason, comment }, name, detail, most, isOpen, errors, onChange }: LineProps) {
  const counts = Array.from({ length: most + 1 }, (_, count) => ({
    value: String(count),
    label: count === 0 ? 'None' : `${count} of ${most}`,
  }));
  const needsDetail = returnReason(reason)?.needsDetail === true;
  return (
    <fieldset className={styles.line}>
      <legend className={styles.name}>{name}</legend>
      {detail && <p className={styles.quiet}>{detail}</p>}
      <div className={styles.fields}>
        <Select
          label="Quantity"
          name={`units-${variationId}`}
          options={counts}
          value={String(Math.min(quantity, most))}
          onChange={({ currentTarget: { value } }) => onChange({ quantity: Number(value) })}
        />
        {isOpen && (
          <Select
            label="Reason for return"
            name={`reason-${variationId}`}
            placeholder="Select reason"
            options={[]}
            groups={reasonGroups}
            value={reason}
            error={own(errors, `reason-${variationId}`)}
            onChange={({ currentTarget: { value } }) => onChange({ reason: value })}
          />
        )}
      </div>
      {isOpen && (
        <TextArea
          label="Comments"
          name={`comment-${variationId}`}
          rows={3}
          maxLength={maxComment}
          optional={reason !== '' && !needsDetail}
          hint={needsDetail ? 'Please provide a bit more detail' : undefined}
          value={comment}
          error={own(errors, `comment-${variationId}`)}
          onChange={({ currentTarget: { value } }) => onChange({ comment: value })}
        />
      )}
    </fieldset>
  );
}
