import type { Logger } from 'pino';

/** What we know after asking: the provider's answer, or that it did not give one in time. */
export type Answer<Result> = Result | { readonly status: 'silent' };

/**
 * Asks the provider and waits so long. An error is as good as silence: the money may have moved or not, and only a later
 * look-up can tell. It is raced as well as aborted, since a hung connection may not listen to the signal.
 */
export async function askGateway<Result>(
  ask: (signal: AbortSignal) => Promise<Result>,
  limitMs: number,
  log: Logger,
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
