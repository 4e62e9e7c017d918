import { own } from '../../../contract/values/own.ts';
import { Field } from '../../ui/form/field.tsx';
import { formatMoney } from '../../ui/money.ts';
import type { GroupForm } from './group-form.ts';

/** Name and rule of a group. */
export function GroupFields({ typed, errors }: { typed: GroupForm; errors: Readonly<Record<string, string>> }) {
  return (
    <>
      <Field label="Name" name="name" autoComplete="off" maxLength={100} defaultValue={typed.name} error={own(errors, 'name')} />
      <Field
        label="Spent at least"
        name="spentFrom"
        inputMode="decimal"
        autoComplete="off"
        optional
        hint="In dollars, after refunds."
        defaultValue={typed.spentFrom}
        error={own(errors, 'spentFrom')}
      />
      <Field
        label="Orders at least"
        name="ordersFrom"
        inputMode="numeric"
        autoComplete="off"
        optional
        hint="Paid and not cancelled."
        defaultValue={typed.ordersFrom}
        error={own(errors, 'ordersFrom')}
      />
    </>
  );
}

/** `spent $500 or more and placed 3 orders or more`; null without a rule. */
export function ruleWords({ spentFrom, ordersFrom }: { spentFrom: number | null; ordersFrom: number | null }): string | null {
  const parts = [
    ...(spentFrom === null ? [] : [`spent ${formatMoney(spentFrom, { short: true })} or more`]),
    ...(ordersFrom === null ? [] : [`placed ${ordersFrom === 1 ? 'an order' : `${ordersFrom} orders`} or more`]),
  ];
  return parts.length === 0 ? null : parts.join(' and ');
}
