import { family } from '../../brands/family.ts';
import { storeSettings } from '../../contract/settings/store.schemas.ts';
import { storeEndpoints } from '../../contract/settings/store.ts';
import { brandNamesOf } from '../platform/brand-names.ts';
import type { Database } from '../platform/db/index.ts';
import type { Api } from '../platform/http/api.ts';
import type { Call } from '../platform/http/call.ts';
import { requireStaff, type StaffMember } from '../staff/index.ts';
import { earlierValue, historyOf, type SettingsOf, saveSettings, storeSet, themeSet } from './settings.ts';
import { stylesheetPath, wordmarkOf } from './theme/stylesheet.ts';

const inWords = (detail: unknown): string | null => (typeof detail === 'string' ? detail.replaceAll('\n', ', ') || 'none' : null);

/** A brand's name and contact details: for its pages, and for staff. */
export function bindStore(api: Api, { database }: { database: Database }): void {
  const enter = (call: Call) => requireStaff(database.read, call, 'settings.edit');

  /** Every page of the brand shows its details, and pages of its sisters its name. */
  const purges = () => family.map(({ key }) => `site:${key}`);
  const save = async (version: number, value: SettingsOf<'store'>, { brand, now }: Call, by: StaffMember) => {
    await saveSettings(database, { subject: 'store', brand, version, value, purges: purges() }, by, now);
    return { ok: true as const };
  };

  api.bind(storeEndpoints.getPublic, async ({ brand }, { now }) => {
    const [details, theme] = await Promise.all([storeSet(database, brand, now), themeSet(database, brand, now)]);
    const stylesheet = stylesheetPath(brand, theme, await wordmarkOf(database, brand, now));
    return { details, theme: theme?.value ?? null, stylesheet };
  });
  api.bind(storeEndpoints.getNames, async (_input, { now }) => ({
    brands: [...(await brandNamesOf(database).all(now))].map(([key, name]) => ({ key, name })),
  }));
  api.bind(storeEndpoints.get, async (_input, call) => {
    await enter(call);
    const { version, value, history } = await historyOf(database.read, 'store', call.brand, inWords);
    return { version, own: value === null ? null : storeSettings.parse(value), history };
  });
  api.bind(storeEndpoints.set, async ({ version, ...value }, call) => save(version, value, call, await enter(call)));
  api.bind(storeEndpoints.restore, async ({ version, to }, call) => {
    const by = await enter(call);
    return save(version, await earlierValue(database.read, 'store', call.brand, to), call, by);
  });
}
