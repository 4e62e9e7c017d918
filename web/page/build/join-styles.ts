import type { Plugin, Rolldown } from 'vite';
import { own } from '../../../contract/values/own.ts';
import { type ManifestPlaces, type StyleSheets, shopPlaces } from '../document/assets.ts';

interface Options {
  /** The built brands' keys and screens' names. */
  readonly brands: readonly string[];
  readonly screens: readonly string[];
  readonly places?: ManifestPlaces;
}

/**
 * Joins a page's styles into two files: the brand's, shared by all its pages, and the screen's. Vite splits styles like scripts, which meant a dozen
 * requests before the first paint, each costing a slow phone several milliseconds. What the entry loads later brings only styles its page lacks.
 */
export function joinStyles({ brands, screens, places = shopPlaces }: Options): Plugin {
  return {
    name: 'join-styles',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    // Before Vite records in the scripts which styles each import needs.
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const graph = new StyleGraph(bundle, places);
        const ofScreen = new Map(screens.map((screen) => [screen, graph.linkedBy(screen)]));
        const [first = new Set<string>(), ...others] = ofScreen.values();
        const common = [...first].filter((file) => others.every((styles) => styles.has(file)));
        const emit = (name: string, files: readonly string[]): string => {
          const source = files.map((file) => String((own(bundle, file) as Rolldown.OutputAsset).source).trim()).join('\n');
          return this.getFileName(this.emitFile({ type: 'asset', name: `${name}.css`, source }));
        };
        const sheets: StyleSheets = {
          brands: Object.fromEntries(brands.map((brand) => [brand, emit(brand, [...graph.stylesOf(places.theme(brand)), ...common])])),
          screens: Object.fromEntries(
            [...ofScreen].map(([screen, styles]) => [
              screen,
              emit(
                screen,
                [...styles].filter((file) => !common.includes(file)),
              ),
            ]),
          ),
        };
        this.emitFile({ type: 'asset', fileName: 'styles.json', source: JSON.stringify(sheets) });
        graph.forgetLinked(ofScreen);
      },
    },
  };
}

/** The styles of each chunk, and the chunks of each screen. */
class StyleGraph {
  readonly #bundle: Rolldown.OutputBundle;
  readonly #places: ManifestPlaces;
  readonly #byModule = new Map<string, Rolldown.OutputChunk>();

  constructor(bundle: Rolldown.OutputBundle, places: ManifestPlaces) {
    this.#bundle = bundle;
    this.#places = places;
    for (const chunk of Object.values(bundle)) {
      if (chunk.type === 'chunk' && chunk.facadeModuleId) this.#byModule.set(keyOf(chunk.facadeModuleId), chunk);
    }
  }

  /** The styles of a module and its static imports, in import order. */
  stylesOf(key: string): Set<string> {
    const styles = new Set<string>();
    const seen = new Set<Rolldown.OutputChunk>();
    const visit = (chunk: Rolldown.OutputChunk) => {
      if (seen.has(chunk)) return;
      seen.add(chunk);
      for (const file of chunk.imports) visit(this.#chunk(file));
      for (const style of importedBy(chunk)) styles.add(style);
    };
    visit(this.#entry(key));
    return styles;
  }

  /**
   * What a screen's document links besides the theme: the styles of entry, frame and screen, then those of what frame and screen may load later. These
   * are small, and a stylesheet that arrives with a press makes Chromium lay out the whole page again before it shows what was pressed.
   */
  linkedBy(screen: string): Set<string> {
    const { entry, surroundings } = this.#places;
    const first = [entry, ...surroundings, this.#places.screen(screen)].flatMap((key) => [...this.stylesOf(key)]);
    return new Set([
      ...first,
      ...[...this.#reachable([...surroundings, this.#places.screen(screen)])].flatMap((chunk) => [...importedBy(chunk)]),
    ]);
  }

  /** Removes from each chunk the styles already linked by every document that may load it. */
  forgetLinked(ofScreen: ReadonlyMap<string, ReadonlySet<string>>): void {
    const users = new Map<Rolldown.OutputChunk, string[]>();
    for (const screen of ofScreen.keys()) {
      const { entry, surroundings } = this.#places;
      for (const chunk of this.#reachable([entry, ...surroundings, this.#places.screen(screen)]))
        users.set(chunk, [...(users.get(chunk) ?? []), screen]);
    }
    for (const [chunk, screens] of users) {
      const needed = importedBy(chunk);
      for (const style of needed) if (screens.every((screen) => ofScreen.get(screen)?.has(style))) needed.delete(style);
    }
  }

  /** Every chunk that modules may load, at any time. */
  #reachable(keys: readonly string[]): Set<Rolldown.OutputChunk> {
    const reached = new Set<Rolldown.OutputChunk>();
    const queue = keys.map((key) => this.#entry(key));
    for (let chunk = queue.pop(); chunk; chunk = queue.pop()) {
      if (reached.has(chunk)) continue;
      reached.add(chunk);
      for (const file of [...chunk.imports, ...chunk.dynamicImports]) queue.push(this.#chunk(file));
    }
    return reached;
  }

  #entry(key: string): Rolldown.OutputChunk {
    const chunk = this.#byModule.get(key);
    if (!chunk) throw new Error(`The build has no ${key}`);
    return chunk;
  }

  #chunk(file: string): Rolldown.OutputChunk {
    return own(this.#bundle, file) as Rolldown.OutputChunk;
  }
}

/** Vite's record on a chunk: its modules' style files. */
const importedBy = (chunk: Rolldown.OutputChunk): Set<string> =>
  (chunk as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? new Set();

const root = `${process.cwd()}/`;
const keyOf = (module: string): string => module.replace(root, '');
