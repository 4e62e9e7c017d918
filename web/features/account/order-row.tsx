import type { ReactNode } from 'react';
import type { ListedOrder } from '../../../contract/orders/order-history.ts';
import { orderWords } from '../../../contract/orders/orders.ts';
import { plural } from '../../../contract/values/count.ts';
import { accountOrder } from '../../routes.ts';
import { formatMoney } from '../../ui/money.ts';
import { ProductPicture } from '../../ui/product-picture.tsx';
import { dayOf } from './dates.ts';
import { nextWords } from './next-words.ts';
import styles from './order-row.module.css';

/** Pictures per row; the rest is a number. */
const shownPictures = 4;

/** An order in a list: date, number, pictures, status, total and what is next; `children` are its actions. */
export function OrderRow({ order, children }: { order: ListedOrder; children?: ReactNode }) {
  const { orderNumber, placedAt, stage, total, currency, items, next } = order;
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <article className={styles.order}>
      <a className={styles.row} href={accountOrder({ orderNumber })}>
        <span className={styles.words}>
          <strong className={styles.date}>{dayOf(placedAt)}</strong>
          <span>Order {orderNumber}</span>
          <span>
            {plural(units, 'item')} · {formatMoney(total, { currency })}
          </span>
        </span>
        <span className={styles.pictures}>
          {items.slice(0, shownPictures).map(({ image, departmentSlug, variationId, name }) => (
            <span key={variationId} className={styles.picture} title={name}>
              <ProductPicture image={image} department={departmentSlug} alt="" ratio="portrait" span="thumb" />
            </span>
          ))}
          {items.length > shownPictures && <span className={styles.more}>+{items.length - shownPictures}</span>}
        </span>
        <span className={styles.state}>
          <span className={styles.status} data-stage={stage}>
            {orderWords(order)}
          </span>
          {next && <span className={styles.next}>{nextWords(next, currency)}</span>}
          <span className={styles.view}>View order</span>
        </span>
      </a>
      {children}
    </article>
  );
}
