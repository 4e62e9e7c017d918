import type { CaptchaChallenge } from '../../../contract/api/captcha.ts';

/** Tells people, or at least those who take trouble, from machines that try. */
export interface Captcha {
  /** What the browser has to do, twice as much for each step `harder`; null where the vendor's own widget asks. */
  challenge(now: Date, harder?: number): CaptchaChallenge | null;
  /** Whether this answers a challenge, at least so much `harder`, which counts once. */
  verify(response: string, clientIp: string, now: Date, harder?: number): Promise<boolean>;
}
