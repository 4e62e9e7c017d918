import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

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
    expect(readConfig({ DATA_DIR: dataDir }).secret).toBe(first.secret);
  });

  it.each([
    ['PORT', 'eighty'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['PUBLIC_URL', 'shop.example.com'],
    ['TRUST_PROXY', 'maybe'],
    ['MANTEL_SECRET', 'short'],
  ])('reports an invalid %s', (name, value) => {
    expect(faultOf({ [name]: value })).toContain(name);
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

  it('has no sandbox and no readable outbox in production unless allowed (rulings: Third parties)', () => {
    const production = {
      MANTEL_STAGE: 'production',
      MANTEL_SECRET: 'c3Jv9Wq2nX7bL0tKfZ8dYhR5uPaE1mGs4VjN6oQiTw',
      PUBLIC_URL: 'https://shop.example.com',
      SMTP_URL: 'smtp://mail.example.com',
    };
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
