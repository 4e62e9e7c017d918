import type { ShownPage } from '../../../contract/content/page.schemas.ts';
import type { ContentLink } from '../../../contract/content/parts.schemas.ts';
import type { Rate } from '../../features/content/document/rates.ts';

/** An unpublished page as of a moment (ISO; null: now). `version` is set unless it is the draft. */
export interface Preview {
  readonly at: string | null;
  readonly version: number | null;
}

/** A page's data beside its own blocks. */
export interface Surroundings {
  /** The pages in a document's group, including itself; null for one outside groups. */
  readonly group: { readonly title: string; readonly pages: readonly ContentLink[] } | null;
  /** Delivery prices by place; empty where the page does not show them, or loading failed. */
  readonly rates: readonly Rate[];
}

export interface ContentPageData extends Surroundings {
  readonly page: ShownPage;
  /** Milliseconds since 1970; for a public page its countdowns' latest change (`latest-turn.ts`), for a preview the moment shown. */
  readonly madeAt: number;
  /** What a preview link shows instead of the public page; null for everybody else. */
  readonly preview: Preview | null;
  /** The visitor has just opted out of data sharing. */
  readonly hasOptedOut?: true;
}
