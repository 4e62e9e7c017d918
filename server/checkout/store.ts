import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/index.ts';
import type { CheckoutWallet, OrderedCheckout, Progress, StoredCheckout } from './checkout.ts';

/** The owner and id of a checkout. */
export interface CheckoutOwner {
  readonly ownerId: string;
  readonly checkoutUuid: string;
}

const columns = sql`uuid, cart_uuid as "cartUuid", owner_id as "ownerId", state, contact, shipping_address as "shippingAddress",
  billing_address as "billingAddress", address_doubted as "addressDoubted", delivery_method as "deliveryMethod", tax_rates as "taxRates", held_until as "heldUntil",
  payment_type as "paymentType", wallet, payment_id as "paymentId", order_number as "orderNumber",
  (select jsonb_build_object('draftId', d.id, 'createdBy', d.created_by, 'customerId', d.customer_id, 'lines', d.lines,
      'promoCodes', d.promo_codes, 'discount', d.discount, 'shippingPrice', d.shipping_price, 'address', d.address, 'note', d.note,
      'tags', d.tags, 'linkNumber', d.link_number)
    from checkout.draft d where d.uuid = checkout.uuid) as draft`;

export async function findCheckout(db: Db, { checkoutUuid, ownerId }: CheckoutOwner): Promise<StoredCheckout | null> {
  const { rows } = await sql<StoredCheckout>`
    select ${columns} from checkout.checkout where uuid = ${checkoutUuid}::uuid and owner_id = ${ownerId}`.execute(db);
  return rows[0] ?? null;
}

export async function lockCheckout(tx: Tx, { checkoutUuid, ownerId }: CheckoutOwner): Promise<StoredCheckout | null> {
  const { rows } = await sql<StoredCheckout>`
    select ${columns} from checkout.checkout where uuid = ${checkoutUuid}::uuid and owner_id = ${ownerId} for update`.execute(tx);
  const locked = rows[0] ?? null;
  // Staff may have saved the draft while this waited for the lock; only a new statement sees that.
  return locked?.draft ? findCheckout(tx, { checkoutUuid, ownerId }) : locked;
}

/** The checkout that this attempt pays for; null once the attempt was declined. */
export async function lockCheckoutOfPayment(tx: Tx, paymentId: string): Promise<OrderedCheckout | null> {
  const { rows } = await sql<StoredCheckout>`
    select ${columns} from checkout.checkout where payment_id = ${paymentId}::uuid for update`.execute(tx);
  // An open one has no payment.
  return rows.find((checkout) => checkout.state !== 'open') ?? null;
}

/** The cart's running checkout, created if needed; locked. Null when the cart belongs to somebody else. */
export async function lockCheckoutOfCart(
  tx: Tx,
  made: { checkoutUuid: string; cartUuid: string; ownerId: string },
  now: Date,
): Promise<StoredCheckout | null> {
  await sql`
    insert into checkout.checkout (uuid, cart_uuid, owner_id, state, delivery_method, created_at, updated_at)
    values (${made.checkoutUuid}::uuid, ${made.cartUuid}::uuid, ${made.ownerId}, 'open', 'GROUND', ${now}, ${now})
    on conflict (cart_uuid) where state <> 'complete' do nothing`.execute(tx);
  const { rows } = await sql<StoredCheckout>`
    select ${columns} from checkout.checkout
    where cart_uuid = ${made.cartUuid}::uuid and owner_id = ${made.ownerId} and state <> 'complete' for update`.execute(tx);
  return rows[0] ?? null;
}

/**
 * Moves checkouts when a cart changes owner. When carts merge, the disappearing cart's open checkout is dropped; one being paid moves to the kept
 * cart, so that its items leave it once paid, and replaces the kept cart's open one.
 */
export async function moveCheckout(
  tx: Tx,
  { kept, gone, ownerId, now }: { kept: string; gone: string | null; ownerId: string; now: Date },
): Promise<void> {
  if (gone) {
    await sql`delete from checkout.checkout where cart_uuid = ${gone}::uuid and state = 'open'`.execute(tx);
    await sql`
      delete from checkout.checkout where cart_uuid = ${kept}::uuid and state = 'open'
        and exists (select from checkout.checkout paid where paid.cart_uuid = ${gone}::uuid and paid.state <> 'complete')`.execute(tx);
    await sql`
      update checkout.checkout set cart_uuid = ${kept}::uuid where cart_uuid = ${gone}::uuid and state <> 'complete'
        and not exists (select from checkout.checkout live where live.cart_uuid = ${kept}::uuid and live.state <> 'complete')`.execute(tx);
  }
  await sql`
    update checkout.checkout set owner_id = ${ownerId}, updated_at = ${now}
    where cart_uuid = ${kept}::uuid and state <> 'complete'`.execute(tx);
}

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

/** Stores the shopper's details and the end of the stock hold. */
export async function saveDetails(tx: Tx, checkout: StoredCheckout, now: Date): Promise<void> {
  await sql`
    update checkout.checkout set contact = ${json(checkout.contact)}::jsonb, shipping_address = ${json(checkout.shippingAddress)}::jsonb,
      billing_address = ${json(checkout.billingAddress)}::jsonb, delivery_method = ${checkout.deliveryMethod},
      address_doubted = ${checkout.addressDoubted}, tax_rates = ${json(checkout.taxRates)}::jsonb, payment_type = ${checkout.paymentType}, held_until = ${checkout.heldUntil}, updated_at = ${now}
    where uuid = ${checkout.uuid}::uuid`.execute(tx);
}

/** Stores the wallet order or its approval; null removes it. */
export async function saveWallet(tx: Tx, checkoutUuid: string, wallet: CheckoutWallet | null, now: Date): Promise<void> {
  await sql`
    update checkout.checkout set wallet = ${json(wallet)}::jsonb, updated_at = ${now} where uuid = ${checkoutUuid}::uuid`.execute(tx);
}

export async function saveProgress(
  tx: Tx,
  checkoutUuid: string,
  progress: Progress & { readonly heldUntil: Date | null },
  now: Date,
): Promise<void> {
  await sql`
    update checkout.checkout set state = ${progress.state}, payment_id = ${progress.paymentId}::uuid, order_number = ${progress.orderNumber},
      held_until = ${progress.heldUntil}, updated_at = ${now}
    where uuid = ${checkoutUuid}::uuid`.execute(tx);
}

/** Deletes checkouts untouched since then that have no payment under way; orders keep their own data. Returns how many. */
export async function deleteCheckoutsUntouchedSince(tx: Tx, since: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from checkout.checkout where updated_at < ${since} and state in ('open', 'complete')`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
