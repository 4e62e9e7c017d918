import type { CaptchaChallenge } from '../../../contract/accounts.ts';
import type { Result } from '../../../contract/client.ts';

/** Makes a call, and once again with the proof where the shop asks for one; the shopper notices a moment's wait at the most. */
export async function withProof<T>(call: (captcha: string | undefined) => Promise<Result<T>>): Promise<Result<T>> {
  const result = await call(undefined);
  const challenge = !result.ok && result.code === 'captcha_required' ? (result.details?.challenge as CaptchaChallenge | null) : null;
  if (!challenge) return result;
  const worker = await import('./proof-of-work.ts').catch(() => null);
  return worker ? call(await worker.solve(challenge)) : result;
}
