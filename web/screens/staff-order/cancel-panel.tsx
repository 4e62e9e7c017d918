import { staffCancelReasons } from '../../../contract/orders/cancelling.ts';
import type { CancelData } from '../../features/orders/cancel-data.ts';
import { CancelForm } from '../../features/orders/cancel-form.tsx';
import { Panel } from '../../features/staff/panel.tsx';
import { staffOrder } from '../../staff-routes.ts';
import { Disclosure } from '../../ui/layers/disclosure.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import { cancelAnchor } from './hold-panel.tsx';
import type { StaffOrderData } from './staff-order-data.ts';

/** Cancels an order or items of it for one of the shop's reasons; the customer is notified. */
export function CancelPanel({ order, work, cancelling }: Pick<StaffOrderData, 'order' | 'work'> & { cancelling: CancelData }) {
  const { orderNumber, items, payment } = order;
  const { quote, message, choice } = cancelling;
  // For a held order it is one of the two decisions; after an attempt it says what became of it.
  const isAsked = choice !== null || message !== null || (work?.heldFor.length ?? 0) > 0;
  const isOpen = quote.lines.length > 0;
  if (!isOpen && !message) return null;
  return (
    <Panel id={cancelAnchor} title="Cancel" lead="The customer gets an email. They don’t see the reason.">
      {!isOpen && message && <Notice tone="error">{message}</Notice>}
      {isOpen && (
        <Disclosure title="Cancel the order or items" open={isAsked}>
          <CancelForm
            voice="staff"
            data={cancelling}
            items={items}
            action={staffOrder({ orderNumber })}
            reasons={staffCancelReasons}
            payment={payment}
          />
        </Disclosure>
      )}
    </Panel>
  );
}
