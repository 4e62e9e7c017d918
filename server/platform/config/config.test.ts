import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const productionEnv = {
  MANTEL_STAGE: 'production',
  MANTEL_SECRET: 'c3Jv9Wq2nX7bL0tKfZ8dYhR5uPaE1mGs4VjN6oQiTw',
  PUBLIC_URL: 'https://shop.example.com',
  SMTP_URL: 'smtp://mail.example.com',
};

describe('configuration', () => {
  let dataDir: string;
  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'mantel-config-'));
  });
  afterAll(() => rmSync(dataDir, { recursive: true }));

  const faultOf = (env: Record<string, string>) => {
    try {
      readConfig({ DATA_DIR: dataDir, ...env });
    } catch (error) {
      if (error instanceof ConfigError) return error.message;
      throw error;
    }
    return '';
  };

  it('runs a demonstration without settings, and keeps its secret', () => {
    const first = readConfig({ DATA_DIR: dataDir });
    expect(first).toMatchObject({
      stage: 'demo',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      secureCookies: false,
      sandboxAllowed: true,
    });
    expect(first.secret.length).toBeGreaterThanOrEqual(32);
    expect([first.host, readConfig({ DATA_DIR: dataDir, NODE_ENV: 'development' }).host]).toEqual(['0.0.0.0', '127.0.0.1']);
    expect(readConfig({ DATA_DIR: dataDir }).secret).toBe(first.secret);
  });

  it.each([
    ['PORT', 'eighty'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    // Without DATABASE_URL.
    ['DATABASE_DIRECT_URL', 'postgres://localhost/x'],
    ['DATABASE_READ_URLS', 'postgres://localhost/x'],
    ['PUBLIC_URL', 'shop.example.com'],
    ['PUBLIC_URL', 'ftp://shop.example.com'],
    ['PUBLIC_URL', 'https://shop.example.com/shop'],
    ['PUBLIC_URL', 'https://shop.example.com/?from=mail'],
    ['PUBLIC_URL', 'https://shop.example.com#top'],
    ['PUBLIC_URL', 'https://owner:secret@shop.example.com'],
    ['MAIL_FROM', 'Alder & Loom'],
    ['MAIL_FROM', 'orders@'],
    ['MAIL_FROM', 'Alder & Loom orders@shop.example.com'],
    ['MAIL_FROM', 'Alder & Loom <shop.example.com>'],
    ['TRUST_PROXY', 'maybe'],
    ['WORKERS', 'many'],
    // The embedded database supports only one process.
    ['WORKERS', '2'],
    ['MANTEL_SECRET', 'short'],
  ])('reports an invalid %s', (name, value) => {
    expect(faultOf({ [name]: value })).toContain(name);
  });

  it.each(['orders@shop.example.com', 'Alder & Loom <orders@shop.example.com>', '"Alder & Loom" <orders@shop.example.com>'])(
    'takes the sender %s',
    (from) => expect(readConfig({ DATA_DIR: dataDir, MAIL_FROM: from }).mail.from).toBe(from),
  );

  it('takes the shop’s address with a slash at its end or without', () => {
    for (const url of ['https://shop.example.com/', 'https://shop.example.com'])
      expect(readConfig({ DATA_DIR: dataDir, PUBLIC_URL: url }).publicUrl).toBe('https://shop.example.com');
  });

  it('requires a secret, https and a mail server in production, and lists everything missing at once', () => {
    const fault = faultOf({ MANTEL_STAGE: 'production' });
    expect(fault).toContain('MANTEL_SECRET');
    expect(fault).toContain('PUBLIC_URL');
    expect(fault).toContain('SMTP_URL');
  });

  it('takes PayPal’s keys together, and its live address by default', () => {
    expect(faultOf({ PAYPAL_CLIENT_ID: 'an app' })).toContain('PAYPAL_CLIENT_SECRET');
    const keys = { PAYPAL_CLIENT_ID: 'an app', PAYPAL_CLIENT_SECRET: 'its secret' };
    expect(readConfig({ DATA_DIR: dataDir }).paypal).toBeNull();
    expect(readConfig({ DATA_DIR: dataDir, ...keys }).paypal).toMatchObject({ url: 'https://api-m.paypal.com', webhookId: null });
    const sandbox = { ...keys, PAYPAL_URL: 'https://api-m.sandbox.paypal.com/', PAYPAL_WEBHOOK_ID: '8PT597110X687430L' };
    expect(readConfig({ DATA_DIR: dataDir, ...sandbox }).paypal).toMatchObject({
      url: 'https://api-m.sandbox.paypal.com',
      webhookId: '8PT597110X687430L',
    });
  });

  it.each([
    ['a webhook without its address', { CDN_PURGE: 'webhook' }, ['CDN_PURGE_URL', 'CDN_PURGE_TOKEN']],
    ['Fastly without its service', { CDN_PURGE: 'fastly' }, ['CDN_PURGE_ID', 'CDN_PURGE_TOKEN']],
    ['a token without a CDN', { CDN_PURGE_TOKEN: 'x'.repeat(40) }, ['CDN_PURGE']],
    ['a token of two lines', { CDN_PURGE: 'cloudflare', CDN_PURGE_ID: 'a1', CDN_PURGE_TOKEN: `${'x'.repeat(20)}\n1` }, ['CDN_PURGE_TOKEN']],
    ['a CDN it does not know', { CDN_PURGE: 'varnish' }, ['CDN_PURGE']],
    [
      ...([
        'an open line for the token',
        { ...productionEnv, CDN_PURGE: 'fastly', CDN_PURGE_ID: 'a1', CDN_PURGE_URL: 'http://a' },
      ] as const),
      ['CDN_PURGE_URL'],
    ],
  ])('refuses %s', (_, env, names) => {
    const fault = faultOf(env);
    for (const name of names) expect(fault).toContain(`${name}: `);
    expect(fault).not.toContain('xxx');
  });

  it('takes a bucket with both keys, over https only in production', () => {
    const keys = { S3_ACCESS_KEY_ID: 'AKID', S3_SECRET_ACCESS_KEY: 'xxx' };
    expect(faultOf(keys)).toContain('S3_BUCKET_URL');
    expect(faultOf({ S3_BUCKET_URL: 'https://a.example/b' })).toContain('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY');
    expect(faultOf({ ...productionEnv, ...keys, S3_BUCKET_URL: 'http://a.example/b' })).toMatch(/^S3_BUCKET_URL.*https/m);
    expect(readConfig({ DATA_DIR: dataDir, ...keys, S3_BUCKET_URL: 'http://127.0.0.1:9000/b/' }).bucket).toEqual({
      ...{ url: 'http://127.0.0.1:9000/b', region: 'us-east-1', accessKeyId: 'AKID', secretAccessKey: 'xxx' },
    });
  });

  it('sends a CDN’s token to its own address by default', () => {
    const given = { CDN_PURGE_ID: 'a1', CDN_PURGE_TOKEN: 'x'.repeat(20) };
    const cdnOf = (kind: string) => readConfig({ DATA_DIR: dataDir, ...given, CDN_PURGE: kind }).cdn;
    expect(readConfig({ DATA_DIR: dataDir }).cdn).toBeNull();
    expect(cdnOf('fastly')).toEqual({ kind: 'fastly', url: 'https://api.fastly.com', id: 'a1', token: 'x'.repeat(20) });
    expect(cdnOf('cloudflare')?.url).toBe('https://api.cloudflare.com');
  });

  describe('for Stripe', () => {
    const keys = { STRIPE_SECRET_KEY: 'sk_test_1a', STRIPE_PUBLISHABLE_KEY: 'pk_test_1b', STRIPE_WEBHOOK_SECRET: 'whsec_1c' };
    const live = { ...keys, STRIPE_SECRET_KEY: 'rk_live_1a', STRIPE_PUBLISHABLE_KEY: 'pk_live_1b' };

    it('takes all three keys or none, and one line names the missing ones', () => {
      expect(readConfig({ DATA_DIR: dataDir }).stripe).toBeNull();
      for (const missing of Object.keys(keys)) {
        expect(faultOf({ ...keys, [missing]: undefined })).toBe(`${missing}: needed too, or leave out everything of Stripe`);
      }
      expect(faultOf({ STRIPE_SECRET_KEY: 'sk_test_1a' })).toContain('STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET');
      expect(readConfig({ DATA_DIR: dataDir, ...keys }).stripe).toEqual({
        url: 'https://api.stripe.com',
        isLive: false,
        secretKey: 'sk_test_1a',
        publishableKey: 'pk_test_1b',
        webhookSecrets: ['whsec_1c'],
      });
    });

    it('takes two webhook secrets while one replaces the other', () => {
      const two = readConfig({ DATA_DIR: dataDir, ...live, STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old' }).stripe;
      expect(two).toMatchObject({ isLive: true, webhookSecrets: ['whsec_new', 'whsec_old'] });
    });

    it('refuses keys that do not go together, and never repeats one', () => {
      const faults = [
        faultOf({ ...keys, STRIPE_PUBLISHABLE_KEY: 'pk_live_1b' }),
        faultOf({ ...keys, STRIPE_SECRET_KEY: 'pk_test_1b' }),
        faultOf({ ...keys, STRIPE_WEBHOOK_SECRET: 'secret_1c' }),
        faultOf({ ...live, STRIPE_URL: 'http://localhost:4100' }),
        faultOf({ ...keys, ...productionEnv }),
      ];
      for (const fault of faults) {
        expect(fault).toContain('STRIPE_');
        expect(fault).not.toMatch(/_1[abc]/);
      }
      expect(readConfig({ DATA_DIR: dataDir, ...keys, ...productionEnv, ALLOW_SANDBOX: 'true' }).stripe).toMatchObject({ isLive: false });
      expect(readConfig({ DATA_DIR: dataDir, ...live, ...productionEnv }).stripe).toMatchObject({ isLive: true });
    });
  });

  it('has no sandbox and no readable outbox in production unless allowed (rulings: Third parties)', () => {
    const production = productionEnv;
    const config = readConfig({ DATA_DIR: dataDir, ...production });
    expect(config).toMatchObject({ sandboxAllowed: false, secureCookies: true, mail: { outboxReadable: false } });
    expect(readConfig({ DATA_DIR: dataDir, ...production, ALLOW_SANDBOX: 'true' }).sandboxAllowed).toBe(true);
    const paypal = { ...production, PAYPAL_CLIENT_ID: 'an app', PAYPAL_CLIENT_SECRET: 'its secret' };
    expect(readConfig({ DATA_DIR: dataDir, ...paypal }).paypal).toMatchObject({ isLive: true });
    const trial = { ...paypal, PAYPAL_URL: 'https://api-m.sandbox.paypal.com' };
    expect(faultOf(trial)).toMatch(/^PAYPAL_URL: /);
    expect(readConfig({ DATA_DIR: dataDir, ...trial, ALLOW_SANDBOX: 'true' }).paypal).toMatchObject({ isLive: false });
  });
});
