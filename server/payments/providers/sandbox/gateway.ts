import { randomUUID } from 'node:crypto';
import { links } from '../../../../contract/links.ts';
import type { Database } from '../../../platform/db/index.ts';
import type { Authorization, CardGateway, GatewayResult } from '../../gateway.ts';
import { behaviourOf } from './cards.ts';
import { type Charge, endChallenge, findCharge, insertCharge } from './store.ts';

/** How long the slow bank takes; longer than the shop waits. */
const defaultLateMs = 8000;

/**
 * A card company that moves no money. It keeps its own books and is as awkward as a real one: it declines, wants to see the
 * cardholder, charges without answering in time, and does nothing twice for the same payment.
 */
export class SandboxGateway implements CardGateway {
  readonly name = 'Sandbox';
  readonly sandbox = true;
  readonly #database: Database;
  readonly #lateMs: number;

  constructor(database: Database, { lateMs = defaultLateMs }: { lateMs?: number } = {}) {
    this.#database = database;
    this.#lateMs = lateMs;
  }

  async authorize(authorization: Authorization, signal: AbortSignal): Promise<GatewayResult> {
    const now = new Date();
    const charge = chargeFor(authorization, now, this.#lateMs);
    await this.#database.transact((tx) => insertCharge(tx, charge, now));
    const result = await this.lookup(authorization.paymentId);
    if (result.status === 'processing') await silence(signal);
    return result;
  }

  async lookup(paymentId: string): Promise<GatewayResult> {
    const charge = await findCharge(this.#database.read, paymentId);
    return charge ? resultOf(charge, new Date()) : { status: 'unknown' };
  }

  async void(paymentId: string): Promise<GatewayResult> {
    const now = new Date();
    await this.#database.transact(async (tx) => {
      await endChallenge(tx, paymentId, 'cancelled');
      await insertCharge(tx, refusal(paymentId, now), now);
    });
    return this.lookup(paymentId);
  }
}

function chargeFor({ paymentId, amount, currency, card, returnUrl }: Authorization, now: Date, lateMs: number): Charge {
  const behaviour = behaviourOf(card.number);
  const common = { paymentId, amount, currency, last4: card.number.slice(-4), declineReason: null, knownFrom: now };
  const booked: Charge = { ...common, status: 'succeeded', challengeId: null, returnUrl: null };
  switch (behaviour.kind) {
    case 'succeed':
      return booked;
    case 'decline':
      return { ...booked, status: 'declined', declineReason: behaviour.reason };
    case 'challenge':
      return { ...booked, status: 'challenge', challengeId: randomUUID(), returnUrl };
    case 'late':
      return { ...booked, knownFrom: new Date(now.getTime() + lateMs) };
  }
}

/** Stands in the books for a payment that was voided before it arrived: it is refused when it does. */
function refusal(paymentId: string, now: Date): Charge {
  return {
    paymentId,
    amount: 0,
    currency: 'USD',
    last4: '',
    status: 'cancelled',
    declineReason: null,
    knownFrom: now,
    challengeId: null,
    returnUrl: null,
  };
}

function resultOf(charge: Charge, now: Date): GatewayResult {
  if (now < charge.knownFrom) return { status: 'processing' };
  const reference = `sandbox_${charge.paymentId}`;
  switch (charge.status) {
    case 'succeeded':
      return { status: 'succeeded', reference };
    case 'declined':
      return { status: 'declined', reason: charge.declineReason ?? 'declined' };
    case 'cancelled':
      return { status: 'declined', reason: 'cancelled' };
    case 'challenge':
      return { status: 'challenge', reference, url: links.bank(charge.challengeId ?? '') };
  }
}

/** Answers nothing until the caller has lost patience. */
function silence(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
