import type { CaptchaChallenge } from '../../contract/api/captcha.ts';
import type { Result } from '../../contract/api/client.ts';

/**
 * Makes a call, and repeats it with a proof if the shop requires one. The wait is usually short; `onProof` is called before a longer one, so that the
 * page can say so.
 */
export async function withProof<T>(call: (captcha: string | undefined) => Promise<Result<T>>, onProof?: () => void): Promise<Result<T>> {
  const result = await call(undefined);
  const challenge =
    !result.ok && result.code === 'captcha_required' ? (result.details?.challenge as CaptchaChallenge | undefined) : undefined;
  if (!challenge) return result;
  onProof?.();
  const worker = await import('./proof-of-work.ts').catch(() => null);
  return worker ? call(await worker.solve(challenge)) : result;
}
