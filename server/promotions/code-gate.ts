import { captchaProblems } from '../../contract/api/captcha.ts';
import type { Captcha } from '../platform/captcha/index.ts';
import { type Counter, countForShop, neverFull } from '../platform/counting/index.ts';
import type { Database } from '../platform/db/index.ts';
import type { Call } from '../platform/http/call.ts';
import { problemsOf } from '../platform/http/problem.ts';

const problem = problemsOf(captchaProblems);

/** Limit for entering codes: people type a few, and the gate stops guessing. */
export const promoCodeLimit = { rateLimit: { max: 60, windowSeconds: 60 } };

const windowSeconds = 600;
/** Free misses. */
const free = 10;
/** Every 5 further misses double the next proof, up to 2^`hardest` times. */
const step = 5;
const hardest = 5;

/**
 * Makes guessing promo codes expensive: after ten misses in ten minutes, by visitor or network, each attempt needs a proof of work that grows with
 * the misses. Attempts count before they are checked, so that concurrent guessing gains nothing.
 */
export class PromoCodeGate {
  readonly #misses: Counter;
  readonly #captcha: Captcha;

  constructor({ database, captcha }: { database: Pick<Database, 'kind' | 'read'>; captcha: Captcha }) {
    this.#misses = countForShop(database)('promotions.code-misses', neverFull, windowSeconds);
    this.#captcha = captcha;
  }

  /** Counts an attempt as a miss and returns a function that takes it back after a hit. Throws `captcha_required` with a new `challenge`. */
  async enter(call: Pick<Call, 'network' | 'clientIp' | 'now'>, visitor: string, given: string | undefined): Promise<() => Promise<void>> {
    const keys = [`visitor ${visitor}`, `network ${call.network}`];
    const counts = await this.#misses.addAll(keys);
    const takeBack = () => this.#misses.subtractAll(keys);
    const over = Math.max(...counts.map(({ count }) => count)) - free;
    if (over <= 0) return takeBack;
    const harder = Math.min(hardest, Math.floor((over - 1) / step));
    if (given && (await this.#captcha.verify(given, call.clientIp, call.now, harder))) return takeBack;
    await takeBack();
    throw problem('captcha_required', { challenge: this.#captcha.challenge(call.now, harder) });
  }
}
