import { z } from 'zod';
import type { Captcha } from './captcha.ts';

const limitMs = 4000;
const answer = z.object({ success: z.boolean() });

/**
 * A vendor's captcha by the call they have in common (reCAPTCHA, hCaptcha, Turnstile): POST {secret, response, remoteip} as a form, answered by
 * {success}. A vendor that does not answer lets nobody through: it is asked only where something is being tried.
 */
export class SiteVerify implements Captcha {
  readonly #url: string;
  readonly #secret: string;

  constructor(url: string, secret: string) {
    this.#url = url;
    this.#secret = secret;
  }

  challenge(): null {
    return null;
  }

  async verify(response: string, clientIp: string): Promise<boolean> {
    try {
      const answered = await fetch(this.#url, {
        method: 'POST',
        body: new URLSearchParams({ secret: this.#secret, response, remoteip: clientIp }),
        signal: AbortSignal.timeout(limitMs),
      });
      return answered.ok && answer.parse(await answered.json()).success;
    } catch {
      return false;
    }
  }
}
