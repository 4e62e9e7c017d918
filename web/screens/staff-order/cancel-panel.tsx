import { staffCancelReasons } from '../../../contract/orders/cancelling.ts';
import type { CancelData } from '../../features/orders/cancel-data.ts';
import { CancelForm } from '../../features/orders/cancel-form.tsx';
import { Panel } from '../../features/staff/panel.tsx';
import { staffOrder } from '../../staff-routes.ts';
import { Notice } from '../../ui/layers/notice.tsx';
import { cancelAnchor } from './hold-panel.tsx';
import type { StaffOrderData } from './staff-order-data.ts';

/** Cancels an order or items of it for one of the shop's reasons; the customer is notified. */
export function CancelPanel({ order, cancelling }: { order: StaffOrderData['order']; cancelling: CancelData }) {
  const { orderNumber, items, payment } = order;
  const { quote, message } = cancelling;
  const isOpen = quote.lines.length > 0;
  if (!isOpen && !message) return null;
  return (
    <Panel id={cancelAnchor} title="Cancel" lead="The customer gets an email. They don’t see the reason.">
      {!isOpen && message && <Notice tone="error">{message}</Notice>}
      {isOpen && (
        <CancelForm
          voice="staff"
          data={cancelling}
          items={items}
          action={staffOrder({ orderNumber })}
          reasons={staffCancelReasons}
          payment={payment}
        />
      )}
    </Panel>
  );
}
