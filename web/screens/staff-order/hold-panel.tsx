import { holdReasonWords } from '../../../contract/staff/orders/staff-orders.ts';
import { own } from '../../../contract/values/own.ts';
import forms from '../../features/staff/form.module.css';
import { Panel } from '../../features/staff/panel.tsx';
import { staffOrder } from '../../staff-routes.ts';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Disclosure } from '../../ui/layers/disclosure.tsx';
import { formatMoney } from '../../ui/money.ts';
import { refusalOf, type StaffOrderData } from './staff-order-data.ts';
import styles from './work.module.css';

/** Where the panel for cancelling is. */
export const cancelAnchor = 'cancel';

/** Why an order is held, and the decision: release or cancel. */
export function HoldPanel(shown: StaffOrderData) {
  const { order, work, permissions } = shown;
  if (!work || work.heldFor.length === 0) return null;
  const { typed, errors } = refusalOf(shown, 'release');
  return (
    <Panel title="On hold for review" lead="It’s paid, but can’t be packed until you release it. The customer sees an ordinary order.">
      <ul className={styles.reasons}>
        {work.heldFor.map((reason) => (
          <li key={reason}>
            {holdReasonWords[reason]}
            {reason === 'total' && ` It’s ${formatMoney(order.summary.total, order.summary)}.`}
            {reason === 'address' && ` It ships to ${shown.shipsTo}.`}
            {reason === 'staff' && work.holdNote && ` ${work.holdNote}`}
          </li>
        ))}
        <li>Billing address: {shown.billedIn}.</li>
      </ul>
      {permissions.includes('orders.cancel') ? (
        <form className={forms.row} method="post" action={staffOrder({ orderNumber: order.orderNumber })}>
          <input type="hidden" name="action" value="release" />
          <Field
            label="Reason to release"
            name="note"
            autoComplete="off"
            maxLength={255}
            optional
            defaultValue={own(typed, 'note')}
            error={own(errors, 'note')}
          />
          <Button type="submit">Release</Button>
          <LinkButton href={`#${cancelAnchor}`} variant="secondary">
            Cancel order
          </LinkButton>
        </form>
      ) : (
        <p className={forms.quiet}>Customer care or fulfillment decides.</p>
      )}
    </Panel>
  );
}

/** Puts a paid order on hold, before anything of it ships. */
export function PutOnHoldPanel(shown: StaffOrderData) {
  const { order, work, permissions } = shown;
  if (!work?.isHoldable || !permissions.includes('orders.cancel')) return null;
  const { typed, errors } = refusalOf(shown, 'hold');
  return (
    <Panel title="Hold" lead="It can’t be packed until you release it. The customer sees an ordinary order.">
      <Disclosure title="Put the order on hold" open={shown.refused?.form === 'hold'}>
        <form className={forms.row} method="post" action={staffOrder({ orderNumber: order.orderNumber })}>
          <input type="hidden" name="action" value="hold" />
          <Field
            label="Reason to hold"
            name="reason"
            autoComplete="off"
            maxLength={255}
            defaultValue={own(typed, 'reason')}
            error={own(errors, 'reason')}
          />
          <Button type="submit" variant="secondary">
            Put on hold
          </Button>
        </form>
      </Disclosure>
    </Panel>
  );
}
