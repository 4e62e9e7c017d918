import { flagEndpoints } from '../../contract/flags/flags.ts';
import type { Database } from '../platform/db/index.ts';
import type { Api } from '../platform/http/api.ts';
import { type Flags, visitorIdOf } from './flags.ts';
import { noteExposures } from './operations.ts';

/** A page reports at most every ten seconds (spec §9), and an office shares its address. */
const exposureLimit = { rateLimit: { max: 120, windowSeconds: 60 } };

export function mountFlags(api: Api, { database, flags }: { database: Database; flags: Flags }): void {
  api.bind(flagEndpoints.getBrandFlags, async (_input, call) => ({ on: await flags.onForBrand(call) }));
  api.bind(
    flagEndpoints.logExposures,
    async ({ exposures }, call) => {
      const seenBy = { brand: call.brand, visitorId: visitorIdOf(call) };
      await database.transact((tx) => noteExposures(tx, exposures, seenBy, call.now));
      return { ok: true as const };
    },
    exposureLimit,
  );
}
