import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Card } from '../../../../contract/checkout/checkout.ts';
import { bank } from '../../../../contract/urls/shop.ts';
import type { Database, Tx } from '../../../platform/db/index.ts';
import type { RawRequest } from '../../../platform/http/call.ts';
import { jsonOf } from '../../../platform/http/json-of.ts';
import { clockOf } from '../../../platform/time/clock.ts';
import { isSigned } from '../../../platform/webhook-signature.ts';
import { type LedgerEntry, roomFor } from '../../ledger.ts';
import {
  type Authorization,
  type AuthorizationResult,
  type CardVault,
  type Operation,
  type OperationFailure,
  type OperationResult,
  type PaymentProvider,
  type PaymentSource,
  type ProviderEntries,
  type ProviderEvent,
  UnreadableEvent,
} from '../../provider.ts';
import { eventId } from '../event-id.ts';
import { silence } from '../silence.ts';
import { behaviourOf, isTestCard } from './cards.ts';
import { listPayouts } from './payouts.ts';
import {
  type BookedOperation,
  type Charge,
  deleteVaultedCard,
  endChallenge,
  findCharge,
  findOperation,
  findOperations,
  findVaultedCard,
  insertCharge,
  insertOperation,
  insertVaultedCard,
  listBooked,
  lockCharge,
  type VaultedCard,
} from './store.ts';

/** Response time of the slow bank, longer than the shop waits. */
const defaultLateMs = 8000;

/** The sandbox's webhook `{id, type, paymentId}`; only `payment.updated` matters. */
const webhookEvent = z.object({ id: eventId, type: z.string(), paymentId: z.uuid().nullable().catch(null) });

export interface SandboxOptions {
  lateMs?: number;
  testCards?: boolean;
  /** Null disables webhooks. */
  webhookSecret?: string | null;
}

/**
 * A payment provider that moves no money. It keeps its own books and is as awkward as a real one: it declines, challenges the cardholder, answers too
 * late, lets authorizations expire, and is idempotent by key.
 */
export class SandboxProvider implements PaymentProvider {
  readonly code = 'sandbox';
  readonly name = 'Sandbox';
  readonly sandbox = true;
  readonly isTestCard = isTestCard;
  readonly testCards: boolean;
  readonly capabilities = { partialCapture: true, authorizationLastsDays: 7 };
  readonly signatureHeader = 'sandbox-signature';
  readonly #database: Database;
  readonly #lateMs: number;
  readonly #webhookSecret: string | null;

  constructor(database: Database, { lateMs = defaultLateMs, testCards = false, webhookSecret = null }: SandboxOptions = {}) {
    this.#database = database;
    this.testCards = testCards;
    this.#lateMs = lateMs;
    this.#webhookSecret = webhookSecret;
  }

  readonly vault = {
    asksCode: true,
    keep: async (card: Card) => {
      const reference = newReference();
      const vaulted = { reference, last4: card.number.slice(-4), behaviour: behaviourOf(card.number) };
      await this.#database.transact((tx) => insertVaultedCard(tx, vaulted, clockOf(this.#database).now()));
      return { status: 'kept' as const, reference };
    },
    forget: async (reference: string) => {
      await this.#database.transact((tx) => deleteVaultedCard(tx, reference));
      return { status: 'forgotten' as const };
    },
  } satisfies CardVault;

  async authorize(authorization: Authorization, signal: AbortSignal): Promise<AuthorizationResult> {
    const now = clockOf(this.#database).now();
    const card = await this.#cardOf(authorization.source);
    const charge = chargeFor(authorization, card, now, this.#lateMs);
    const { keptCard: reference } = charge;
    await this.#database.transact(async (tx) => {
      const isNew = await insertCharge(tx, charge, now);
      if (isNew && reference !== null) await insertVaultedCard(tx, { reference, ...card }, now);
    });
    const result = await this.lookup(authorization.paymentId);
    if (result.status === 'processing') await silence(signal);
    return result;
  }

  async lookup(paymentId: string): Promise<AuthorizationResult> {
    const charge = await findCharge(this.#database.read, paymentId);
    return charge ? resultOf(charge, clockOf(this.#database).now()) : { status: 'unknown' };
  }

  async abandon(paymentId: string): Promise<AuthorizationResult> {
    const now = clockOf(this.#database).now();
    await this.#database.transact(async (tx) => {
      await endChallenge(tx, paymentId, 'cancelled');
      await insertCharge(tx, refusal(paymentId, now), now);
    });
    return this.lookup(paymentId);
  }

  capture(operation: Operation, signal: AbortSignal): Promise<OperationResult> {
    return this.#operate(operation, signal);
  }

  void(operation: Operation, signal: AbortSignal): Promise<OperationResult> {
    return this.#operate(operation, signal);
  }

  refund(operation: Operation, signal: AbortSignal): Promise<OperationResult> {
    return this.#operate(operation, signal);
  }

  async lookupOperation({ key }: Pick<Operation, 'key'>): Promise<OperationResult> {
    const booked = await findOperation(this.#database.read, key);
    return booked ? operationResultOf(booked, clockOf(this.#database).now()) : { status: 'unknown' };
  }

  async list(since: Date): Promise<ProviderEntries> {
    return { entries: await listBooked(this.#database.read, 'cards', since, clockOf(this.#database).now()), next: null };
  }

  readonly payouts = (since: Date, now: Date, signal: AbortSignal) => listPayouts(() => this.list(since), { since, now }, signal);

  /** There is no key; what could fail are its books. */
  async testConnection() {
    await this.lookup(randomUUID());
    return { status: 'works' as const };
  }

  async readEvent({ body, header }: RawRequest, now: Date): Promise<ProviderEvent | null> {
    if (this.#webhookSecret === null || !isSigned(body, header('sandbox-signature'), this.#webhookSecret, now)) return null;
    const { data: read } = webhookEvent.safeParse(jsonOf(body));
    if (!read) throw new UnreadableEvent();
    return { id: read.id, paymentId: read.type === 'payment.updated' ? read.paymentId : null };
  }

  /** The card of a payment. A saved card that was deleted from the vault is declined. */
  async #cardOf(source: PaymentSource): Promise<Pick<VaultedCard, 'last4' | 'behaviour'>> {
    switch (source.type) {
      case 'CARD':
        return { last4: source.card.number.slice(-4), behaviour: behaviourOf(source.card.number) };
      case 'SAVED_CARD': {
        const vaulted = await findVaultedCard(this.#database.read, source.reference);
        return vaulted ?? { last4: '', behaviour: { kind: 'decline', reason: 'declined' } };
      }
      default:
        throw new Error(`The card sandbox takes no ${source.type}`);
    }
  }

  async #operate(operation: Operation, signal: AbortSignal): Promise<OperationResult> {
    const now = clockOf(this.#database).now();
    await this.#database.transact((tx) => book(tx, operation, now, this.#lateMs));
    const result = await this.lookupOperation(operation);
    if (result.status === 'processing') await silence(signal);
    return result;
  }
}

const newReference = (): string => `sandbox_card_${randomUUID()}`;

/** Books an operation once per key, under the charge's lock. */
async function book(tx: Tx, { key, paymentId, kind, amount }: Operation, now: Date, lateMs: number): Promise<void> {
  const charge = await lockCharge(tx, paymentId);
  if (await findOperation(tx, key)) return;
  const failure = failureOf(charge, { kind, amount }, await findOperations(tx, paymentId));
  const knownFrom = charge?.operations === 'late' ? new Date(now.getTime() + lateMs) : now;
  await insertOperation(tx, { key, paymentId, kind, amount, status: failure ? 'failed' : 'succeeded', failure, knownFrom }, now);
}

/** Why the card or the books refuse an operation; null when they allow it. */
function failureOf(
  charge: Charge | null,
  { kind, amount }: Pick<Operation, 'kind' | 'amount'>,
  booked: readonly BookedOperation[],
): OperationFailure | null {
  if (charge?.status !== 'succeeded') return 'not_possible';
  const authorized: LedgerEntry = { kind: 'authorized', amount: charge.amount, state: 'succeeded' };
  const entries = [authorized, ...booked.map(({ status: state, ...rest }): LedgerEntry => ({ ...rest, state }))];
  if (amount > roomFor(kind, entries)) return 'not_possible';
  if (kind === 'captured' && charge.operations === 'expires') return 'authorization_expired';
  if (kind === 'captured' && charge.operations === 'capture_fails') return 'declined';
  return kind === 'refunded' && charge.operations === 'refund_fails' ? 'declined' : null;
}

function operationResultOf({ key, status, failure, knownFrom }: BookedOperation, now: Date): OperationResult {
  if (now < knownFrom) return { status: 'processing' };
  return status === 'succeeded' ? { status, reference: `sandbox_${key}` } : { status, failure: failure ?? 'declined' };
}

function chargeFor(
  { paymentId, amount, currency, returnUrl, keepCard }: Authorization,
  { last4, behaviour }: Pick<VaultedCard, 'last4' | 'behaviour'>,
  now: Date,
  lateMs: number,
): Charge {
  const common = {
    paymentId,
    amount,
    currency,
    last4,
    declineReason: null,
    operations: 'prompt',
    knownFrom: now,
    account: null,
  } as const;
  const keptCard = keepCard && behaviour.kind !== 'decline' ? newReference() : null;
  const booked: Charge = { ...common, status: 'succeeded', challengeId: null, returnUrl: null, keptCard };
  switch (behaviour.kind) {
    case 'succeed':
      return { ...booked, operations: behaviour.operations };
    case 'decline':
      return { ...booked, status: 'declined', declineReason: behaviour.reason };
    case 'challenge':
      return { ...booked, status: 'challenge', challengeId: randomUUID(), returnUrl };
    case 'late':
      return { ...booked, knownFrom: new Date(now.getTime() + lateMs) };
  }
}

/** Recorded for a payment that was abandoned before it arrived, so that it is refused when it does. */
function refusal(paymentId: string, now: Date): Charge {
  return {
    paymentId,
    amount: 0,
    currency: 'USD',
    last4: '',
    status: 'cancelled',
    declineReason: null,
    operations: 'prompt',
    knownFrom: now,
    challengeId: null,
    returnUrl: null,
    keptCard: null,
    account: null,
  };
}

function resultOf(charge: Charge, now: Date): AuthorizationResult {
  if (now < charge.knownFrom) return { status: 'processing' };
  const reference = `sandbox_${charge.paymentId}`;
  switch (charge.status) {
    case 'succeeded':
      return { status: 'succeeded', reference, ...(charge.keptCard !== null && { keptCard: charge.keptCard }) };
    case 'declined':
      return { status: 'declined', reason: charge.declineReason ?? 'declined' };
    case 'cancelled':
      return { status: 'declined', reason: 'cancelled' };
    case 'challenge':
      return { status: 'challenge', reference, url: bank({ challengeId: charge.challengeId ?? '' }) };
  }
}
