import { maxWords, type StaffReturn } from '../../../contract/staff/orders/staff-returns.ts';
import { own } from '../../../contract/values/own.ts';
import { Facts } from '../../features/staff/facts.tsx';
import forms from '../../features/staff/form.module.css';
import { Panel } from '../../features/staff/panel.tsx';
import { Button } from '../../ui/form/button.tsx';
import { typedDollars } from '../../ui/form/dollars.ts';
import { Field } from '../../ui/form/field.tsx';
import { formatMoney } from '../../ui/money.ts';

interface RefundPanelProps {
  one: StaffReturn;
  action: string;
  typed: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
}

/** Refunds the amount due, or less with a reason. */
export function RefundPanel({ one: { refund, currency, wish }, action, typed, errors }: RefundPanelProps) {
  if (!refund) return null;
  const title = wish === 'replacement' ? 'Refund instead' : 'Refund';
  const money = (cents: number) => formatMoney(cents, { currency });
  const facts = [
    { name: 'Items', value: money(refund.lines) },
    { name: 'Shipping', value: money(refund.shipping) },
    { name: 'Refund', value: <strong>{money(refund.amount)}</strong> },
  ];
  if (refund.amount === 0) {
    const isPaid = refund.lines + refund.shipping > 0;
    if (!refund.closesAtZero) {
      const why = isPaid
        ? 'Nothing can be refunded until this order has been charged.'
        : 'Nothing to refund: all units are missing. You can close the return below.';
      return (
        <Panel title={title} lead={why}>
          <Facts facts={facts} />
        </Panel>
      );
    }
    const why = isPaid ? 'Nothing can be refunded for this order.' : 'Nothing to refund: these items were free.';
    return (
      <Panel title={title} lead={`${why} The units that came back count as returned.`}>
        <Facts facts={facts} />
        <form method="post" action={action}>
          <input type="hidden" name="action" value="refund" />
          <input type="hidden" name="amount" value="0" />
          <Button type="submit">Complete without a refund</Button>
        </form>
      </Panel>
    );
  }
  return (
    <Panel
      title={title}
      lead={refund.amount < refund.lines + refund.shipping ? 'Limited to what was charged and not yet refunded.' : undefined}
    >
      <Facts facts={facts} />
      <form className={forms.stack} method="post" action={action}>
        <input type="hidden" name="action" value="refund" />
        <Field
          label="Amount"
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={own(typed, 'amount') ?? typedDollars(refund.amount)}
          hint={`In dollars, ${money(refund.amount)} at most.`}
          error={own(errors, 'amount')}
        />
        <Field
          label="Reason for a lower amount"
          name="reason"
          autoComplete="off"
          maxLength={maxWords}
          optional
          defaultValue={own(typed, 'reason')}
          hint="The customer will see this."
          error={own(errors, 'reason')}
        />
        <Button type="submit">Refund</Button>
      </form>
    </Panel>
  );
}
