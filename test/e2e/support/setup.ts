import type { TestProject } from 'vitest/node';
import { carrierSecret } from './carrier-secret.ts';
import { type Furnished, furnish, startCopy } from './furnished.ts';
import type { WorkerShop } from './shop.ts';

declare module 'vitest' {
  interface ProvidedContext {
    furnished: Furnished;
    shops: WorkerShop[];
  }
}

/** One shop per worker, and what to copy for tests that need a shop of their own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { remove, ...furnished } = await furnish();
  const { emptyCategoryId, staffToken } = furnished;
  const shops = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, () => startCopy(furnished, { CARRIER_SECRETS: `fedex=${carrierSecret}` })),
  );
  project.provide('furnished', furnished);
  project.provide(
    'shops',
    shops.map(({ url, sisterUrl }) => ({ shopUrl: url, sisterUrl, emptyCategoryId, staffToken })),
  );
  return async () => {
    await Promise.all(shops.map(({ stop }) => stop()));
    await remove();
  };
}
