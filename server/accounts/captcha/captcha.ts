import type { CaptchaChallenge } from '../../../contract/accounts.ts';

/** Tells people, or at least those who take trouble, from machines that try. */
export interface Captcha {
  /** What the browser has to do; null where the vendor's own widget asks. */
  challenge(now: Date): CaptchaChallenge | null;
  /** Whether this answers a challenge, which counts once. */
  verify(response: string, clientIp: string, now: Date): Promise<boolean>;
}
