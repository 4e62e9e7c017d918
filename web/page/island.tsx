import { type ComponentType, createContext, useContext } from 'react';

/**
 * When an island hydrates: once its module is there; when the browser is idle; when the visitor comes near it; or when they reach for it by pointer,
 * touch or keyboard.
 */
export type IslandLoad = 'now' | 'idle' | 'visible' | 'interaction';

/** A component that can hydrate on its own, with the module whose default export it is. */
export type IslandComponent<Props> = ComponentType<Props> & { readonly module: string };

/**
 * Makes a component an island: `export default island('features/cart/cart-form', CartForm)`. `module` is the file's path below `web/`, without
 * extension; the document names it, so that no page carries a table of all modules.
 */
export const island = <Props extends object>(module: string, component: ComponentType<Props>): IslandComponent<Props> =>
  Object.assign(component, { module });

export const isIsland = (component: unknown): component is IslandComponent<object> =>
  typeof component === 'function' && 'module' in component;

/** An island in the document. */
export interface RenderedIsland {
  /** Addresses of the module and its imports, its own first. */
  readonly files: readonly string[];
  readonly html: string;
  /** The properties as JSON, safe in a script element. */
  readonly json: string;
  /** The prefix of its elements' ids, on server and client. */
  readonly prefix: string;
}

/** Renders islands on the server; null inside an island and in the browser. */
export interface IslandRenderer {
  render<Props extends object>(component: IslandComponent<Props>, load: IslandLoad, props: Props): RenderedIsland;
}

export const IslandRendererContext = createContext<IslandRenderer | null>(null);

const ShareContext = createContext<unknown>(null);

/** Wraps every island: provides what the page's module shares. */
export const ShareProvider = ShareContext.Provider;

/** Data shared by the page's module (`PageModule.share`): once in the document, however many islands read it. */
export const useShare = <Share,>(): Share => useContext(ShareContext) as Share;

interface IslandProps<Props extends object> {
  readonly of: IslandComponent<Props>;
  readonly load: IslandLoad;
  /** Serialized into the document, for the browser to use too. */
  readonly props: Props;
}

/**
 * The only way to make part of a page interactive: rendered with the page, then hydrated as a separate React root. Islands do not nest; those that
 * must agree share a store. Everything around them is static markup.
 */
export function Island<Props extends object>({ of, load, props }: IslandProps<Props>) {
  const renderer = useContext(IslandRendererContext);
  if (!renderer) throw new Error(`The island ${of.module} stands inside another one`);
  const { files, html, json, prefix } = renderer.render(of, load, props);
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it */}
      <div data-island={files.join(' ')} data-load={load} data-prefix={prefix} dangerouslySetInnerHTML={{ __html: html }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: scriptJson escapes what could end the element */}
      <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
    </>
  );
}
