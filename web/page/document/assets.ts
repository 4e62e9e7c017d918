import { own } from '../../../contract/values/own.ts';

/** What a screen's document links, as browser paths. */
export interface DocumentAssets {
  /** The module that hydrates the page's islands; null for a document without script. */
  readonly entry: string | null;
  /** The entry's imports, preloaded. */
  readonly modules: readonly string[];
  /** An island's module with its imports beyond every page's, its own first. */
  island(module: string): readonly string[];
  /** In cascade order. */
  readonly styles: readonly string[];
  /** Those that nearly every page needs, preloaded (`../build/subset-fonts.ts`). */
  readonly fonts: readonly string[];
}

/** `brand` selects the theme, `screen` the folder in `web/screens/`. */
export type AssetsOf = (brand: string, screen: string) => DocumentAssets | Promise<DocumentAssets>;

/** The part of Vite's `manifest.json` used here. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;
interface ManifestChunk {
  readonly file: string;
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
}

/** A page's two style files (`build/join-styles.ts`): by brand and by screen. */
export interface StyleSheets {
  readonly brands: Readonly<Record<string, string>>;
  readonly screens: Readonly<Record<string, string>>;
}

/** Locations in the source tree; module paths are relative to its root, as in the manifest. */
export interface ManifestPlaces {
  readonly entry: string;
  /** Files around every screen whose styles it needs. */
  readonly surroundings: readonly string[];
  /** Manifest key of an island's module. */
  island(module: string): string;
  /** Manifest key of a screen's component. */
  screen(screen: string): string;
  /** Manifest key of a brand's theme. */
  theme(brand: string): string;
}

/** The shop's locations in its source tree. */
export const shopPlaces: ManifestPlaces = {
  entry: 'web/page/entry.client.tsx',
  surroundings: ['web/shell/shell.tsx', 'web/shell/around.tsx'],
  island: (module) => `web/${module}.tsx`,
  screen: (screen) => `web/screens/${screen}/${screen}-screen.tsx`,
  theme: (brand) => `brands/${brand}/tokens.css`,
};

/** Assets from the production build's manifest; each screen's list is computed once. */
export function assetsFromManifest(manifest: Manifest, sheets: StyleSheets, places: ManifestPlaces = shopPlaces): AssetsOf {
  const known = new Map<string, DocumentAssets>();
  return (brand, screen) => {
    const key = `${brand}/${screen}`;
    let assets = known.get(key);
    if (!assets) {
      assets = collect(manifest, sheets, places, brand, screen);
      known.set(key, assets);
    }
    return assets;
  };
}

/**
 * Chunks that take most of a page's bytes of script. They come after the entry's other imports: over six connections these keep the first ones free
 * of much to carry until fonts and the first picture are there, and nothing is complete later.
 */
const large = /\/(react|shop)[.-]/;

function collect(manifest: Manifest, sheets: StyleSheets, places: ManifestPlaces, brand: string, screen: string): DocumentAssets {
  const [entry = places.entry, ...imported] = reach(manifest, places.entry);
  const modules = [...imported.filter((file) => !large.test(file)), ...imported.filter((file) => large.test(file))];
  const islands = new Map<string, readonly string[]>();
  const theme = chunkOf(manifest, places.theme(brand));
  return {
    entry,
    modules,
    island(module) {
      const known = islands.get(module);
      if (known) return known;
      const [own = '', ...imported] = reach(manifest, places.island(module));
      const files = [own, ...imported.filter((file) => file !== entry && !modules.includes(file))];
      islands.set(module, files);
      return files;
    },
    // The brand's first, as it declares the cascade layers' order.
    styles: [own(sheets.brands, brand), own(sheets.screens, screen)].filter((file) => file !== undefined).map(publicPath),
    fonts: (theme.assets ?? []).filter((file) => /-first-[^/]*\.woff2$/.test(file)).map(publicPath),
  };
}

/** A chunk and its static imports, the chunk first. */
function reach(manifest: Manifest, key: string): string[] {
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const imported of chunkOf(manifest, name).imports ?? []) visit(imported);
  };
  visit(key);
  return [...seen].map((name) => publicPath(chunkOf(manifest, name).file));
}

function chunkOf(manifest: Manifest, key: string): ManifestChunk {
  const chunk = own(manifest, key);
  if (!chunk) throw new Error(`The build has no ${key}; run "npm run build"`);
  return chunk;
}

const publicPath = (file: string): string => `/${file}`;
