import type { StoreSettings } from './store.ts';
import type { ThemeSettings } from './theme.ts';

/** What staff have set of a brand; null for nothing. */
export interface BrandSet {
  readonly details: StoreSettings | null;
  readonly theme: ThemeSettings | null;
}
