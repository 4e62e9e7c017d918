import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { documentHeaders, stripeAccess, type VendorAccess } from './headers.ts';

const policyOf = (dev: boolean, access?: VendorAccess) => documentHeaders({ dev, secure: true }, access)['content-security-policy'] ?? '';
const origins = ['https://chat.example', 'wss://live.chat.example'];

describe('[§2.10 3-D] the security policy of documents', () => {
  it('allows the 3-D viewer’s one style element, as installed', () => {
    const template = readFileSync(fileURLToPath(import.meta.resolve('@google/model-viewer/lib/template.js')), 'utf8');
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(template) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(policyOf(false)).toContain(`style-src 'self' 'sha256-${hash}';`);
  });

  it('allows nobody else to add styles or compile code', () => {
    expect(policyOf(false)).toContain("script-src 'self';");
    expect(policyOf(false)).not.toMatch(/style-src [^;]*unsafe-inline|unsafe-eval/);
  });

  it('[§9 chat script] allows the configured vendors, and only on pages that have them', () => {
    const policy = policyOf(false, { origins, mayStyle: false });
    for (const directive of ['script-src', 'connect-src', 'frame-src', 'style-src', 'font-src']) {
      expect(policy).toMatch(new RegExp(`${directive} [^;]*https://chat\\.example wss://live\\.chat\\.example`));
    }
    expect(policyOf(false)).not.toContain('frame-src');
  });

  it('[§2.8 checkout] allows Stripe its script, frames and calls, and nothing else', () => {
    const directives = policyOf(false, stripeAccess).split('; ');
    expect(directives.filter((directive) => directive.includes('stripe.com'))).toEqual([
      "script-src 'self' https://js.stripe.com https://*.js.stripe.com",
      "connect-src 'self' blob: https://api.stripe.com",
      "frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
    ]);
  });

  it('[§9 chat script] allows them styles only where configured, and inline scripts never', () => {
    expect(policyOf(false, { origins, mayStyle: false })).not.toMatch(/style-src [^;]*unsafe-inline/);
    const policy = policyOf(false, { origins, mayStyle: true });
    expect(policy).toMatch(/style-src 'self' 'unsafe-inline' https:\/\/chat\.example wss:\/\/live\.chat\.example;/);
    expect(policy).not.toMatch(/script-src [^;]*unsafe/);
  });
});
