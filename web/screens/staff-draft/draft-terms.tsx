import { maxDiscountPercent } from '../../../contract/staff/orders/drafts.ts';
import { own } from '../../../contract/values/own.ts';
import { Panel } from '../../features/staff/panel.tsx';
import { typedDollars } from '../../ui/form/dollars.ts';
import { Field, Select, TextArea } from '../../ui/form/field.tsx';
import { formatMoney } from '../../ui/money.ts';
import type { StaffDraftData } from './staff-draft-data.ts';
import styles from './staff-draft-screen.module.css';

/** Promo codes and a discount of one's own. */
export function DiscountPanel({ draft, typed, errors, mayDiscount }: StaffDraftData) {
  const { discount, promoCodes, promotions } = draft;
  const value = discount && (discount.kind === 'amount' ? typedDollars(discount.value) : String(discount.value));
  return (
    <Panel title="Discounts">
      <Field
        label="Promo codes"
        name="promoCodes"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        optional
        hint="Several with commas."
        defaultValue={own(typed, 'promoCodes') ?? promoCodes.join(', ')}
        error={own(errors, 'promoCodes')}
      />
      {promotions.codes.length > 0 && (
        <ul className={styles.missing}>
          {promotions.codes.map(({ code, message, state }) => (
            <li key={code} className={state === 'applied' ? undefined : styles.warning}>
              {code}: {message}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.fields}>
        <Select
          label="Discount"
          name="discount.kind"
          placeholder="None"
          defaultValue={own(typed, 'discount.kind') ?? discount?.kind ?? ''}
          options={[
            { value: 'percent', label: 'Percent' },
            { value: 'amount', label: 'Amount' },
          ]}
        />
        <Field
          label="Value"
          name="discount.value"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          hint={mayDiscount ? 'Percent or dollars off all items.' : `Percent or dollars off all items, up to ${maxDiscountPercent}%.`}
          defaultValue={own(typed, 'discount.value') ?? value ?? ''}
          error={own(errors, 'discount.value')}
        />
        <Field
          label="Reason"
          name="discount.reason"
          autoComplete="off"
          maxLength={255}
          hint="For staff only."
          defaultValue={own(typed, 'discount.reason') ?? discount?.reason ?? ''}
          error={own(errors, 'discount.reason')}
        />
      </div>
    </Panel>
  );
}

/** How it travels, and a price of one's own for that. */
export function DeliveryPanel({ draft, typed, errors }: StaffDraftData) {
  const { deliveryMethods, deliveryMethod, shippingPrice } = draft;
  return (
    <Panel title="Delivery">
      <div className={styles.fields}>
        <Select
          label="Method"
          name="deliveryMethod"
          defaultValue={own(typed, 'deliveryMethod') ?? deliveryMethod}
          options={deliveryMethods.map(({ code, label }) => ({ value: code, label }))}
        />
        <Field
          label="Price"
          name="shippingPrice"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          optional
          hint={
            shippingPrice !== null
              ? 'Leave empty for the usual price. Your price is for this state only.'
              : draft.totals.merchandise > 0
                ? `Leave empty for the usual price, now ${formatMoney(draft.totals.shipping, { freeLabel: true })}.`
                : 'Leave empty for the usual price.'
          }
          defaultValue={own(typed, 'shippingPrice') ?? (shippingPrice === null ? '' : typedDollars(shippingPrice))}
          error={own(errors, 'shippingPrice')}
        />
      </div>
    </Panel>
  );
}

/** For staff; both go to the order. */
export function NotesPanel({ draft, typed, errors }: StaffDraftData) {
  return (
    <Panel title="Note and tags" lead="For staff only. The order gets them once it’s paid.">
      <TextArea
        label="Note"
        name="note"
        rows={3}
        maxLength={2000}
        optional
        defaultValue={own(typed, 'note') ?? draft.note}
        error={own(errors, 'note')}
      />
      <Field
        label="Tags"
        name="tags"
        autoComplete="off"
        autoCapitalize="none"
        optional
        hint="Separated by commas."
        defaultValue={own(typed, 'tags') ?? draft.tags.join(', ')}
        error={own(errors, 'tags')}
      />
    </Panel>
  );
}
