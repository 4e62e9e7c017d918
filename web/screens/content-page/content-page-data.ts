import type { ShownPage } from '../../../contract/content/page.ts';

/** A page that is not public, as of a moment (ISO; null: now). A version is named when it is not the draft. */
export interface Preview {
  readonly at: string | null;
  readonly version: number | null;
}

export interface ContentPageData {
  readonly page: ShownPage;
  /** Milliseconds since 1970; for a public page its countdowns' latest turn (`latest-turn.ts`), for a preview the moment that it shows. */
  readonly madeAt: number;
  /** What an editor's link shows instead of the public page; null for everybody else. */
  readonly preview: Preview | null;
}
