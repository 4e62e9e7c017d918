import { createHash } from 'node:crypto';
import { type FlagName, flagNamed, flagNames } from '../../contract/flags/flags.ts';

/** A flag's setting for one brand; a null brand applies to all without their own. */
export interface Setting {
  readonly flag: FlagName;
  readonly brand: string | null;
  /** Percentage of visitors who have it, with two decimals. */
  readonly percentage: number;
  /** Visitors who have it whatever the percentage. */
  readonly visitors: readonly string[];
}

/** Whom a flag is evaluated for. */
export interface Subject {
  readonly brand: string;
  /** The `visitor_id` cookie; null for the value of all visitors, and for clients without cookies. */
  readonly visitorId: string | null;
  readonly stage: 'demo' | 'production';
}

/** A visitor's stable bucket among 10,000, different for each flag. */
export function placeOf(flag: FlagName, visitorId: string): number {
  return createHash('sha256').update(`${flag}:${visitorId}`).digest().readUInt32BE(0) % 10_000;
}

/**
 * Whether a flag is on: the brand's setting, else the one for all brands, else the default. A visitor without an id gets the value for all visitors.
 */
export function isOn(flag: FlagName, settings: readonly Setting[], { brand, visitorId, stage }: Subject): boolean {
  const declared = flagNamed(flag);
  if (declared.productionOnly && stage !== 'production') return false;
  const own = settings.filter((setting) => setting.flag === flag);
  const setting = own.find((one) => one.brand === brand) ?? own.find((one) => one.brand === null);
  if (!setting) return declared.on;
  if (setting.percentage >= 100) return true;
  if (visitorId === null || declared.reach === 'brand') return false;
  return setting.visitors.includes(visitorId) || placeOf(flag, visitorId) < setting.percentage * 100;
}

/** All flags that are on. */
export const flagsOn = (settings: readonly Setting[], subject: Subject): FlagName[] =>
  flagNames.filter((flag) => isOn(flag, settings, subject));
