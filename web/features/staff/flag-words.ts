import type { FlagSettingState, ListedFlag } from '../../../contract/staff/staff-flags.ts';
import type { Me } from './staff-page.ts';

/** `cross-sell` → `Cross sell`. */
export const flagTitle = (flag: string): string => flag.charAt(0).toUpperCase() + flag.slice(1).replaceAll('-', ' ');

/** Null: all brands. */
export const scopeName = (brand: string | null, brands: Me['brands']): string =>
  brand === null ? 'All brands' : (brands.find(({ key }) => key === brand)?.name ?? brand);

/** `On`, `Off`, `25% of visitors, plus 2 chosen`. */
export function stateInWords({ percentage, visitors }: FlagSettingState): string {
  const named = visitors.length === 0 ? '' : percentage === 0 ? `${visitors.length} chosen` : `, plus ${visitors.length} chosen`;
  if (percentage >= 100) return 'On';
  if (percentage === 0) return named === '' ? 'Off' : `On for ${named}`;
  return `${percentage}% of visitors${named}`;
}

/** A feature's status for a brand, and where it comes from. */
export function holding({ settings, defaultOn }: ListedFlag, brand: string): { words: string; because: string; isOn: boolean } {
  const own = settings.find((setting) => setting.brand === brand);
  const all = settings.find((setting) => setting.brand === null);
  const setting = own ?? all;
  if (!setting) return { words: defaultOn ? 'On' : 'Off', because: 'default', isOn: defaultOn };
  return {
    words: stateInWords(setting),
    because: own ? 'set for this brand' : 'set for all brands',
    isOn: setting.percentage > 0 || setting.visitors.length > 0,
  };
}
