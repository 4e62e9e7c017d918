import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ShopProcess, startShop } from '../../support/shop-process.ts';

/** A test's own shop in production mode, without products, so that it starts quickly. */
export async function startEmptyShop(env: Record<string, string> = {}): Promise<ShopProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mantel-empty-'));
  const shop = await startShop({
    MANTEL_STAGE: 'production',
    MANTEL_SECRET: 'c3Jv9Wq2nX7bL0tKfZ8dYhR5uPaE1mGs4VjN6oQiTw',
    PUBLIC_URL: 'https://alderandloom.example.com',
    SISTER_URLS: '',
    SMTP_URL: 'smtp://127.0.0.1:1',
    ALLOW_SANDBOX: 'true',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    ...env,
  });
  shop.process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  return shop;
}
