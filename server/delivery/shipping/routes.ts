import { shippingSettings } from '../../../contract/settings/shipping.schemas.ts';
import { type ShippingZone, shippingProblems, shippingSettingsEndpoints } from '../../../contract/settings/shipping.ts';
import type { Content } from '../../content/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { formatDollars } from '../../platform/format-dollars.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Call } from '../../platform/http/call.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { historyOf, type SettingsOf, saveSettings } from '../../settings/index.ts';
import { requireStaff, type StaffMember } from '../../staff/index.ts';
import { defaultsOf } from '../shop-rates.ts';
import { tidyZones, zoneFaults } from './zone-faults.ts';

const problem = problemsOf(shippingProblems);

/** Shipping figures and zones for staff. */
export function bindShippingSettings(api: Api, { database, content }: { database: Database; content: Content }): void {
  const enter = (call: Call) => requireStaff(database.read, call, 'settings.edit');
  const setOf = async (brand: string) => {
    const { version, value, history } = await historyOf(database.read, 'shipping', brand, inWords, zonesInWords);
    return { version, set: shippingSettings.parse(value ?? {}), history };
  };
  /** Saves `change` of what is in force; `saveSettings` refuses it if that is another version than the caller's. */
  const save = async ({ brand, now }: Call, by: StaffMember, version: number, change: Partial<SettingsOf<'shipping'>>) => {
    const { set } = await setOf(brand);
    const value = { ...set, ...change };
    // Every page of the brand shows its free shipping threshold.
    await saveSettings(database, { subject: 'shipping', brand, version, value, purges: [`site:${brand}`] }, by, now);
    return { ok: true as const };
  };

  api.bind(shippingSettingsEndpoints.get, async (_input, call) => {
    await enter(call);
    const { version, set, history } = await setOf(call.brand);
    const { zones, ...own } = set;
    return { version, own, defaults: await defaultsOf(content.site, call.brand, call.now), zones: zones ?? [], history };
  });
  api.bind(shippingSettingsEndpoints.set, async ({ version, figures }, call) => save(call, await enter(call), version, figures));
  api.bind(shippingSettingsEndpoints.setZones, async ({ version, zones: given }, call) => {
    const by = await enter(call);
    const zones = tidyZones(given);
    const faults = zoneFaults(zones);
    if (Object.keys(faults).length > 0) throw problem('invalid_input', undefined, faults);
    return save(call, by, version, { zones: zones.length === 0 ? null : zones });
  });
}

const inWords = (figure: unknown) => (typeof figure === 'number' ? formatDollars(figure) : null);

/** Each zone, and their order, as fields of the history. */
function zonesInWords(value: unknown): [field: string, words: string][] {
  const zones = shippingSettings.parse(value ?? {}).zones ?? [];
  const named = zones.map((zone): [string, string] => [`zones.${zone.name}`, zoneInWords(zone)]);
  return zones.length < 2 ? named : [...named, ['zones', zones.map(({ name }) => name).join(', ')]];
}

function zoneInWords({ regions, postalCodes, rates }: ShippingZone): string {
  const places = [...regions, ...postalCodes].join(' ');
  if (rates === null) return `${places}, not delivered`;
  const { standard, freeOver, heavy } = rates;
  const free = freeOver === null ? 'never free' : `free over ${formatDollars(freeOver)}`;
  return `${places}, ${formatDollars(standard)}, ${free}, large items ${formatDollars(heavy)} more`;
}
