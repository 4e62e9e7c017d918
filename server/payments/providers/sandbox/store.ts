import { sql } from 'kysely';
import type { CurrencyCode } from '../../../../contract/values/money.schemas.ts';
import type { Db, Tx } from '../../../platform/db/index.ts';
import type { DeclineReason, OperationFailure, OperationKind, ProviderEntry } from '../../provider.ts';
import type { Behaviour, Operations } from './cards.ts';

/** An authorization in the fake card company's books. */
export interface Charge {
  readonly paymentId: string;
  readonly amount: number;
  readonly currency: CurrencyCode;
  readonly last4: string;
  readonly status: 'succeeded' | 'declined' | 'challenge' | 'cancelled';
  readonly declineReason: DeclineReason | null;
  /** How its captures and refunds behave. */
  readonly operations: Operations;
  readonly knownFrom: Date;
  readonly challengeId: string | null;
  readonly returnUrl: string | null;
  /** The vaulted card, kept if the charge succeeds. */
  readonly keptCard: string | null;
  /** The store card's account; null for a card. */
  readonly account: string | null;
}

const columns = sql`payment_id as "paymentId", amount, currency, last4, status, decline_reason as "declineReason", operations,
  known_from as "knownFrom", challenge_id as "challengeId", return_url as "returnUrl",
  kept_card as "keptCard", account`;

/** Books a charge once per payment; false when it is known. */
export async function insertCharge(tx: Tx, charge: Charge, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into sandbox_gateway.charge (payment_id, amount, currency, last4, status, decline_reason, operations, known_from, challenge_id,
      return_url, kept_card, account, created_at)
    values (${charge.paymentId}::uuid, ${charge.amount}, ${charge.currency}, ${charge.last4}, ${charge.status}, ${charge.declineReason},
      ${charge.operations}, ${charge.knownFrom}, ${charge.challengeId}::uuid, ${charge.returnUrl},
      ${charge.keptCard}, ${charge.account}, ${now})
    on conflict (payment_id) do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0) > 0;
}

export async function findCharge(db: Db, paymentId: string): Promise<Charge | null> {
  const { rows } = await sql<Charge>`select ${columns} from sandbox_gateway.charge where payment_id = ${paymentId}::uuid`.execute(db);
  return rows[0] ?? null;
}

export async function lockCharge(tx: Tx, paymentId: string): Promise<Charge | null> {
  const { rows } = await sql<Charge>`
    select ${columns} from sandbox_gateway.charge where payment_id = ${paymentId}::uuid for update`.execute(tx);
  return rows[0] ?? null;
}

export async function findChallenged(db: Db, challengeId: string): Promise<Charge | null> {
  const { rows } = await sql<Charge>`select ${columns} from sandbox_gateway.charge where challenge_id = ${challengeId}::uuid`.execute(db);
  return rows[0] ?? null;
}

/** Ends a challenge; a decided charge stays as it is. One that does not succeed keeps no card. */
export async function endChallenge(
  tx: Tx,
  paymentId: string,
  status: Charge['status'],
  declineReason: DeclineReason | null = null,
): Promise<void> {
  await sql`
    with ended as (
      update sandbox_gateway.charge set status = ${status}, decline_reason = ${declineReason}
      where payment_id = ${paymentId}::uuid and status = 'challenge' returning kept_card
    )
    delete from sandbox_gateway.vaulted_card v using ended e where v.reference = e.kept_card and ${status} <> 'succeeded'`.execute(tx);
}

/** A capture, void or refund in the same books. */
export interface BookedOperation {
  readonly key: string;
  readonly paymentId: string;
  readonly kind: OperationKind;
  readonly amount: number;
  readonly status: 'succeeded' | 'failed';
  readonly failure: OperationFailure | null;
  readonly knownFrom: Date;
}

const operationColumns = sql`key, payment_id as "paymentId", kind, amount, status, failure, known_from as "knownFrom"`;

export async function insertOperation(tx: Tx, operation: BookedOperation, now: Date): Promise<void> {
  await sql`
    insert into sandbox_gateway.operation (key, payment_id, kind, amount, status, failure, known_from, created_at)
    values (${operation.key}, ${operation.paymentId}::uuid, ${operation.kind}, ${operation.amount}, ${operation.status},
      ${operation.failure}, ${operation.knownFrom}, ${now})`.execute(tx);
}

export async function findOperation(db: Db, key: string): Promise<BookedOperation | null> {
  const { rows } = await sql<BookedOperation>`select ${operationColumns} from sandbox_gateway.operation where key = ${key}`.execute(db);
  return rows[0] ?? null;
}

export async function findOperations(db: Db, paymentId: string): Promise<BookedOperation[]> {
  const { rows } = await sql<BookedOperation>`
    select ${operationColumns} from sandbox_gateway.operation where payment_id = ${paymentId}::uuid`.execute(db);
  return rows;
}

/** All movements of cards, or of store cards, decided since then. */
export async function listBooked(db: Db, of: 'cards' | 'store cards', since: Date, now: Date): Promise<ProviderEntry[]> {
  const ofAccounts = of === 'store cards';
  const { rows } = await sql<ProviderEntry>`
    select payment_id::text as key, 'authorized' as kind, amount, 'succeeded' as state, created_at as at
    from sandbox_gateway.charge
    where status = 'succeeded' and created_at >= ${since} and known_from <= ${now} and (account is not null) = ${ofAccounts}::boolean
    union all
    select o.key, o.kind, o.amount, o.status as state, o.created_at as at
    from sandbox_gateway.operation o
    where o.created_at >= ${since} and o.known_from <= ${now} and ${ofAccounts}::boolean =
      exists (select from sandbox_gateway.charge c where c.payment_id = o.payment_id and c.account is not null)`.execute(db);
  return rows;
}

/** A card in the vault: its test behaviour, never its number. */
export interface VaultedCard {
  readonly reference: string;
  readonly last4: string;
  readonly behaviour: Behaviour;
}

export async function insertVaultedCard(tx: Tx, { reference, last4, behaviour }: VaultedCard, now: Date): Promise<void> {
  await sql`
    insert into sandbox_gateway.vaulted_card (reference, last4, behaviour, created_at)
    values (${reference}, ${last4}, ${JSON.stringify(behaviour)}::jsonb, ${now})`.execute(tx);
}

export async function findVaultedCard(db: Db, reference: string): Promise<VaultedCard | null> {
  const { rows } = await sql<VaultedCard>`
    select reference, last4, behaviour from sandbox_gateway.vaulted_card where reference = ${reference}`.execute(db);
  return rows[0] ?? null;
}

export async function deleteVaultedCard(tx: Tx, reference: string): Promise<void> {
  await sql`delete from sandbox_gateway.vaulted_card where reference = ${reference}`.execute(tx);
}
