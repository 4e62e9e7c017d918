import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ShopProcess, startShop } from '../../support/shop-process.ts';
import { pin, serverCore } from './pinning.ts';

export interface BenchShop extends ShopProcess {
  readonly pid: number;
  readonly dataDir: string;
}

/** The production shop with the demonstration catalogue, pinned to the servers' core, with its own data folder. */
export async function benchShop(env: Record<string, string> = {}): Promise<BenchShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mantel-bench-'));
  // `npm run bench` fills the embedded database once for all benches; the shop fills a server's database itself.
  if (process.env.BENCH_CATALOGUE && !env.DATABASE_URL) cpSync(process.env.BENCH_CATALOGUE, dataDir, { recursive: true });
  // Load shedding is off, because response times under load are measured.
  const shop = await startShop({ DATA_DIR: dataDir, LOG_LEVEL: 'error', TRUST_PROXY: 'true', MAX_LOOP_DELAY_MS: '0', ...env });
  const pid = shop.process.pid as number;
  pin(pid, serverCore);
  // `localhost` may resolve to IPv6 first; the shop listens on IPv4.
  const url = shop.url.replace('localhost', '127.0.0.1');
  const stop: ShopProcess['stop'] = async (signal) => {
    await shop.stop(signal);
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...shop, url, pid, dataDir, stop };
}
