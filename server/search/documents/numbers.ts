import type { SoldIndex } from '../index/search-index.ts';
import { hashOf, valueName } from './packing.ts';

interface Made {
  readonly of: SoldIndex['values'];
  readonly size: number;
  readonly kinds: ReadonlyMap<number, number>;
  readonly values: ReadonlyMap<number, number>;
}

/** A lexicon's numbers of kinds and facet values by their hashes, made anew when it knows others. */
export class Numbers {
  #made: Made | null = null;

  of({ text, values }: SoldIndex): Pick<Made, 'kinds' | 'values'> {
    const size = values.size + text.kinds.size;
    if (this.#made?.of === values && this.#made.size === size) return this.#made;
    this.#made = {
      of: values,
      size,
      kinds: new Map([...text.kinds].map(([title, kind]) => [hashOf(title), kind])),
      values: new Map(values.allKnown.flatMap((known, id) => (known ? [[hashOf(valueName(known.key, known.value)), id] as const] : []))),
    };
    return this.#made;
  }
}
