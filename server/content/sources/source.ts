import type { ContentPage } from '../../../contract/content/page.ts';
import type { SiteContent } from '../../../contract/content/site.ts';

/** Where published content comes from (rulings: Third parties). */
export interface ContentSource {
  /** The page that is public at a moment; null when the brand has none of that name. */
  page(brand: string, pageId: string, now: Date): Promise<ContentPage | null>;
  /** What stands on every page of a brand; null when nothing is said. */
  site(brand: string, now: Date): Promise<SiteContent | null>;
}
