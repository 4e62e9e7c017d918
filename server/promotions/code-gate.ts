import { captchaProblems } from '../../contract/api/captcha.ts';
import type { Captcha } from '../platform/captcha/index.ts';
import { type Count, type Counter, countForShop } from '../platform/counting/index.ts';
import type { Database } from '../platform/db/index.ts';
import type { Call } from '../platform/http/call.ts';
import { problemsOf } from '../platform/http/problem.ts';

const problem = problemsOf(captchaProblems);

/** Of calls that enter a code: people type a few, and guessing has the gate. */
export const promoCodeLimit = { rateLimit: { max: 60, windowSeconds: 60 } };

const windowSeconds = 600;
/** Misses that cost nothing. */
const free = 10;
/** So many more make the next proof twice as long, up to 2^`hardest` times. */
const step = 5;
const hardest = 5;

/**
 * What guessing promo codes costs: after ten misses in ten minutes, by visitor or by network, each try brings a proof of work, and a longer one the more
 * there were. A try counts from before it is looked at, so that many at once get no further than one after the other.
 */
export class PromoCodeGate {
  readonly #misses: Counter;
  readonly #captcha: Captcha;

  constructor({ database, captcha }: { database: Pick<Database, 'kind' | 'read'>; captcha: Captcha }) {
    this.#misses = countForShop(database)('promotions.code-misses', Number.MAX_SAFE_INTEGER, windowSeconds);
    this.#captcha = captcha;
  }

  /** Counts a try as a miss; answers how to take that back when it was none. Throws `captcha_required` with a new `challenge`. */
  async enter(call: Pick<Call, 'network' | 'clientIp' | 'now'>, visitor: string, given: string | undefined): Promise<() => Promise<void>> {
    const keys = [`visitor ${visitor}`, `network ${call.network}`];
    const counts: Count[] = [];
    for (const key of keys) counts.push(await this.#misses.add(key));
    const takeBack = async () => {
      for (const key of keys) await this.#misses.subtract(key);
    };
    const over = Math.max(...counts.map(({ count }) => count)) - free;
    if (over <= 0) return takeBack;
    const harder = Math.min(hardest, Math.floor((over - 1) / step));
    if (given && (await this.#captcha.verify(given, call.clientIp, call.now, harder))) return takeBack;
    await takeBack();
    throw problem('captcha_required', { challenge: this.#captcha.challenge(call.now, harder) });
  }
}
