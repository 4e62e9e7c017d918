import { storeSettings } from '../../contract/settings/store.schemas.ts';
import { storeEndpoints } from '../../contract/settings/store.ts';
import type { Database } from '../platform/db/index.ts';
import type { Api } from '../platform/http/api.ts';
import type { Call } from '../platform/http/call.ts';
import { requireStaff } from '../staff/index.ts';
import { historyOf, saveSettings, storeSet } from './settings.ts';

const inWords = (detail: unknown): string | null => (typeof detail === 'string' ? detail.replaceAll('\n', ', ') || 'none' : null);

/** A brand's contact details: for its pages, and for staff. */
export function bindStore(api: Api, { database }: { database: Database }): void {
  const enter = (call: Call) => requireStaff(database.read, call, 'settings.edit');

  api.bind(storeEndpoints.getPublic, async ({ brand }, { now }) => ({ details: await storeSet(database, brand, now) }));
  api.bind(storeEndpoints.get, async (_input, call) => {
    await enter(call);
    const { version, value, history } = await historyOf(database.read, 'store', call.brand, inWords);
    return { version, own: value === null ? null : storeSettings.parse(value), history };
  });
  api.bind(storeEndpoints.set, async ({ version, ...value }, call) => {
    const by = await enter(call);
    const { brand, now } = call;
    // Every page of the brand shows them in its footer and menu.
    await saveSettings(database, { subject: 'store', brand, version, value, purges: [`site:${brand}`] }, by, now);
    return { ok: true as const };
  });
}
