/** What a document of one screen links: paths as the browser asks for them. */
export interface DocumentAssets {
  /** Module that reads the page's data and hydrates it; null for a document without script. */
  readonly entry: string | null;
  /** Module whose default export is the screen's component; the entry imports it. */
  readonly screen: string;
  /** Further modules of this page, fetched without waiting for the entry to ask. */
  readonly modules: readonly string[];
  /** In the order in which they must win. */
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
}

/** `brand` names the theme, `screen` the folder under `web/screens/`. */
export type AssetsOf = (brand: string, screen: string) => DocumentAssets | Promise<DocumentAssets>;

/** The part of Vite's `manifest.json` that is read here. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;
interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
}

export interface ManifestPlaces {
  readonly entry: string;
  /** Files around every screen whose styles it needs; the build finds them through the entry. */
  readonly surroundings: readonly string[];
  /** Manifest key of a screen's component. */
  screen(screen: string): string;
  /** Whether a manifest key is a part of the screen that the server renders and whose script comes later: its styles are wanted at once. */
  isLater(screen: string, key: string): boolean;
  /** Manifest key of a brand's theme. */
  theme(brand: string): string;
}

/** The shop's own places in its source tree. */
export const shopPlaces: ManifestPlaces = {
  entry: 'web/page/entry.client.tsx',
  surroundings: ['web/ui/base.css', 'web/shell/shell.tsx', 'web/shell/around.later.tsx'],
  screen: (screen) => `web/screens/${screen}/${screen}-screen.tsx`,
  isLater: (screen, key) => key.endsWith('.later.tsx') && [`web/screens/${screen}/`, 'web/shell/'].some((place) => key.startsWith(place)),
  theme: (brand) => `brands/${brand}/tokens.css`,
};

/** Assets from the production build's manifest; each screen's list is worked out once. */
export function assetsFromManifest(manifest: Manifest, places: ManifestPlaces = shopPlaces): AssetsOf {
  const known = new Map<string, DocumentAssets>();
  return (brand, screen) => {
    const key = `${brand}/${screen}`;
    let assets = known.get(key);
    if (!assets) {
      assets = collect(manifest, places, brand, screen);
      known.set(key, assets);
    }
    return assets;
  };
}

function collect(manifest: Manifest, places: ManifestPlaces, brand: string, screen: string): DocumentAssets {
  const entry = reach(manifest, places.entry);
  const page = reach(manifest, places.screen(screen));
  const later = Object.keys(manifest).filter((key) => places.isLater(screen, key));
  const theme = chunkOf(manifest, places.theme(brand));
  const [entryFile, ...entryModules] = entry.modules;
  return {
    entry: entryFile as string,
    screen: publicPath(chunkOf(manifest, places.screen(screen)).file),
    modules: unique([...entryModules, ...page.modules]).filter((file) => file !== entryFile),
    // The theme first: it names the cascade layers in their order, whatever order the other files come in.
    styles: unique([publicPath(theme.file), ...entry.styles, ...page.styles, ...later.flatMap((key) => reach(manifest, key).styles)]),
    fonts: (theme.assets ?? []).filter((file) => file.endsWith('.woff2')).map(publicPath),
  };
}

/** A chunk and everything it imports at once, the chunk first; styles in the order of import. */
function reach(manifest: Manifest, key: string): { modules: string[]; styles: string[] } {
  const seen = new Set<string>();
  const modules: string[] = [];
  const styles: string[] = [];
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    const chunk = chunkOf(manifest, name);
    modules.push(publicPath(chunk.file));
    for (const imported of chunk.imports ?? []) visit(imported);
    styles.push(...(chunk.css ?? []).map(publicPath));
  };
  visit(key);
  return { modules, styles: unique(styles) };
}

function chunkOf(manifest: Manifest, key: string): ManifestChunk {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}; run "npm run build"`);
  return chunk;
}

const publicPath = (file: string): string => `/${file}`;
const unique = (values: readonly string[]): string[] => [...new Set(values)];
