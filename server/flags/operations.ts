import { type Exposure, type FlagName, flagNamed } from '../../contract/flags/flags.ts';
import { dayMs } from '../../contract/values/shop-days.ts';
import type { Tx } from '../platform/db/index.ts';
import { everyPageTag, purge } from '../platform/purging/purging.ts';
import type { Setting } from './evaluate.ts';
import { settingsTag } from './flags.ts';
import { deleteSetting, findChanges, insertChange, insertExposures, lockSetting, type SeenBy, saveSetting } from './store.ts';

/** A setting the flag cannot have; the message is for the person who sets it. */
export class WrongSettingError extends Error {}

/** Somebody changed the flag since the version that a change was based on. */
export class FlagChangedError extends Error {}

/** Who changes a flag, and why. */
export interface ChangeNote {
  /** The flag's version that the change is based on; without it any. */
  readonly version?: number;
  readonly changedBy: string;
  readonly reason: string;
}

/**
 * Changes a flag, records who and why, and purges what depends on it: the settings, and for a brand's flag every page. Throws `WrongSettingError` and
 * `FlagChangedError`.
 */
export async function setFlag(tx: Tx, setting: Setting, { version, ...note }: ChangeNote, now: Date): Promise<void> {
  const { flag, brand, percentage, visitors } = setting;
  const forSome = visitors.length > 0 || (percentage > 0 && percentage < 100);
  if (flagNamed(flag).reach === 'brand' && forSome) {
    throw new WrongSettingError(`${flag} stands on pages that are kept for everybody: it is on or off, for a brand or for all.`);
  }
  const before = await lockSetting(tx, flag, brand);
  await requireVersion(tx, flag, version);
  await saveSetting(tx, setting);
  await insertChange(tx, { flag, brand, before, after: setting, ...note, changedAt: now });
  await tellChanged(tx, flag);
}

/** Removes a setting, so that the one for all brands or the default applies. Returns whether there was one. Throws `FlagChangedError`. */
export async function clearFlag(
  tx: Tx,
  flag: FlagName,
  brand: string | null,
  { version, ...note }: ChangeNote,
  now: Date,
): Promise<boolean> {
  const before = await lockSetting(tx, flag, brand);
  await requireVersion(tx, flag, version);
  if (!before) return false;
  await deleteSetting(tx, flag, brand);
  await insertChange(tx, { flag, brand, before, after: null, ...note, changedAt: now });
  await tellChanged(tx, flag);
  return true;
}

async function requireVersion(tx: Tx, flag: FlagName, version: number | undefined): Promise<void> {
  const [last] = await findChanges(tx, flag, { offset: 0, limit: 1 });
  if (version !== undefined && version !== (last?.id ?? 0)) throw new FlagChangedError();
}

async function tellChanged(tx: Tx, flag: FlagName): Promise<void> {
  await purge(tx, flagNamed(flag).reach === 'brand' ? [settingsTag, everyPageTag] : [settingsTag]);
}

const week = 7 * dayMs;

/** Stores the exposures a client reports, correcting wrong clocks. */
export async function noteExposures(tx: Tx, exposures: readonly Exposure[], seenBy: SeenBy, now: Date): Promise<void> {
  const believable = (at: string) => Math.min(now.getTime(), Math.max(now.getTime() - week, Date.parse(at)));
  const kept = exposures.map((told) => ({ ...told, exposedAt: new Date(believable(told.exposedAt)).toISOString() }));
  await insertExposures(tx, kept, seenBy);
}
