import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startShop } from '../../support/shop-process.ts';
import { carrierSecret } from './carrier-secret.ts';
import { findProduct, goods, importGoods } from './goods.ts';
import { importPromotions } from './promotions.ts';
import { firstAdministrator } from './staff.ts';

declare module 'vitest' {
  interface ProvidedContext {
    shopUrl: string;
    /** Pip & Alder, in the same process. */
    sisterUrl: string;
    /** A category without products. */
    emptyCategoryId: number;
    /** Session of an administrator who has done nothing yet. */
    staffToken: string;
  }
}

/** One shop for all browser tests, with the demonstration catalogue and a few test products. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mantel-e2e-'));
  const shop = await startShop({ DATA_DIR: dataDir, LOG_LEVEL: 'error', TRUST_PROXY: 'true', CARRIER_SECRETS: `fedex=${carrierSecret}` });
  project.provide('shopUrl', shop.url);
  project.provide('sisterUrl', shop.sisterUrl);
  project.provide('emptyCategoryId', await importGoods(shop.url, dataDir));
  await importPromotions(dataDir, (await findProduct(shop.url, goods.plenty)).slug);
  project.provide('staffToken', await firstAdministrator(shop.url, dataDir));
  return async () => {
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
