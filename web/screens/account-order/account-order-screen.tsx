import { orderWords } from '../../../contract/orders.ts';
import { AccountFrame } from '../../features/account/account-frame.tsx';
import { dayOf } from '../../features/account/dates.ts';
import { OrderDetails } from '../../features/cart/order-details.tsx';
import { Shipments } from '../../features/cart/shipments.tsx';
import { arrivalDays } from '../../ui/arrival-days.ts';
import { Notice } from '../../ui/notice.tsx';
import styles from './account-order-screen.module.css';
import type { AccountOrderData } from './page.ts';

/** One of the customer's orders: where it stands, what is in it, where it goes, how it was paid (spec §2.9 order details). */
export default function AccountOrderScreen({ data: { order, shipments } }: { data: AccountOrderData }) {
  const { delivery, stage, status, paymentSettled } = order;
  const runs = paymentSettled && status === 'Processing' && stage !== 'delivered';
  return (
    <AccountFrame place="orders" heading={`Order ${order.orderNumber}`} lead={`Placed ${dayOf(order.placedAt)} · ${orderWords(order)}`}>
      {!paymentSettled && status !== 'Cancelled' && (
        <Notice>Your bank has not answered yet. We write to {order.email} as soon as it has.</Notice>
      )}
      {runs && (
        <p className={styles.arrival}>
          Should arrive <strong>{arrivalDays(delivery)}</strong>
        </p>
      )}
      <Shipments shipments={shipments} />
      <OrderDetails order={order} />
    </AccountFrame>
  );
}
