import { type Counter, countForShop, neverFull } from '../platform/counting/index.ts';
import type { Database, Tx } from '../platform/db/index.ts';

/** The keys a payment is counted by. A card tester can change some of them, seldom all. */
export interface Payer {
  readonly checkoutUuid: string;
  /** Whose checkout it is; a new cart does not change it. */
  readonly ownerId: string;
  readonly email: string | null;
  readonly network: string;
  /** Keyed hash of the card number; null for an unknown card, or a test card, which everybody uses. */
  readonly fingerprint: string | null;
}

/** What a payment attempt must provide. */
export type Demand = { readonly kind: 'nothing' } | { readonly kind: 'proof' } | { readonly kind: 'wait'; readonly seconds: number };

const windowSeconds = 900;
/**
 * Up to 3 declines are usual. After that each attempt costs a proof of work; after 6 there is a pause, but not for an e-mail address, which anybody can
 * type.
 */
const free = 3;
const most = 6;

const counterOn = (database: Pick<Database, 'kind' | 'read'>): Counter =>
  countForShop(database)('checkout.declines', neverFull, windowSeconds);

/**
 * Counts declined payments across processes, to stop card testing. Each attempt is counted when claimed, before the provider is asked, so that
 * concurrent attempts gain nothing. A success takes back only its own count, so that one good card between stolen ones clears nothing.
 */
export class DeclineCounts {
  readonly #kind: Database['kind'];
  readonly #counter: Counter;

  constructor(database: Pick<Database, 'kind' | 'read'>) {
    this.#kind = database.kind;
    this.#counter = counterOn(database);
  }

  /** Counts an attempt as declined in the transaction that claims it, and returns what it must provide. */
  async reserve(tx: Tx, payer: Payer): Promise<Demand> {
    // On a server the count joins the transaction and other processes wait for it; an embedded database has one process.
    const counter = this.#kind === 'server' ? counterOn({ kind: this.#kind, read: tx }) : this.#counter;
    const counts = await counter.addAll(keysOf(payer));
    const full = counts.slice(0, pausingKeysOf(payer).length).filter(({ count }) => count > most);
    if (full.length > 0) return { kind: 'wait', seconds: Math.max(1, ...full.map(({ secondsLeft }) => secondsLeft)) };
    return { kind: counts.some(({ count }) => count > free) ? 'proof' : 'nothing' };
  }

  /** Undoes a reservation whose transaction failed. On a server the rollback did it; the in-memory count needs this. */
  async rollBack(payer: Payer): Promise<void> {
    if (this.#kind !== 'server') await this.release(payer);
  }

  /** Takes back this attempt's count, as it was not declined. */
  async release(payer: Payer): Promise<void> {
    await this.#counter.subtractAll(keysOf(payer));
  }

  /** Counts a decline that had no reservation. */
  async count(payer: Payer): Promise<void> {
    await this.#counter.addAll(keysOf(payer));
  }
}

/** Those that pause payment first. */
function keysOf(payer: Payer): string[] {
  return [...pausingKeysOf(payer), ...(payer.email === null ? [] : [`email ${payer.email.trim().toLowerCase()}`])];
}

function pausingKeysOf({ checkoutUuid, ownerId, network, fingerprint }: Payer): string[] {
  return [`checkout ${checkoutUuid}`, `visitor ${ownerId}`, `network ${network}`, ...(fingerprint === null ? [] : [`card ${fingerprint}`])];
}
