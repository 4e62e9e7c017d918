import { type RetentionSettings, retentionSettings } from '../../contract/settings/retention.schemas.ts';
import { defaultRetention, type Retention, retained, retentionEndpoints } from '../../contract/settings/retention.ts';
import { recordOf } from '../../contract/values/keys.ts';
import { daysAfter } from '../../contract/values/shop-days.ts';
import type { Database, Db } from '../platform/db/index.ts';
import type { Api } from '../platform/http/api.ts';
import type { Call } from '../platform/http/call.ts';
import { requireStaff } from '../staff/index.ts';
import { historyOf, saveSettings } from './settings.ts';
import { findVersions } from './store.ts';

/** Jobs clean up for all brands at once. */
const everyBrand = '*';

/** Days to keep each kind of data, for the jobs that delete it. */
export async function findRetention(db: Db): Promise<Retention> {
  const [newest] = await findVersions(db, 'retention', everyBrand, 1);
  return inForce(retentionSettings.parse(newest?.value ?? {}));
}

const inForce = (own: RetentionSettings): Retention => recordOf(retained, (kind) => own[kind] ?? defaultRetention[kind]);

/** The moment before which one kind of data is too old to keep. */
export async function keptSince(db: Db, kind: keyof Retention, now: Date): Promise<Date> {
  return daysAfter(now, -(await findRetention(db))[kind]);
}

const inWords = (value: unknown): string | null => (typeof value === 'number' ? `${value} days` : null);

/** How long data is kept, for staff. */
export function bindRetention(api: Api, { database }: { database: Database }): void {
  const enter = (call: Call) => requireStaff(database.read, call, 'settings.edit');
  api.bind(retentionEndpoints.get, async (_input, call) => {
    await enter(call);
    const { version, value, history } = await historyOf(database.read, 'retention', everyBrand, inWords);
    const own = retentionSettings.parse(value ?? {});
    return { version, own, days: inForce(own), history };
  });
  api.bind(retentionEndpoints.set, async ({ version, ...given }, call) => {
    const by = await enter(call);
    // What equals the default goes on following it.
    const value = recordOf(retained, (kind) => (given[kind] === defaultRetention[kind] ? null : given[kind]));
    await saveSettings(database, { subject: 'retention', brand: everyBrand, version, value, purges: [] }, by, call.now);
    return { ok: true as const };
  });
}
