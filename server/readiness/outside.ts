import { webhookUrl } from '../payments/index.ts';
import type { Config } from '../platform/config/config.ts';
import { timeoutMs } from './address.ts';

/** A payment provider's webhook address of ours, as anybody reaches it. */
export interface WebhookFacts {
  readonly provider: 'Stripe' | 'PayPal';
  readonly url: string;
  /** Whether the shop can tell real webhooks from others. */
  readonly isExpected: boolean;
  /** What answered instead of the shop; null when the shop did. */
  readonly fault: string | null;
}

/** Sends each configured provider's address a webhook that nobody signed. The shop refuses it with 401, so any other answer is not the shop's. */
export async function askWebhooks({ publicUrl, stripe, paypal }: Pick<Config, 'publicUrl' | 'stripe' | 'paypal'>): Promise<WebhookFacts[]> {
  const ask = async (provider: WebhookFacts['provider'], code: string, isExpected: boolean): Promise<WebhookFacts> => {
    const url = webhookUrl(publicUrl, code);
    return { provider, url, isExpected, fault: isExpected ? await faultOf(url) : null };
  };
  return Promise.all([
    ...(stripe ? [ask('Stripe', 'stripe', true)] : []),
    ...(paypal ? [ask('PayPal', 'paypal', paypal.webhookId !== null)] : []),
  ]);
}

async function faultOf(url: string): Promise<string | null> {
  try {
    const init = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' }, redirect: 'manual' } as const;
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    await answer.arrayBuffer();
    return answer.status === 401 && answer.headers.has('x-request-id') ? null : `it answered ${answer.status}`;
  } catch (error) {
    if (!(error instanceof Error)) return 'it could not be reached';
    return error.cause instanceof Error ? error.cause.message : error.message;
  }
}

/**
 * Seconds by which this machine's clock is ahead of the payment provider's, by the date of its answer; negative when behind. Null without a provider or an answer. The answer's date has
 * whole seconds and is half a way old: an error of two seconds.
 */
export async function secondsAhead({ stripe, paypal }: Pick<Config, 'stripe' | 'paypal'>): Promise<number | null> {
  const url = stripe?.url ?? paypal?.url;
  if (!url) return null;
  try {
    const asked = Date.now();
    const answer = await fetch(url, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    const middle = (asked + Date.now()) / 2;
    const theirs = Date.parse(answer.headers.get('date') ?? '');
    return Number.isNaN(theirs) ? null : Math.round((middle - theirs) / 1000);
  } catch {
    return null;
  }
}
