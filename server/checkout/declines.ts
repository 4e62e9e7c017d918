import { type Count, type Counter, countForShop } from '../platform/counting/index.ts';
import type { Database, Tx } from '../platform/db/index.ts';

/** What a payment is counted by; whoever tries out cards can change some of it, and seldom all. */
export interface Payer {
  readonly checkoutUuid: string;
  readonly email: string | null;
  readonly network: string;
  /** Keyed hash of the card's number; null where the card is not one person's, or not known. */
  readonly fingerprint: string | null;
}

/** What an attempt to pay has to bring along. */
export type Demand = { readonly kind: 'nothing' } | { readonly kind: 'proof' } | { readonly kind: 'wait'; readonly seconds: number };

const windowSeconds = 900;
/** So many declines are nothing unusual; after them each attempt costs a proof of work, and after twice as many there is a pause. */
const free = 3;
const most = 6;

/** Counts here go down again, which a counter that remembers what is full would miss: these are never full by their own rule. */
const counterOn = (database: Pick<Database, 'kind' | 'read'>): Counter =>
  countForShop(database)('checkout.declines', Number.MAX_SAFE_INTEGER, windowSeconds);

/**
 * Counts declined payments for all processes, so that cards cannot be tried out here. An attempt is counted with its claim, before the gateway hears
 * of it: however many come at once, no more than the first few get through. A payment that succeeds takes back its own count and nothing
 * else, so that one good card between stolen ones clears nothing.
 */
export class DeclineCounts {
  readonly #kind: Database['kind'];
  readonly #counter: Counter;

  constructor(database: Pick<Database, 'kind' | 'read'>) {
    this.#kind = database.kind;
    this.#counter = counterOn(database);
  }

  /** Counts an attempt as declined in the transaction that claims it, and says what it has to bring along. */
  async reserve(tx: Tx, payer: Payer): Promise<Demand> {
    // On a server the count is part of the transaction, and other processes wait for it; an embedded database has one process.
    const counter = this.#kind === 'server' ? counterOn({ kind: this.#kind, read: tx }) : this.#counter;
    const counts: Count[] = [];
    // One after the other, in one order, as everybody locks them.
    for (const key of keysOf(payer)) counts.push(await counter.add(key));
    const full = counts.filter(({ count }) => count > most);
    if (full.length > 0) return { kind: 'wait', seconds: Math.max(1, ...full.map(({ secondsLeft }) => secondsLeft)) };
    return { kind: counts.some(({ count }) => count > free) ? 'proof' : 'nothing' };
  }

  /** The transaction of a reservation has failed, and what it counted with it; in the memory of a process by this. */
  async rollBack(payer: Payer): Promise<void> {
    if (this.#kind !== 'server') await this.release(payer);
  }

  /** It was not declined: this attempt counts no more, earlier ones do. */
  async release(payer: Payer): Promise<void> {
    for (const key of keysOf(payer)) await this.#counter.subtract(key);
  }

  /** A decline of which nobody had made a reservation. */
  async count(payer: Payer): Promise<void> {
    for (const key of keysOf(payer)) await this.#counter.add(key);
  }
}

function keysOf({ checkoutUuid, email, network, fingerprint }: Payer): string[] {
  return [
    `checkout ${checkoutUuid}`,
    ...(email === null ? [] : [`email ${email.trim().toLowerCase()}`]),
    `network ${network}`,
    ...(fingerprint === null ? [] : [`card ${fingerprint}`]),
  ];
}
