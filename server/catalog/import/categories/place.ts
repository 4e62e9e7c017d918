import { pathWithAncestors, uncategorised } from '../../taxonomy/paths.ts';
import { Categories, type Hint, type Placement, standardPaths } from './categorise.ts';

/** A product's category; `found` is false for a fallback, which never moves an already placed product. */
export interface Place extends Placement {
  found: boolean;
}

/** Assigns a run's products to the categories the shop had at its start. */
export class Shelving {
  readonly #categories: Categories;
  readonly #roots: ReadonlySet<string>;
  readonly #paths: ReadonlySet<string>;
  readonly #automatic: ReadonlySet<string>;
  /** The shop has no departments yet and adopts those of the file. */
  readonly laysOut: boolean;

  /** `automatic` categories take no products by hand. */
  constructor(known: readonly { path: string; name: string }[], laysOut: boolean, automatic: readonly string[] = []) {
    const standard = laysOut ? standardPaths.filter((path) => !known.some((each) => each.path === path)) : [];
    this.#categories = new Categories([
      ...known,
      ...standard.map((path) => ({ path, name: path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' ') })),
    ]);
    this.#paths = new Set(known.map(({ path }) => path));
    this.#roots = new Set(known.map(({ path }) => path).filter((path) => !path.includes('/')));
    this.#automatic = new Set(automatic);
    this.laysOut = laysOut;
  }

  /** By the file's hints; `otherwise` is the format's place in the standard layout. */
  placeOf(hint: Hint, otherwise?: string): Place {
    const placed = this.#categories.place(hint);
    if (placed) return { ...placed, found: true };
    const words = [hint.type, ...(hint.paths ?? []), hint.name].find((text) => text) ?? '';
    const there = otherwise === undefined ? undefined : this.#nearest(otherwise);
    if (there !== undefined) return { path: there, by: words, found: true };
    return { path: uncategorised, by: words, found: false };
  }

  /** A path named by a file: an existing category, or a new one in an existing department. */
  placeAt(path: string): Place {
    if (this.#mayBe(path)) return { path, by: path, found: true };
    const words = path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' ');
    return { path: this.#categories.place({ type: words })?.path ?? uncategorised, by: path, found: false };
  }

  /** Whether rules fill the category, or one above it. */
  isAutomatic(path: string): boolean {
    return pathWithAncestors(path).some((above) => this.#automatic.has(above));
  }

  #nearest(path: string): string | undefined {
    return this.laysOut ? path : pathWithAncestors(path).findLast((above) => this.#paths.has(above));
  }

  #mayBe(path: string): boolean {
    if (this.isAutomatic(path)) return false;
    return this.laysOut || this.#paths.has(path) || this.#roots.has(path.split('/', 1)[0] ?? '');
  }
}
