import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { type Config, ConfigError } from '../platform/config/config.ts';
import type { Database } from '../platform/db/index.ts';
import { askProvider, openPaymentProvider, openWalletProvider } from './index.ts';

const database = {} as Database;

describe('[rulings: Third parties] the sandbox', () => {
  it('identifies itself as a sandbox', () => {
    expect(openPaymentProvider({ database, config: { sandboxAllowed: true } as Config })).toMatchObject({ name: 'Sandbox', sandbox: true });
  });

  it('does not start where it is not allowed', () => {
    expect(() => openPaymentProvider({ database, config: { sandboxAllowed: false } as Config })).toThrow(ConfigError);
  });
});

describe('[rulings: Third parties] Stripe', () => {
  it('replaces the sandbox where configured', () => {
    const stripe = { url: 'https://api.stripe.com', isLive: true, secretKey: 'sk_live_1', publishableKey: 'pk_live_1', webhookSecrets: [] };
    expect(openPaymentProvider({ database, config: { stripe, sandboxAllowed: true } as unknown as Config })).toMatchObject({
      code: 'stripe',
      sandbox: false,
      cardElement: { publishableKey: 'pk_live_1' },
    });
  });
});

describe('[rulings: Third parties] the wallet', () => {
  const walletIn = (config: Partial<Config>) => openWalletProvider({ database, config: { paypal: null, ...config } as Config });
  const paypal = { url: 'https://api-m.paypal.com', isLive: true, clientId: 'an app', clientSecret: 'its secret', webhookId: null };

  it('is PayPal where configured, the sandbox where allowed, and otherwise not offered', () => {
    expect(walletIn({ paypal, sandboxAllowed: true })).toMatchObject({ code: 'paypal', sandbox: false });
    expect(walletIn({ sandboxAllowed: true })).toMatchObject({ code: 'sandbox-wallet', sandbox: true });
    expect(walletIn({ sandboxAllowed: false })).toBeNull();
  });
});

describe('asking the provider', () => {
  const log = pino({ level: 'silent' });

  it('returns an answer in time', async () => {
    expect(await askProvider(async () => ({ status: 'processing' }), 1000, log)).toEqual({ status: 'processing' });
  });

  it('treats an error or a hanging call as silence', async () => {
    expect(await askProvider(() => Promise.reject(new Error('reset')), 1000, log)).toEqual({ status: 'silent' });
    expect(await askProvider(() => new Promise(() => {}), 5, log)).toEqual({ status: 'silent' });
  });

  it('aborts the call when the time is up', async () => {
    let aborted = false;
    const ask = (signal: AbortSignal) =>
      new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          aborted = true;
          reject(signal.reason);
        });
      });
    await askProvider(ask, 5, log);
    expect(aborted).toBe(true);
  });

  it('[§9 production] shows test cards only in the demonstration', () => {
    const providerIn = (stage: Config['stage']) => openPaymentProvider({ database, config: { stage, sandboxAllowed: true } as Config });
    expect(providerIn('demo').testCards).toBe(true);
    expect(providerIn('production').testCards).toBe(false);
  });
});
