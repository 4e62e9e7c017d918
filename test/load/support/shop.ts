import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ShopProcess, startShop } from '../../support/shop-process.ts';
import { pin, serverCore } from './pinning.ts';

export interface BenchShop extends ShopProcess {
  readonly pid: number;
  readonly dataDir: string;
}

/** The production shop with the demonstration catalogue, pinned to the servers' core, on a data folder of its own. */
export async function benchShop(env: Record<string, string> = {}): Promise<BenchShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mantel-bench-'));
  // `npm run bench` fills the embedded database once for all benches; a server's database is filled by the shop itself.
  if (process.env.BENCH_CATALOGUE && !env.DATABASE_URL) cpSync(process.env.BENCH_CATALOGUE, dataDir, { recursive: true });
  // Nothing is shed: how long answers take under load is what is measured.
  const shop = await startShop({ DATA_DIR: dataDir, LOG_LEVEL: 'error', TRUST_PROXY: 'true', MAX_LOOP_DELAY_MS: '0', ...env });
  const pid = shop.process.pid as number;
  pin(pid, serverCore);
  // `localhost` may be looked up as IPv6 first; the shop listens on IPv4.
  const url = shop.url.replace('localhost', '127.0.0.1');
  const stop: ShopProcess['stop'] = async (signal) => {
    await shop.stop(signal);
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...shop, url, pid, dataDir, stop };
}
