import { isDeepStrictEqual } from 'node:util';
import { own } from '../../../../../contract/values/own.ts';
import { type Change, plain, productFields, variationFields } from '../../../import/merging/diff.ts';
import type { Present } from '../../../import/merging/merge.ts';
import { faultsTogether } from '../../../import/merging/together.ts';
import type { StoredImage } from '../../../import/prepared.ts';
import type { ProductRecord, VariationRecord } from '../../../import/record.ts';

/** A change that stays, and why. */
export interface Kept {
  readonly change: Change;
  readonly reason: string;
}

/** A product as the undo of an import leaves it. */
export interface Reversed {
  record: ProductRecord;
  images: readonly StoredImage[];
  model: string | null;
  /** What goes back: from the value now to the one before the import. */
  restored: Change[];
  kept: Kept[];
}

const changedSince = 'It was changed later.';

/** What a change is taken back into. */
export interface Surroundings {
  /** The default warehouse. */
  readonly warehouse: string;
  /** Paths of categories in which nothing can be filed: deleted since, or filled by their rules. */
  readonly closed: ReadonlySet<string>;
}

/** Paths of the categories that the product was in before a change. */
export function placesBefore({ field, sku, before }: Change): string[] {
  if (sku) return [];
  if (field === 'category') return typeof before === 'string' ? [before] : [];
  return field === 'alsoIn' ? listOf(before) : [];
}

/**
 * Takes back what an import changed in a product, the last change first. A value that is no longer the import's stays, as does everything where the rest would
 * not fit together.
 */
export function reverseChanges(present: Present, changes: readonly Change[], surroundings: Surroundings): Reversed {
  const reversal = new Reversal(present, surroundings);
  // Variations come back before their order does.
  const inOrder = [...changes].reverse().sort((a, b) => Number(isOrder(a)) - Number(isOrder(b)));
  for (const change of inOrder) reversal.take(change);
  const done = reversal.done();
  const faults = faultsTogether(done.record);
  if (faults.length === 0) return done;
  const reason = `The earlier values don’t fit together with later changes: ${faults.join('; ')}`;
  const kept = [...done.kept, ...done.restored.map((change) => ({ change, reason }))];
  return { ...done, record: present.record, images: present.images, model: present.model, restored: [], kept };
}

const isOrder = ({ field }: Change): boolean => field === 'order of variations';

class Reversal {
  readonly #present: Present;
  readonly #surroundings: Surroundings;
  #record: ProductRecord;
  #images: readonly StoredImage[];
  #model: string | null;
  readonly #restored: Change[] = [];
  readonly #kept: Kept[] = [];

  constructor(present: Present, surroundings: Surroundings) {
    this.#present = present;
    this.#surroundings = surroundings;
    this.#record = present.record;
    this.#images = present.images;
    this.#model = present.model;
  }

  take(change: Change): void {
    const { field, sku } = change;
    if (field === 'variation' && sku) this.#takeVariation(change, sku);
    else if (sku) this.#takeOfVariation(change, sku);
    else if (field === 'pictures') this.#takePictures(change);
    else if (field === 'model') this.#takeModel(change);
    else if (field === 'reviews') this.#keep(change, 'The file’s reviews replaced earlier ones, which weren’t kept.');
    else if (isOrder(change)) this.#takeOrder(change);
    else this.#takeField(change);
  }

  done(): Reversed {
    return { record: this.#record, images: this.#images, model: this.#model, restored: this.#restored, kept: this.#kept };
  }

  #takeField(change: Change): void {
    const { field, before, after } = change;
    const now = own(productFields(this.#record), field);
    if (!isDeepStrictEqual(plain(now), plain(after))) {
      this.#keep(change, changedSince, now);
      return;
    }
    const closed = placesBefore(change).find((path) => this.#surroundings.closed.has(path));
    if (closed !== undefined) {
      this.#keep(change, `The category ${closed} was deleted or is filled by its rules.`, now);
      return;
    }
    this.#record = withField(this.#record, field, before);
    this.#restore(change);
  }

  #takeOfVariation(change: Change, sku: string): void {
    const { field, before, after } = change;
    const variation = this.#record.variations.find((one) => one.sku === sku);
    if (!variation) {
      this.#keep(change, 'The variation is no longer on sale.');
      return;
    }
    const now = own(variationFields(variation, this.#surroundings.warehouse), field);
    if (!isDeepStrictEqual(plain(now), plain(after))) {
      this.#keep(change, changedSince, now);
      return;
    }
    this.#setVariations(this.#record.variations.map((one) => (one === variation ? withField(one, field, before) : one)));
    this.#restore(change);
  }

  /** Added variations are retired, retired ones come back. */
  #takeVariation(change: Change, sku: string): void {
    const { variations } = this.#record;
    const isOnSale = variations.some((one) => one.sku === sku);
    if (change.after !== 'retired') {
      if (!isOnSale) {
        this.#keep(change, 'The variation is no longer on sale.', 'retired');
        return;
      }
      this.#setVariations(variations.filter((one) => one.sku !== sku));
    } else {
      const retired = this.#present.retired.find((one) => one.sku === sku);
      if (isOnSale || !retired) {
        this.#keep(change, 'The variation is on sale again already.', 'on sale');
        return;
      }
      this.#setVariations([...variations, retired]);
    }
    this.#restore(change);
  }

  #takeOrder(change: Change): void {
    const wanted = listOf(change.before);
    const place = (one: VariationRecord) => (wanted.includes(one.sku) ? wanted.indexOf(one.sku) : wanted.length);
    const sorted = [...this.#record.variations].sort((a, b) => place(a) - place(b));
    this.#setVariations(sorted);
    this.#restore(change);
  }

  #takePictures(change: Change): void {
    const before = imagesOf(change.before);
    const after = imagesOf(change.after);
    if (!isDeepStrictEqual(told(this.#images), told(after))) {
      this.#keep(change, changedSince);
      return;
    }
    this.#images = before;
    this.#restore(change);
  }

  #takeModel(change: Change): void {
    if (this.#model !== (change.after ?? null)) {
      this.#keep(change, changedSince, this.#model);
      return;
    }
    this.#model = typeof change.before === 'string' ? change.before : null;
    this.#restore(change);
  }

  #setVariations(variations: VariationRecord[]): void {
    this.#record = { ...this.#record, variations };
  }

  #restore({ before, after, ...change }: Change): void {
    this.#restored.push({ ...change, before: after, after: before });
  }

  #keep({ before, after, ...change }: Change, reason: string, now: unknown = after): void {
    this.#kept.push({ change: { ...change, before: now, after: before }, reason });
  }
}

/** A record with one field as it was; without a value the field is left out. */
function withField<T extends object>(record: T, field: string, value: unknown): T {
  const { [field]: _, ...rest } = record as Record<string, unknown>;
  return { ...rest, ...(value !== null && value !== undefined && { [field]: withoutNulls(value) }) } as T;
}

/** Optional parts of a value, such as the end of a sale, are null in a report. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([key, one]) => (one === null ? [] : [[key, withoutNulls(one)]])));
}

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []);
const imagesOf = (value: unknown): StoredImage[] => (Array.isArray(value) ? value : []);
const told = (images: readonly StoredImage[]) =>
  images.map(({ src, from = null, alt, skus = [], view = null, focus = null }) => ({
    src,
    from,
    alt,
    skus: [...skus].sort(),
    view,
    focus: focus && { x: focus.x, y: focus.y },
  }));
