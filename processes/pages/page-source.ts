import type { PageLayer } from '../../web/page/entry.server.tsx';

/** The source of the page layer: the production build, or Vite in development. */
export interface PageSource {
  layer(): Promise<PageLayer>;
}
