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

/** Contexts that every island of a page has around it, from what the page shares with all of them. */
export type ProvidersComponent = ComponentType<{ shared: never; children: ReactNode }>;

const imagePreloads = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/** Markup without what React puts before it: a preload for each picture that is not lazy. The head names the one that matters. */
export const withoutPreloads = (markup: string): string => markup.replace(imagePreloads, '');

/** Renders the islands of one document, and remembers which modules it wants at once. */
export class DocumentIslands implements IslandRenderer {
  /** Modules of the islands that come alive at once, in the order of the document. */
  readonly modules = new Set<string>();
  readonly #filesOf: (module: string) => readonly string[];
  readonly #Providers: ProvidersComponent;
  readonly #shared: unknown;
  readonly #share: unknown;
  readonly #prefix: string;
  #count = 0;

  /**
   * `filesOf` answers the addresses of a module and of all it imports, its own first; the ids of the islands begin with `prefix` and a number, so
   * what is rendered apart and stands in one document has another prefix.
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

  /** React's server renderer may be entered again while it renders the page; each island is a tree of its own, as it is in the browser. */
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
