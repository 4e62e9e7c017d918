import type { CaptchaChallenge } from '../../../contract/api/captcha.ts';

/** Distinguishes people from machines, or at least makes machines pay. */
export interface Captcha {
  /** What the browser must compute, doubling with each step `harder`. */
  challenge(now: Date, harder?: number): CaptchaChallenge;
  /** Whether this solves a challenge of at least this difficulty; each solution counts once. */
  verify(response: string, clientIp: string, now: Date, harder?: number): Promise<boolean>;
}
