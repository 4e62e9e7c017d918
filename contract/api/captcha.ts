import { defineProblems } from './problems.ts';

/** The built-in captcha: find a `nonce` for which SHA-256 of `{token}.{nonce}` starts with `bits` zero bits, and answer `{token}.{nonce}`. */
export interface CaptchaChallenge {
  readonly token: string;
  readonly bits: number;
}

export const captchaProblems = defineProblems({
  captcha_required: { status: 403, message: 'Please wait a moment while we check that you are a person, and try again.' },
});
