import { gtinDigits, isGtin, noGtin } from '../../../../contract/catalog/gtin.ts';
import { distinctSlugOf } from '../../taxonomy/paths.ts';
import type { Hint } from '../categories/categorise.ts';
import { truthIn } from '../mapping/cells.ts';
import type { ImagePatch, ProductPatch, VariationPatch } from '../record.ts';
import { skuFromHandle } from '../skus.ts';
import type { Note, SourceItem } from './item.ts';
import { type Cell, readAmount, readDelivery, readGrams, readSoldAt, readTruth, readUnits, readWhole } from './numbers.ts';
import type { Columns, Row } from './shopify-columns.ts';
import { whereOf } from './shopify-places.ts';
import { chosenIn, type Fault, isVariant, type Option, optionsOf } from './shopify-variants.ts';

/** Bounded by variations and pictures. */
export const maxRows = 1000;

type Variant = VariationPatch & { picture: string };

/** Reads a cell: null for an empty one, undefined without the column or with a fault. */
type ReadCell = <T>(column: string, reader: (text: string) => Cell<T>) => T | null | undefined;

/** Builds a product from its rows; null when they are unusable. `torn`: some of its rows could not be read. */
export function itemOfRows(rows: readonly Row[], columns: Columns, torn = false): Omit<SourceItem, 'line' | 'lastLine'> {
  return new ProductRows(rows, columns, torn).item();
}

class ProductRows {
  readonly #rows: readonly Row[];
  readonly #columns: Columns;
  readonly #torn: boolean;
  readonly #notes: Note[] = [];
  /** Lines of the variants, in their order. */
  readonly #lines: number[] = [];
  #refused = 0;
  /** A cell says whether it is published, and can't be read. */
  #isUnclear = false;

  constructor(rows: readonly Row[], columns: Columns, torn: boolean) {
    this.#rows = rows;
    this.#columns = columns;
    this.#torn = torn;
  }

  item(): Omit<SourceItem, 'line' | 'lastLine'> {
    const line = this.#rows[0]?.line ?? 0;
    const given = this.#first('handle');
    const fail = (message: string) => ({ record: null, notes: [...this.#notes, { line, level: 'error' as const, message }] });
    if (!given) return fail(this.#columns.missingHandle(this.#rows[0]));
    const handle = distinctSlugOf(given);
    if (this.#rows.length > maxRows) return { ...fail(`${handle} has more than ${maxRows} rows`), handle };
    const variations = this.#variations();
    const record: ProductPatch = {
      handle,
      ...this.#text('title', (name) => name && { name }),
      ...this.#text('vendor', (brand) => ({ brand: brand || null })),
      ...this.#text('body (html)', (description) => ({ description })),
      ...this.#text('seo title', (title) => ({ seoTitle: title || null })),
      ...this.#text('seo description', (description) => ({ seoDescription: description || null })),
      ...this.#text('tags', (tags) => ({ tags: listOf(tags) })),
      ...this.#published(),
      ...this.#cell(
        'lead_time_days',
        (text) => readWhole(text, 365),
        (leadTimeDays) => ({ leadTimeDays }),
      ),
      ...this.#cell('made_to_order', readTruth, (madeToOrder) => ({ madeToOrder })),
      ...this.#cell('sold at', readSoldAt, (soldAt) => ({ soldAt: soldAt ?? {} })),
      ...this.#text('model', (model) => ({ model: model || null })),
      ...this.#mappedSpecifications(),
      ...(variations.length > 0 && { variations: variations.map(({ picture, ...variation }) => variation) }),
      ...(this.#columns.has('image src') && !this.#torn && { images: this.#images(variations) }),
    };
    return {
      handle,
      record,
      notes: this.#notes,
      hint: this.#hint(),
      brief: true,
      incomplete: this.#torn || this.#refused > 0,
      hides: this.#isUnclear,
      rowsRefused: this.#refused,
      where: whereOf(this.#columns, line, this.#lines),
    };
  }

  #hint(): Hint {
    const type = this.#first('type');
    const name = this.#first('title');
    const paths = ['product category', 'standard product type', 'google product category'].flatMap((column) => this.#first(column) || []);
    const description = this.#first('body (html)');
    return {
      ...(type && { type }),
      ...(name && { name }),
      ...(description && { description }),
      paths,
      tags: listOf(this.#first('tags') ?? ''),
    };
  }

  /** The first non-empty value; differing later ones are reported. Undefined without the column. */
  #first(column: string): string | undefined {
    if (!this.#columns.has(column)) return undefined;
    return this.#rows.map((row) => this.#columns.cell(row, column)).find((value) => value !== '') ?? '';
  }

  #text<T extends object>(column: string, field: (value: string) => T | ''): T | Record<string, never> {
    const value = this.#first(column);
    if (value === undefined) return {};
    const other = this.#rows.find((row) => ![value, ''].includes(this.#columns.cell(row, column) ?? ''));
    if (other) this.#note(other, 'warning', `${this.#columns.nameOf(column)} differs from the product's first; the first counts`);
    return field(value) || {};
  }

  /** What a product's cell says once it is read; an invalid one leaves the product's unchanged. */
  #cell<T, Fields extends object>(
    column: string,
    read: (text: string) => Cell<T>,
    field: (value: T | null) => Fields,
  ): Fields | Record<string, never> {
    const row = this.#rows.find((each) => this.#columns.cell(each, column));
    if (!row) return this.#columns.has(column) ? field(null) : {};
    const cell = read(this.#columns.cell(row, column) ?? '');
    if ('value' in cell) return field(cell.value);
    this.#note(row, 'error', `${this.#columns.nameOf(column)}: ${cell.fault}`, this.#columns.nameOf(column));
    this.#refused++;
    return {};
  }

  /** The first that the rows say of each label. */
  #mappedSpecifications(): Pick<ProductPatch, 'specifications' | 'keepsSpecifications'> {
    const said = new Map(
      this.#rows
        .flatMap((row) => this.#columns.specifications(row))
        .reverse()
        .map((each) => [each.label, each]),
    );
    return said.size === 0 ? {} : { specifications: [...said.values()].reverse(), keepsSpecifications: true };
  }

  #published(): { published?: boolean } {
    const before = this.#refused;
    const read = (text: string) => readTruth(truthIn(text));
    const of = (column: string) => this.#cell<boolean, { is?: boolean | null }>(column, read, (is) => ({ is })).is ?? null;
    const published = of('published');
    const isActive = of('status');
    if (published === false || isActive === false) return { published: false };
    this.#isUnclear = this.#refused > before;
    return this.#isUnclear || (published === null && isActive === null) ? {} : { published: true };
  }

  #variations(): Variant[] {
    const options = optionsOf(this.#rows, this.#columns);
    const kept: Variant[] = [];
    for (const row of this.#rows.filter((each) => isVariant(each, this.#columns))) {
      const variant = this.#variant(row, options);
      const fault = variant && this.#repetition(variant, kept);
      if (fault) {
        this.#note(row, 'error', fault);
        this.#refused++;
      } else if (variant) {
        kept.push(this.#withOwnSku(variant, kept, row));
        this.#lines.push(row.line);
      }
    }
    return kept;
  }

  #repetition({ sku, options }: Variant, kept: readonly Variant[]): string | null {
    const key = JSON.stringify(options);
    if (options && kept.some((other) => JSON.stringify(other.options) === key))
      return `variant ${sku ?? ''} repeats the options of another`;
    return !options && kept.some((other) => other.sku === sku)
      ? sku
        ? `SKU ${sku} is there twice`
        : 'says nothing of which variant it is'
      : null;
  }

  /** A second variant with the same SKU gets a new one. */
  #withOwnSku(variant: Variant, kept: readonly Variant[], row: Row): Variant {
    if (!variant.sku || !kept.some((other) => other.sku === variant.sku)) return variant;
    const sku = skuFromHandle(distinctSlugOf(this.#first('handle') ?? ''), variant.options ?? {});
    this.#note(row, 'warning', `SKU ${variant.sku} is there twice; sold as ${sku}`);
    return { ...variant, sku };
  }

  #variant(row: Row, all: readonly (Option | undefined)[]): Variant | null {
    const faults: Fault[] = [];
    const read: ReadCell = (column, reader) => {
      const text = this.#columns.cell(row, column);
      if (!text) return text === undefined ? undefined : null;
      const cell = reader(text);
      if ('value' in cell) return cell.value;
      faults.push(this.#fault(column, cell.fault));
      return undefined;
    };
    const price = read('variant price', readAmount);
    const compared = read('variant compare at price', readAmount);
    const stock = this.#stock(read);
    const grams = read('variant grams', readGrams);
    const deliveryClass = read('variant delivery class', readDelivery);
    const specifications = this.#specifications(row, faults);
    if (price === 0)
      faults.push({ column: this.#columns.nameOf('variant price'), message: `${this.#columns.nameOf('variant price')} is 0` });
    const options = chosenIn(row, all, this.#columns, faults);
    if (faults.length > 0) {
      for (const { message, column } of faults) this.#note(row, 'error', message, column);
      this.#refused++;
      return null;
    }
    if (price && compared && compared < price) {
      const message = `${this.#columns.nameOf('variant compare at price')} is below the price and left out`;
      this.#note(row, 'warning', message, this.#columns.nameOf('variant compare at price'));
    }
    const sku = this.#columns.cell(row, 'variant sku')?.replace(/^'/, '');
    const gtin = this.#gtin(row);
    return {
      ...(sku && { sku }),
      ...(gtin !== undefined && { gtin }),
      ...(options && { options }),
      ...(price && { price }),
      ...(compared !== undefined && { reference: referenceOf(compared, price) }),
      ...(stock !== undefined && { stock }),
      ...(grams !== undefined && { weightGrams: grams || null }),
      ...(deliveryClass !== undefined && { deliveryClass }),
      ...(specifications !== undefined && { specifications }),
      picture: this.#columns.cell(row, 'variant image') ?? '',
    };
  }

  /** An empty cell removes it. Many shops keep numbers of their own here, so another text is left out. */
  #gtin(row: Row): string | null | undefined {
    const column = 'variant barcode';
    const text = this.#columns.cell(row, column)?.replace(/^'/, '');
    if (!text) return text === undefined ? undefined : null;
    const digits = gtinDigits(text);
    if (isGtin(digits)) return digits;
    const name = this.#columns.nameOf(column);
    this.#note(row, 'warning', `${name}: "${text}" is left out; it ${noGtin}`, name);
    return undefined;
  }

  /** Units by warehouse where columns say so, else in all. */
  #stock(read: ReadCell): VariationPatch['stock'] {
    const shelves = this.#columns.warehouses.flatMap((code) => {
      const units = read(`stock:${code}`, readUnits);
      return typeof units === 'number' ? [[code, units] as const] : [];
    });
    if (shelves.length > 0) return Object.fromEntries(shelves);
    return read('variant inventory qty', readUnits) ?? undefined;
  }

  #fault(column: string, fault: string): Fault {
    const name = this.#columns.nameOf(column);
    return { column: name, message: `${name}: ${fault}` };
  }

  /** `Dimensions: 72" W × 38" D | Seats: 2`; an empty cell removes them. */
  #specifications(row: Row, faults: Fault[]): { label: string; values: string[] }[] | null | undefined {
    const column = 'variant specifications';
    const cell = this.#columns.cell(row, column);
    if (!cell) return cell === undefined ? undefined : null;
    const parts = cell.split(/[|\n]/).filter((part) => part.trim() !== '');
    return parts.flatMap((part) => {
      const colon = part.indexOf(':');
      const [label, value] = colon === -1 ? [] : [part.slice(0, colon).trim(), part.slice(colon + 1).trim()];
      if (label && value) return { label, values: value.split(';').map((one) => one.trim()) };
      faults.push(this.#fault(column, `${JSON.stringify(part.trim())} is no “Label: value”`));
      return [];
    });
  }

  /** Pictures in order; one named by variants shows only those. */
  #images(variants: readonly Variant[]): ImagePatch[] {
    const seen = new Map<string, { position: number; alt: string | undefined }>();
    for (const [i, row] of this.#rows.entries()) {
      const position = readWhole(this.#columns.cell(row, 'image position') || String(i + 1), 10_000);
      const alt = this.#columns.cell(row, 'image alt text');
      for (const src of this.#columns.sources(row)) {
        if (!seen.has(src)) seen.set(src, { position: 'value' in position ? position.value : i + 1, alt });
      }
    }
    for (const { picture } of variants) if (picture && !seen.has(picture)) seen.set(picture, { position: seen.size + 1, alt: undefined });
    const shown = Map.groupBy(variants, (variant) => variant.picture);
    const tellsWhich = this.#columns.has('variant image') && this.#refused === 0;
    return [...seen]
      .sort(([, a], [, b]) => a.position - b.position)
      .map(([src, { alt }]) => {
        const of = shown.get(src) ?? [];
        const some = of.length > 0 && of.length < variants.length;
        return {
          src,
          keeps: true,
          ...(alt !== undefined && { alt: alt.slice(0, 300) }),
          ...(tellsWhich && { shows: some ? of.map((variant) => variants.indexOf(variant)) : [] }),
        };
      });
  }

  #note(row: Row | undefined, level: Note['level'], message: string, column?: string): void {
    this.#notes.push({ line: row?.line ?? 0, level, message, ...(column && { column }) });
  }
}

/** A compare-at price counts only above the price; the import is its evidence. */
function referenceOf(compared: number | null, price: number | null | undefined): VariationPatch['reference'] {
  if (!compared || (price && compared <= price)) return null;
  return { type: 'COMPARE_EXACT', amount: compared, evidence: 'merchant import' };
}

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
