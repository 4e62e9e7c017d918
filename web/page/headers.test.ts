import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { documentHeaders } from './headers.ts';

const policyOf = (dev: boolean, vendorOrigins: string[] = []) =>
  documentHeaders({ dev, secure: true, vendorOrigins })['content-security-policy'] ?? '';

describe('[§2.10 3-D] the policy of documents', () => {
  it('lets in the one style element of the 3-D viewer, as it is installed', () => {
    const template = readFileSync(fileURLToPath(import.meta.resolve('@google/model-viewer/lib/template.js')), 'utf8');
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(template) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(policyOf(false)).toContain(`style-src 'self' 'sha256-${hash}';`);
  });

  it('lets nobody else put in styles, nor compile code', () => {
    expect(policyOf(false)).toContain("script-src 'self';");
    expect(policyOf(false)).not.toMatch(/style-src [^;]*unsafe-inline|unsafe-eval/);
  });

  it('[§9 chat script] lets in the configured vendors, and no page knows them otherwise', () => {
    const policy = policyOf(false, ['https://chat.example', 'wss://live.chat.example']);
    for (const directive of ['script-src', 'connect-src', 'frame-src']) {
      expect(policy).toMatch(new RegExp(`${directive} [^;]*https://chat\\.example wss://live\\.chat\\.example`));
    }
    expect(policyOf(false)).not.toContain('frame-src');
  });
});
