import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startShop } from '../../support/shop-process.ts';
import { carrierSecret } from './carrier-secret.ts';
import { findProduct, goods, importGoods } from './goods.ts';
import { importPromotions } from './promotions.ts';
import type { WorkerShop } from './shop.ts';
import { firstAdministrator } from './staff.ts';

declare module 'vitest' {
  interface ProvidedContext {
    shops: WorkerShop[];
  }
}

/** One shop per worker, with the demonstration catalogue and a few test products. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shops = await Promise.all(Array.from({ length: project.config.maxWorkers }, startFurnished));
  project.provide(
    'shops',
    shops.map(({ shop }) => shop),
  );
  return async () => {
    await Promise.all(shops.map(({ stop }) => stop()));
  };
}

async function startFurnished(): Promise<{ shop: WorkerShop; stop(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mantel-e2e-'));
  const { url, sisterUrl, stop } = await startShop({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    TRUST_PROXY: 'true',
    // The browsers beside it delay it more than any load that it should refuse.
    MAX_LOOP_DELAY_MS: '0',
    CARRIER_SECRETS: `fedex=${carrierSecret}`,
  });
  const emptyCategoryId = await importGoods(url, dataDir);
  await importPromotions(dataDir, (await findProduct(url, goods.plenty)).slug);
  const staffToken = await firstAdministrator(url, dataDir);
  return {
    shop: { shopUrl: url, sisterUrl, emptyCategoryId, staffToken },
    stop: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
