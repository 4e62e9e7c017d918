import { z } from 'zod';
import { toVendor } from '../http/to-vendor.ts';
import type { Captcha } from './captcha.ts';

const limitMs = 4000;
const answer = z.object({ success: z.boolean() });

/**
 * A captcha vendor by the common protocol of reCAPTCHA, hCaptcha and Turnstile: POST {secret, response, remoteip} as a form, answered by {success}.
 * If the vendor is unreachable, nobody passes: it is only used in suspicious cases.
 */
export class SiteVerify implements Pick<Captcha, 'verify'> {
  readonly #url: string;
  readonly #secret: string;

  constructor(url: string, secret: string) {
    this.#url = url;
    this.#secret = secret;
  }

  async verify(response: string, clientIp: string): Promise<boolean> {
    try {
      const answered = await fetch(this.#url, {
        method: 'POST',
        headers: toVendor,
        body: new URLSearchParams({ secret: this.#secret, response, remoteip: clientIp }),
        signal: AbortSignal.timeout(limitMs),
        // A redirect could take the secret elsewhere.
        redirect: 'error',
      });
      return answered.ok && answer.parse(await answered.json()).success;
    } catch {
      return false;
    }
  }
}
