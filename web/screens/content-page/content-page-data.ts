import type { ShownPage } from '../../../contract/content/page.schemas.ts';
import type { ContentLink } from '../../../contract/content/parts.schemas.ts';
import type { Rate } from '../../features/content/document/rates.ts';

/** A page that is not public, as of a moment (ISO; null: now). A version is named when it is not the draft. */
export interface Preview {
  readonly at: string | null;
  readonly version: number | null;
}

/** What a page shows besides its own blocks. */
export interface Surroundings {
  /** The pages that a document belongs to, itself among them; null for one that stands alone. */
  readonly group: { readonly title: string; readonly pages: readonly ContentLink[] } | null;
  /** What delivery costs by place; empty where the page does not say it, or it could not be learnt. */
  readonly rates: readonly Rate[];
}

export interface ContentPageData extends Surroundings {
  readonly page: ShownPage;
  /** Milliseconds since 1970; for a public page its countdowns' latest turn (`latest-turn.ts`), for a preview the moment that it shows. */
  readonly madeAt: number;
  /** What an editor's link shows instead of the public page; null for everybody else. */
  readonly preview: Preview | null;
}
