import type { Logger } from 'pino';

/** The provider's answer, or `silent` when none came in time. */
export type Answer<Result> = Result | { readonly status: 'silent' };

/**
 * Asks the provider with a timeout. An error counts as silence: the money may have moved or not, and only a later lookup can tell. The call is raced
 * as well as aborted, since a hung connection may ignore the signal.
 */
export async function askProvider<Result>(
  ask: (signal: AbortSignal) => Promise<Result>,
  limitMs: number,
  log: Pick<Logger, 'warn'>,
): Promise<Answer<Result>> {
  const signal = AbortSignal.timeout(limitMs);
  const silence = new Promise<Answer<Result>>((resolve) => {
    signal.addEventListener('abort', () => resolve({ status: 'silent' }), { once: true });
  });
  try {
    return await Promise.race([ask(signal), silence]);
  } catch (error) {
    log.warn({ err: error }, 'the payment provider gave no answer');
    return { status: 'silent' };
  }
}
