import { sql } from 'kysely';
import { findEntries } from '../../server/payments/entries/store.ts';
import { balanceOf } from '../../server/payments/ledger.ts';
import type { CommerceShop } from './commerce.ts';

/** What the payment of an order has captured and refunded once all is done that waits. */
export async function moneyOf(shop: CommerceShop, orderNumber: string) {
  await shop.jobs.drain();
  const { rows } = await sql<{ id: string }>`
    select p.id from payments.payment p join orders.order o on o.id = p.order_id
    where o.order_number = ${orderNumber} and p.state = 'succeeded'`.execute(shop.database.read);
  return balanceOf(await findEntries(shop.database.read, rows[0]?.id ?? ''));
}
