import { createHash, randomBytes } from 'node:crypto';
import type { CaptchaChallenge } from '../../../contract/api/captcha.ts';
import type { Counter, MakeCounter } from '../counting/index.ts';
import { isSame, sign } from '../signing.ts';
import type { Captcha } from './captcha.ts';

/** About 130,000 hashes: under a second once for a shopper, a core for a minute per hundred attempts of a machine. */
const difficulty = 17;
const lifetimeMs = 300_000;

/**
 * The built-in captcha: the browser searches for a number whose hash starts with enough zero bits. Challenges are signed, not stored; answers are
 * counted until they expire, so that each is valid once.
 */
export class ProofOfWork implements Captcha {
  readonly #secret: string;
  readonly #bits: number;
  readonly #used: Counter;

  constructor(secret: string, counter: MakeCounter, bits = difficulty) {
    this.#secret = secret;
    this.#used = counter('captcha.used', 1, lifetimeMs / 1000);
    this.#bits = bits;
  }

  challenge(now: Date, harder = 0): CaptchaChallenge {
    const bits = this.#bits + harder;
    const body = `${(now.getTime() + lifetimeMs).toString(36)}-${bits}-${randomBytes(9).toString('base64url')}`;
    return { token: `${body}.${this.#sign(body)}`, bits };
  }

  async verify(response: string, _clientIp: string, now: Date, harder = 0): Promise<boolean> {
    const [body = '', signature = ''] = response.split('.');
    const [expires = '', bits = ''] = body.split('-');
    const until = Number.parseInt(expires, 36);
    if (!isSame(signature, this.#sign(body)) || !(until > now.getTime())) return false;
    if (Number(bits) < this.#bits + harder) return false;
    if (zeroBitsOf(createHash('sha256').update(response).digest()) < Number(bits)) return false;
    return (await this.#used.add(body)).count === 1;
  }

  #sign(body: string): string {
    return sign(this.#secret, 'captcha', body).slice(0, 22);
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
