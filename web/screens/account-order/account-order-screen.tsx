import { AccountFrame } from '../../features/account/account-frame.tsx';
import { dayOf } from '../../features/account/dates.ts';
import { OrderDetails } from '../../features/cart/order-details.tsx';
import { arrivalDays } from '../../ui/arrival-days.ts';
import { Notice } from '../../ui/notice.tsx';
import styles from './account-order-screen.module.css';
import type { AccountOrderData } from './page.ts';

/** One of the customer's orders: where it stands, what is in it, where it goes, how it was paid (spec §2.9 order details). */
export default function AccountOrderScreen({ data: { order } }: { data: AccountOrderData }) {
  const { delivery, status, paymentSettled } = order;
  const runs = paymentSettled && status === 'Processing';
  return (
    <AccountFrame place="orders" heading={`Order ${order.orderNumber}`} lead={`Placed ${dayOf(order.placedAt)} · ${status}`}>
      {!paymentSettled && status !== 'Cancelled' && (
        <Notice>Your bank has not answered yet. We write to {order.email} as soon as it has.</Notice>
      )}
      {runs && (
        <p className={styles.arrival}>
          Should arrive <strong>{arrivalDays(delivery)}</strong>
        </p>
      )}
      <OrderDetails order={order} />
    </AccountFrame>
  );
}
