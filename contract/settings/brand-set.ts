import type { StoreSettings } from './store.ts';
import type { ThemeSettings } from './theme.ts';
import type { WordingSettings } from './wording/wording.ts';

/** What staff have set of a brand; null for nothing. */
export interface BrandSet {
  readonly details: StoreSettings | null;
  readonly theme: ThemeSettings | null;
  /** Of its e-mails. */
  readonly wording: WordingSettings | null;
}
