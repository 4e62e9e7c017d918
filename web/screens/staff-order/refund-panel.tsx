import { paymentWords } from '../../../contract/orders/orders.ts';
import { type OrderWork, refundReasons } from '../../../contract/staff/orders/order-work.ts';
import { own } from '../../../contract/values/own.ts';
import { notesLead } from '../../features/staff/notes.tsx';
import { optionsOf } from '../../features/staff/options.ts';
import { Panel } from '../../features/staff/panel.tsx';
import { staffOrder } from '../../staff-routes.ts';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { RadioCard } from '../../ui/form/choice.tsx';
import { Field, Select } from '../../ui/form/field.tsx';
import { formatMoney } from '../../ui/money.ts';
import { type RefundPreview, refusalOf, type StaffOrderData } from './staff-order-data.ts';
import styles from './work.module.css';

const reasons = optionsOf(refundReasons);

/** Refunds captured money: all of it, items, or an amount. The amount is shown before anything moves. */
export function RefundPanel({ work, ...shown }: StaffOrderData & { work: OrderWork }) {
  const { orderNumber, items, summary } = shown.order;
  if (!shown.permissions.includes('orders.refund') || work.refundable === 0 || shown.preview) return null;
  const { typed, errors } = refusalOf({ work, ...shown }, 'refund');
  const scope = own(typed, 'scope') ?? 'lines';
  return (
    <Panel
      title="Refund"
      lead={`Up to ${formatMoney(work.refundable, summary)} to ${paymentWords(shown.order.payment)}. Items that come back are a return instead, and items that haven’t shipped are cancelled.`}
    >
      <form className={styles.refund} method="post" action={staffOrder({ orderNumber })}>
        <input type="hidden" name="action" value="refund" />
        <input type="hidden" name="refundUuid" value={shown.nextRefund} />
        <fieldset className={styles.scope}>
          <legend>What to refund</legend>
          {work.lines.length > 0 && <RadioCard name="scope" value="lines" defaultChecked={scope === 'lines'} label="Items" />}
          {work.lines.map(({ variationId, refundAmounts }) => {
            const item = items.find((one) => one.variationId === variationId);
            return (
              <Field
                key={variationId}
                className={styles.units}
                label={`${item?.name ?? ''}: quantity (max ${refundAmounts.length}), ${formatMoney(refundAmounts[0] ?? 0, summary)} each`}
                name={`units-${variationId}`}
                type="number"
                inputMode="numeric"
                autoComplete="off"
                min={0}
                max={refundAmounts.length}
                defaultValue={own(typed, `units-${variationId}`) ?? 0}
              />
            );
          })}
          <RadioCard
            name="scope"
            value="all"
            defaultChecked={scope === 'all' || work.lines.length === 0}
            label="Everything"
            end={formatMoney(work.refundable, summary)}
          />
          <RadioCard name="scope" value="amount" defaultChecked={scope === 'amount'} label="Another amount" />
          <Field
            label="Amount in dollars"
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            className={styles.units}
            defaultValue={own(typed, 'amount')}
            error={own(errors, 'amount')}
          />
        </fieldset>
        <Select
          label="Reason"
          name="reason"
          placeholder="Select a reason"
          defaultValue={own(typed, 'reason') ?? ''}
          options={reasons}
          required
          error={own(errors, 'reason')}
        />
        <Field
          label="Details"
          name="note"
          autoComplete="off"
          maxLength={255}
          optional
          hint={notesLead}
          defaultValue={own(typed, 'note')}
          error={own(errors, 'note')}
        />
        <Button type="submit" variant="secondary">
          Review refund
        </Button>
      </form>
    </Panel>
  );
}

/** The refund that is about to be made. */
export function RefundPreviewPanel({ order, preview: { amount, paidForItems, typed } }: StaffOrderData & { preview: RefundPreview }) {
  const { orderNumber, summary, payment } = order;
  const money = formatMoney(amount, summary);
  const lessWords =
    paidForItems !== null && paidForItems > amount
      ? `These items cost ${formatMoney(paidForItems, summary)}, but only ${money} of this order is left to refund. `
      : '';
  return (
    <Panel title={`Refund ${money}?`} lead={`${lessWords}The money goes back to ${paymentWords(payment)}. This can’t be undone.`}>
      <form className={styles.buttons} method="post" action={staffOrder({ orderNumber })}>
        {Object.entries(typed)
          .filter(([name]) => name !== 'confirmed')
          .map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        <input type="hidden" name="confirmed" value={amount} />
        <Button type="submit">Refund {money}</Button>
        <LinkButton href={staffOrder({ orderNumber })} variant="quiet">
          Don’t refund
        </LinkButton>
      </form>
    </Panel>
  );
}
