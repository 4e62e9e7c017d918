import type { ContentPage } from '../../../contract/content/page.schemas.ts';
import type { SiteContent } from '../../../contract/content/site.schemas.ts';

/** Where published content comes from (rulings: Third parties). */
export interface ContentSource {
  /** The page public at a moment; null when the brand has none of that name. */
  page(brand: string, pageId: string, now: Date): Promise<ContentPage | null>;
  /** A brand's site-wide content; null when it has none. */
  site(brand: string, now: Date): Promise<SiteContent | null>;
}
