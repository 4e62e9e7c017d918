import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/**
 * At sign-in, moves the guest's orders on this device to the account: those under its e-mail address and those still being paid. Others may belong to
 * somebody else who used the same browser.
 */
export async function adoptOrders(
  tx: Tx,
  { guestId, ownerId, email, now }: { guestId: string | null; ownerId: string; email: string; now: Date },
): Promise<void> {
  if (guestId === null) return;
  await sql`
    update orders.order set owner_id = ${ownerId}, updated_at = ${now}
    where owner_id = ${guestId}
      and (lower(email) = lower(${email}) or state in ('awaiting_payment', 'payment_declined'))`.execute(tx);
}

/** When an account is replaced: moves the former account's orders with its verified address to the new one. */
export async function moveOrders(
  tx: Tx,
  { formerOwnerId, ownerId, email, now }: { formerOwnerId: string; ownerId: string; email: string; now: Date },
): Promise<void> {
  await sql`
    update orders.order set owner_id = ${ownerId}, updated_at = ${now}
    where owner_id = ${formerOwnerId} and lower(email) = lower(${email})`.execute(tx);
}

/** An order that became a customer's, and the guest whose it was. */
export interface ClaimedOrder {
  readonly id: number;
  readonly orderNumber: string;
  readonly guestId: string;
}

/** Moves guests' orders with a proved address to its customer; those still being paid stay with the browser that pays. */
export async function claimOrders(tx: Tx, { ownerId, email, now }: { ownerId: string; email: string; now: Date }): Promise<ClaimedOrder[]> {
  const { rows } = await sql<ClaimedOrder>`
    with theirs as (
      select id, owner_id from orders.order
      where lower(email) = lower(${email}) and owner_id !~ '^(customer|erased):' and state not in ('awaiting_payment', 'payment_declined')
      order by id for update
    )
    update orders.order o set owner_id = ${ownerId}, updated_at = ${now} from theirs where o.id = theirs.id
    returning o.id, o.order_number as "orderNumber", theirs.owner_id as "guestId"`.execute(tx);
  return rows;
}
