import { createHash } from 'node:crypto';
import { type FlagName, flagNamed, flagNames } from '../../contract/accounts/flags.ts';

/** How a flag is set for one brand; null for all that have no setting of their own. */
export interface Setting {
  readonly flag: FlagName;
  readonly brand: string | null;
  /** Of a hundred visitors so many have it; hundredths count. */
  readonly percentage: number;
  /** Visitors who have it whatever the percentage. */
  readonly visitors: readonly string[];
}

/** Whom a flag is asked for. */
export interface Subject {
  readonly brand: string;
  /** Of the `visitor_id` cookie; null for everybody together, and for a client without cookies. */
  readonly visitorId: string | null;
  readonly stage: 'demo' | 'production';
}

/** Where a visitor stands among 10,000, for one flag: always the same place, and another one for another flag. */
export function placeOf(flag: FlagName, visitorId: string): number {
  return createHash('sha256').update(`${flag}:${visitorId}`).digest().readUInt32BE(0) % 10_000;
}

/** Whether a flag is on: the brand's own setting, else the one for all brands, else the default. Who cannot be told apart has what everybody has. */
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

/** All flags that are on for somebody. */
export const flagsOn = (settings: readonly Setting[], subject: Subject): FlagName[] =>
  flagNames.filter((flag) => isOn(flag, settings, subject));
