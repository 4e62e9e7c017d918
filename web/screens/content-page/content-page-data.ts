import type { ShownPage } from '../../../contract/content/page.ts';

export interface ContentPageData {
  readonly page: ShownPage;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  /** It is a draft, seen by an editor's link. */
  readonly preview: boolean;
}
