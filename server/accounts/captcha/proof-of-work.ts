import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { CaptchaChallenge } from '../../../contract/accounts.ts';
import type { Captcha } from './captcha.ts';

/** About 130,000 hashes: under a second for a shopper once, a core for a minute for every hundred tries of a machine. */
const difficulty = 17;
const lifetimeMs = 300_000;
const mostRemembered = 50_000;

/**
 * The built-in captcha: the browser looks for a number that gives a hash with so many zero bits. Challenges are signed, not stored; answers
 * are remembered until they run out, so that each counts once in this process.
 */
export class ProofOfWork implements Captcha {
  readonly #secret: string;
  readonly #bits: number;
  readonly #used = new Map<string, number>();

  constructor(secret: string, bits = difficulty) {
    this.#secret = secret;
    this.#bits = bits;
  }

  challenge(now: Date): CaptchaChallenge {
    const body = `${(now.getTime() + lifetimeMs).toString(36)}-${this.#bits}-${randomBytes(9).toString('base64url')}`;
    return { token: `${body}.${this.#sign(body)}`, bits: this.#bits };
  }

  async verify(response: string, _clientIp: string, now: Date): Promise<boolean> {
    const [body = '', signature = ''] = response.split('.');
    const [expires = '', bits = ''] = body.split('-');
    const until = Number.parseInt(expires, 36);
    if (!this.#signed(body, signature) || !(until > now.getTime())) return false;
    if (zeroBitsOf(createHash('sha256').update(response).digest()) < Number(bits)) return false;
    return this.#redeem(body, until, now);
  }

  #sign(body: string): string {
    return createHmac('sha256', this.#secret).update(`captcha:${body}`).digest('base64url').slice(0, 22);
  }

  #signed(body: string, signature: string): boolean {
    const expected = Buffer.from(this.#sign(body));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  #redeem(body: string, until: number, now: Date): boolean {
    if (this.#used.has(body)) return false;
    if (this.#used.size >= mostRemembered) for (const [old, end] of this.#used) if (end < now.getTime()) this.#used.delete(old);
    this.#used.set(body, until);
    return true;
  }
}

function zeroBitsOf(hash: Buffer): number {
  let bits = 0;
  for (const byte of hash) {
    if (byte !== 0) return bits + Math.clz32(byte) - 24;
    bits += 8;
  }
  return bits;
}
