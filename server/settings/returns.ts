import { returnSettings } from '../../contract/settings/returns.schemas.ts';
import {
  defaultReturnTerms,
  type ReturnTerms,
  returnFigures,
  returnPayers,
  returnSettingsEndpoints,
} from '../../contract/settings/returns.ts';
import { plural } from '../../contract/values/count.ts';
import { own } from '../../contract/values/own.ts';
import type { Database, Db } from '../platform/db/index.ts';
import type { Api } from '../platform/http/api.ts';
import type { Call } from '../platform/http/call.ts';
import type { OfShop } from '../platform/per-shop.ts';
import { requireStaff } from '../staff/index.ts';
import { findReturnsSet, historyOf, returnsSet, type SettingsOf, saveSettings } from './settings.ts';

/** A brand's terms of returns, for its pages; cached. */
export const returnTermsOf = async (database: OfShop & { readonly read: Db }, brand: string, now: Date): Promise<ReturnTerms> =>
  termsIn(await returnsSet(database, brand, now));

/** The same within a transaction, for what is written by them. */
export const findReturnTerms = async (db: Db, brand: string): Promise<ReturnTerms> => termsIn(await findReturnsSet(db, brand));

function termsIn(set: SettingsOf<'returns'> | null): ReturnTerms {
  if (!set) return defaultReturnTerms;
  const { days, vaultDays, arriveDays, paidBy, excluded } = defaultReturnTerms;
  return {
    days: set.days ?? days,
    vaultDays: set.vaultDays ?? vaultDays,
    arriveDays: set.arriveDays ?? arriveDays,
    paidBy: set.paidBy ?? paidBy,
    excluded: set.excluded ?? excluded,
  };
}

function inWords(value: unknown): string | null {
  if (typeof value === 'number') return plural(value, 'day');
  if (typeof value === 'string') return own(returnPayers, value) ?? value;
  return Array.isArray(value) ? value.join(', ') || 'none' : null;
}

/** A brand's returns policy, for staff. */
export function bindReturnSettings(api: Api, { database }: { database: Database }): void {
  const enter = (call: Call) => requireStaff(database.read, call, 'settings.edit');
  api.bind(returnSettingsEndpoints.get, async (_input, call) => {
    await enter(call);
    const { version, value, history } = await historyOf(database.read, 'returns', call.brand, inWords);
    const set = returnSettings.parse(value ?? {});
    return { version, own: set, terms: termsIn(set), history };
  });
  api.bind(returnSettingsEndpoints.set, async ({ version, ...given }, call) => {
    const by = await enter(call);
    const { brand, now } = call;
    const value = withoutDefaults(given);
    // Header, product pages and help pages say them.
    await saveSettings(database, { subject: 'returns', brand, version, value, purges: [`site:${brand}`] }, by, now);
    return { ok: true as const };
  });
}

/** What equals the default goes on following it. */
function withoutDefaults(given: SettingsOf<'returns'>): SettingsOf<'returns'> {
  const excluded = [...new Set(given.excluded ?? [])].sort();
  const figures = returnFigures.map((figure) => [figure, given[figure] === defaultReturnTerms[figure] ? null : given[figure]]);
  return returnSettings.parse({
    ...Object.fromEntries(figures),
    paidBy: given.paidBy === defaultReturnTerms.paidBy ? null : given.paidBy,
    excluded: excluded.length === 0 ? null : excluded,
  });
}
