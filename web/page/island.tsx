import { type ComponentType, createContext, useContext } from 'react';

/**
 * When an island comes alive: as soon as its module is there; when the browser has nothing better to do; when the visitor comes near it; when they turn
 * to it by pointer, finger or keyboard.
 */
export type IslandLoad = 'now' | 'idle' | 'visible' | 'interaction';

/** A component that can come alive by itself, with the module that exports it by default. */
export type IslandComponent<Props> = ComponentType<Props> & { readonly module: string };

/**
 * Makes a component an island: `export default island('features/cart/cart-form', CartForm)`. `module` is the file's path below `web/`, without its
 * ending: the document names it, so that no page carries a table of all modules.
 */
export const island = <Props extends object>(module: string, component: ComponentType<Props>): IslandComponent<Props> =>
  Object.assign(component, { module });

export const isIsland = (component: unknown): component is IslandComponent<object> =>
  typeof component === 'function' && 'module' in component;

/** An island as the document holds it. */
export interface RenderedIsland {
  /** Addresses of the module and of what it imports, its own first. */
  readonly files: readonly string[];
  readonly html: string;
  /** The properties as JSON that may stand in a script element. */
  readonly json: string;
  /** What the ids of its elements begin with, on both sides. */
  readonly prefix: string;
}

/** Renders islands while a document is made; null inside an island and in the browser. */
export interface IslandRenderer {
  render<Props extends object>(component: IslandComponent<Props>, load: IslandLoad, props: Props): RenderedIsland;
}

export const IslandRendererContext = createContext<IslandRenderer | null>(null);

const ShareContext = createContext<unknown>(null);

/** Put around every island: what the page's module shares with all of them. */
export const ShareProvider = ShareContext.Provider;

/** What the page's module shares with its islands (`PageModule.share`): said once in the document, however many of them read it. */
export const useShare = <Share,>(): Share => useContext(ShareContext) as Share;

interface IslandProps<Props extends object> {
  readonly of: IslandComponent<Props>;
  readonly load: IslandLoad;
  /** Becomes JSON in the document: what the component is given in the browser too. */
  readonly props: Props;
}

/**
 * The one way a part of a page comes alive: rendered with the page, then hydrated as a React root of its own. Islands do not nest; those that must
 * agree share a store. Everything around them is markup that no script reads.
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
