import type { PageLayer } from '../../web/page/entry.server.tsx';

/** Where the page layer comes from: the production build, or Vite while developing. */
export interface PageSource {
  layer(): Promise<PageLayer>;
}
