import { linkErrors, linkProblems, type StoreCard } from '../../contract/credit/store-card.ts';
import { type DemandProof, ensureVisitor, visitorOf } from '../accounts/index.ts';
import { askProvider, providerLimit } from '../payments/index.ts';
import { type Counter, countForShop, neverFull } from '../platform/counting/index.ts';
import type { Call } from '../platform/http/call.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { presentAccount } from './accounts.ts';
import type { CardOffer, CreditParts } from './parts.ts';
import { linkAccount } from './store.ts';

const problem = problemsOf(linkProblems);

/** The rules of cards at checkout: 3 misses are usual, after that each try costs a proof of work, and after 6 there is a pause. */
const free = 3;
const most = 6;
const windowSeconds = 900;

/** Adds a card its holder already has. Each try counts as a miss before the partner is asked, so that concurrent ones gain nothing. */
export class Linking {
  readonly #parts: CreditParts;
  readonly #misses: Counter;
  readonly #demandProof: DemandProof;

  constructor(parts: CreditParts, demandProof: DemandProof) {
    this.#parts = parts;
    this.#misses = countForShop(parts.database)('credit.cards-missed', neverFull, windowSeconds);
    this.#demandProof = demandProof;
  }

  /**
   * Throws `invalid_input`, `card_number_not_found`, `store_card_elsewhere`, `captcha_required`, `too_many_cards`, and `partner_silent`. The number goes
   * to the partner and nowhere else.
   */
  async link(
    { financing, partner }: CardOffer,
    { number, postalCode, captcha }: { readonly number: string; readonly postalCode: string; readonly captcha?: string | undefined },
    call: Call,
  ): Promise<StoreCard> {
    const { database, log } = this.#parts;
    const faults = linkErrors({ number, postalCode });
    if (Object.keys(faults).length > 0) throw problem('invalid_input', undefined, faults);
    const keys = await this.#keysOf(call);
    const count = Math.max(...(await this.#misses.addAll(keys)).map((one) => one.count));
    if (count > most) throw problem('too_many_cards');
    if (count > free) await this.#demandProof(call, captcha);
    const typed = { number, postalCode, card: financing.card };
    const answer = await askProvider((signal) => partner.findByNumber(typed, signal), providerLimit(this.#parts), log);
    if (answer.status === 'unknown') throw problem('card_number_not_found');
    await this.#misses.subtractAll(keys);
    if (answer.status === 'silent') throw problem('partner_silent');
    const { reference, last4, limit, openedAt: approvedAt } = answer.account;
    const { ownerId } = await ensureVisitor(database.read, call);
    const linked = await database.transact((tx) =>
      linkAccount(tx, { ownerId, brand: call.brand, partner: partner.code, reference, last4, limit, approvedAt }),
    );
    if (!linked) throw problem('store_card_elsewhere');
    return presentAccount(linked, { financing, partner }, call.now);
  }

  /** Misses count by network, and by visitor or account, whichever network they come from. */
  async #keysOf(call: Call): Promise<string[]> {
    const visitor = await visitorOf(this.#parts.database.read, call);
    return [`network ${call.network}`, ...(visitor ? [`owner ${visitor.ownerId}`] : [])];
  }
}
