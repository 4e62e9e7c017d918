import { inject } from 'vitest';

/** The shop of one worker, since two test files run at once. */
export interface WorkerShop {
  readonly shopUrl: string;
  /** Pip & Alder, in the same process. */
  readonly sisterUrl: string;
  /** A category without products. */
  readonly emptyCategoryId: number;
  /** Session of an administrator who has done nothing yet. */
  readonly staffToken: string;
}

/** What this worker's shop has under a name. */
export function fromShop<Name extends keyof WorkerShop>(name: Name): WorkerShop[Name] {
  const shop = inject('shops')[Number(process.env.VITEST_POOL_ID) - 1];
  if (!shop) throw new Error(`No shop was started for worker ${process.env.VITEST_POOL_ID}`);
  return shop[name];
}
