import { type BrandFlagName, type FlagName, flagNamed, flagNames, flags } from '../../contract/flags/flags.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/db/index.ts';
import type { Call } from '../platform/http/call.ts';
import { EpochCache } from '../platform/purging/epoch-cache.ts';
import { purgingOf } from '../platform/purging/purging.ts';
import { flagsOn, isOn, type Setting, type Subject } from './evaluate.ts';
import { findSettings } from './store.ts';

/** Purge tag for changed settings. */
export const settingsTag = 'flags';

/** Whether the feature exists here: a vendor's flag needs its script configured. */
export const isOffered = (flag: FlagName, { scripts }: Config['vendors']): boolean => !flagNamed(flag).vendor || flag in scripts;

type FlagContext = Pick<Call, 'brand' | 'now' | 'cookie' | 'caller'>;

/** The visitor, by cookie or, for clients without cookies, by header (spec §7.1). */
export const visitorIdOf = ({ cookie, caller }: Pick<Call, 'cookie' | 'caller'>): string | null => cookie('visitor_id') ?? caller.visitorId;

/** Evaluates flags for callers. Settings are cached, so it takes no query. */
export class Flags {
  readonly #database: Database;
  readonly #config: Pick<Config, 'stage' | 'vendors'>;
  readonly #settings: EpochCache<'settings', Setting[]>;

  constructor({ database, config }: { database: Database; config: Pick<Config, 'stage' | 'vendors'> }) {
    this.#database = database;
    this.#config = config;
    const epoch = purgingOf(database).epoch((tag) => tag === settingsTag);
    this.#settings = new EpochCache({ epoch, ttlSeconds: 30, max: 1 });
  }

  /** Whether a flag is on for a call's visitor. */
  async isOn(flag: FlagName, call: FlagContext): Promise<boolean> {
    return isOn(flag, await this.#all(call.now), this.#subject(call));
  }

  /** A flag with one value per brand; only such a flag may decide what a public page shows. */
  async isOnForBrand(flag: BrandFlagName, { brand, now }: Pick<Call, 'brand' | 'now'>): Promise<boolean> {
    return isOn(flag, await this.#all(now), { brand, visitorId: null, stage: this.#config.stage });
  }

  /** All flags on for a call's visitor. */
  async onFor(call: FlagContext): Promise<FlagName[]> {
    const on = flagsOn(await this.#all(call.now), this.#subject(call));
    return on.filter((flag) => isOffered(flag, this.#config.vendors));
  }

  /** All flags on for every visitor of the brand. */
  async onForBrand({ brand, now }: Pick<Call, 'brand' | 'now'>): Promise<FlagName[]> {
    const settings = await this.#all(now);
    const subject: Subject = { brand, visitorId: null, stage: this.#config.stage };
    return flagNames.filter((flag) => flags[flag].reach === 'brand' && isOn(flag, settings, subject));
  }

  #all(now: Date): Promise<Setting[]> {
    return this.#settings.get('settings', now, () => findSettings(this.#database.read));
  }

  #subject(call: FlagContext): Subject {
    return { brand: call.brand, visitorId: visitorIdOf(call), stage: this.#config.stage };
  }
}
