import { createHash } from 'node:crypto';
import type { CaptchaChallenge } from '../../contract/api/captcha.ts';
import type { Answer } from './commerce.ts';

/** Solves the built-in captcha of a refusal like a browser. */
export function proofFor({ body }: Answer<unknown>): string {
  const { token, bits } = (body.details ?? { challenge: null }).challenge as CaptchaChallenge;
  for (let nonce = 0; ; nonce++) {
    const response = `${token}.${nonce}`;
    if (createHash('sha256').update(response).digest().readUInt32BE() >>> (32 - bits) === 0) return response;
  }
}
