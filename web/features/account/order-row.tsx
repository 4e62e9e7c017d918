import type { ListedOrder } from '../../../contract/order-history.ts';
import { orderWords } from '../../../contract/orders.ts';
import { accountOrder } from '../../routes.ts';
import { Image } from '../../ui/image.tsx';
import { formatMoney } from '../../ui/money.ts';
import { dayOf } from './dates.ts';
import styles from './order-row.module.css';

/** Pictures of an order's row; more are a number. */
const shownPictures = 4;

/** An order in a list: when, which, what it looks like, where it stands, what it came to. */
export function OrderRow({ order }: { order: ListedOrder }) {
  const { orderNumber, placedAt, stage, total, currency, items } = order;
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const pictures = items.flatMap(({ image, variationId }) => (image ? [{ image, variationId }] : [])).slice(0, shownPictures);
  return (
    <a className={styles.row} href={accountOrder({ orderNumber })}>
      <span className={styles.words}>
        <strong className={styles.date}>{dayOf(placedAt)}</strong>
        <span>Order {orderNumber}</span>
        <span>
          {units === 1 ? '1 item' : `${units} items`} · {formatMoney(total, { currency })}
        </span>
      </span>
      <span className={styles.pictures}>
        {pictures.map(({ image, variationId }) => (
          <span key={variationId} className={styles.picture}>
            <Image image={image} alt="" ratio="portrait" span="thumb" />
          </span>
        ))}
        {items.length > shownPictures && <span className={styles.more}>+{items.length - shownPictures}</span>}
      </span>
      <span className={styles.status} data-stage={stage}>
        {orderWords(order)}
      </span>
    </a>
  );
}
