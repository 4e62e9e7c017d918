import type { Logger } from 'pino';
import type { GatewayResult } from './gateway.ts';

/** What we know after asking: the gateway's answer, or that it did not give one in time. */
export type Answer = GatewayResult | { readonly status: 'silent' };

/**
 * Asks the gateway and waits so long. An error is as good as silence: the charge may have happened or not, and only a later
 * look-up can tell. It is raced as well as aborted, since a hung connection may not listen to the signal.
 */
export async function askGateway(ask: (signal: AbortSignal) => Promise<GatewayResult>, limitMs: number, log: Logger): Promise<Answer> {
  const signal = AbortSignal.timeout(limitMs);
  const silence = new Promise<Answer>((resolve) => {
    signal.addEventListener('abort', () => resolve({ status: 'silent' }), { once: true });
  });
  try {
    return await Promise.race([ask(signal), silence]);
  } catch (error) {
    log.warn({ err: error }, 'the card gateway gave no answer');
    return { status: 'silent' };
  }
}
