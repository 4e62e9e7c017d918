import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { scriptJson } from './document/page-data.ts';
import {
  type IslandComponent,
  type IslandLoad,
  type IslandRenderer,
  IslandRendererContext,
  type RenderedIsland,
  ShareProvider,
} from './island.tsx';

/** Contexts around every island of a page, from the page's shared data. */
export type ProvidersComponent = ComponentType<{ shared: never; children: ReactNode }>;

const imagePreloads = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/** The markup without React's picture preloads at its start. The head names the one that matters. */
export const withoutPreloads = (markup: string): string => markup.replace(imagePreloads, '');

/** Renders a document's islands and collects the modules needed at once. */
export class DocumentIslands implements IslandRenderer {
  /** Modules of the immediate islands, in document order. */
  readonly modules = new Set<string>();
  readonly #filesOf: (module: string) => readonly string[];
  readonly #Providers: ProvidersComponent;
  readonly #shared: unknown;
  readonly #share: unknown;
  readonly #prefix: string;
  #count = 0;

  /**
   * `filesOf` returns the addresses of a module and its imports, its own first. Island ids start with `prefix` and a number; parts rendered
   * separately for one document need different prefixes.
   */
  constructor(
    filesOf: (module: string) => readonly string[],
    Providers: ProvidersComponent,
    shared: unknown,
    share?: unknown,
    prefix: 'page' | 'shell' = 'page',
  ) {
    this.#filesOf = filesOf;
    this.#prefix = prefix === 'page' ? 'i' : 's';
    this.#Providers = Providers;
    this.#shared = shared;
    this.#share = share;
  }

  /** Nested calls of React's server renderer are fine; each island is a separate tree, as in the browser. */
  render<Props extends object>(Component: IslandComponent<Props>, load: IslandLoad, props: Props): RenderedIsland {
    const files = this.#filesOf(Component.module);
    if (load === 'now') for (const file of files) this.modules.add(file);
    const prefix = `${this.#prefix}${this.#count++}`;
    const Providers = this.#Providers;
    const html = renderToString(
      <IslandRendererContext value={null}>
        <Providers shared={this.#shared as never}>
          <ShareProvider value={this.#share}>
            <Component {...props} />
          </ShareProvider>
        </Providers>
      </IslandRendererContext>,
      { identifierPrefix: prefix },
    );
    return { files, html: withoutPreloads(html), json: scriptJson(props), prefix };
  }
}
