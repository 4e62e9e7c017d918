import { type Counter, countForShop } from '../platform/counting/index.ts';
import type { Database, Tx } from '../platform/db/index.ts';

/** The keys a payment is counted by. A card tester can change some of them, seldom all. */
export interface Payer {
  readonly checkoutUuid: string;
  readonly email: string | null;
  readonly network: string;
  /** Keyed hash of the card number; null where the card is unknown or used by everybody, such as a test card. */
  readonly fingerprint: string | null;
}

/** What a payment attempt must provide. */
export type Demand =
  | { readonly kind: 'nothing' }
  /** `harder` doubles the work each time. */
  | { readonly kind: 'proof'; readonly harder: number }
  | { readonly kind: 'wait'; readonly seconds: number };

const windowSeconds = 900;
/** Up to 3 declines are usual. After that each attempt costs a proof of work; after 6 of one checkout, e-mail or card there is a pause. */
const free = 3;
const most = 6;
/** A network may be a whole office, so its pause comes late; until then every 3 declines double the proof, up to 2^`hardest` times. */
const mostOfNetwork = 30;
const step = 3;
const hardest = 4;

/** These counts also go down, which a counter that caches "full" would miss; so they never report full. */
const counterOn = (database: Pick<Database, 'kind' | 'read'>): Counter =>
  countForShop(database)('checkout.declines', Number.MAX_SAFE_INTEGER, windowSeconds);

/**
 * Counts declined payments across processes, to stop card testing. Each attempt is counted when claimed, before the provider hears of it, so that
 * simultaneous attempts gain nothing. A success takes back only its own count, so that one good card between stolen ones clears nothing.
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
    const keys = keysOf(payer);
    const counts = (await counter.addAll(keys)).map((count, at) => ({
      ...count,
      most: keys[at] === networkKey(payer) ? mostOfNetwork : most,
    }));
    const full = counts.filter(({ count, most }) => count > most);
    if (full.length > 0) return { kind: 'wait', seconds: Math.max(1, ...full.map(({ secondsLeft }) => secondsLeft)) };
    const over = Math.max(...counts.map(({ count }) => count)) - free;
    return over > 0 ? { kind: 'proof', harder: Math.min(hardest, Math.floor((over - 1) / step)) } : { kind: 'nothing' };
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

const networkKey = ({ network }: Payer): string => `network ${network}`;

function keysOf(payer: Payer): string[] {
  const { checkoutUuid, email, fingerprint } = payer;
  return [
    `checkout ${checkoutUuid}`,
    ...(email === null ? [] : [`email ${email.trim().toLowerCase()}`]),
    networkKey(payer),
    ...(fingerprint === null ? [] : [`card ${fingerprint}`]),
  ];
}
