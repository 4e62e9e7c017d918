import { createHash } from 'node:crypto';
import type { CaptchaChallenge } from '../../contract/api/captcha.ts';
import type { Answer } from './commerce.ts';

/** Solves the built-in captcha like a browser. */
export function solve({ token, bits }: CaptchaChallenge): string {
  for (let nonce = 0; ; nonce++) {
    const response = `${token}.${nonce}`;
    if (createHash('sha256').update(response).digest().readUInt32BE() >>> (32 - bits) === 0) return response;
  }
}

/** Solves the captcha of a refusal. */
export const proofFor = ({ body }: Answer<unknown>): string => solve((body.details ?? { challenge: null }).challenge as CaptchaChallenge);
