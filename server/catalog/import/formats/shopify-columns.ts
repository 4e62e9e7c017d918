import type { ColumnField, ColumnMapping } from '../../../../contract/merchandising/mapping.rules.ts';
import { distinctSlugOf } from '../../taxonomy/paths.ts';
import { amountIn, gramsOf, lastOf, listIn, pathIn, sourcesIn, truthIn } from '../mapping/cells.ts';
import { plainTable, type Table } from '../mapping/table.ts';

/** Other names of columns: of Shopify's newer exports, and those people give a short file. */
const aliases = new Map(
  Object.entries({
    'url handle': 'handle',
    name: 'title',
    description: 'body (html)',
    body: 'body (html)',
    brand: 'vendor',
    'published on online store': 'published',
    sku: 'variant sku',
    barcode: 'variant barcode',
    price: 'variant price',
    'compare at price': 'variant compare at price',
    'compare-at price': 'variant compare at price',
    'variant compare-at price': 'variant compare at price',
    'inventory quantity': 'variant inventory qty',
    quantity: 'variant inventory qty',
    qty: 'variant inventory qty',
    stock: 'variant inventory qty',
    grams: 'variant grams',
    'weight value (grams)': 'variant grams',
    'variant measures': 'variant specifications',
    'delivery class': 'variant delivery class',
    'product image url': 'image src',
    'variant image url': 'variant image',
    'google shopping / google product category': 'google product category',
  }),
);

const known = new Set([
  ...aliases.values(),
  ...[
    'seo title',
    'seo description',
    'sold at',
    'type',
    'tags',
    'status',
    'product category',
    'standard product type',
    'image position',
    'image alt text',
  ],
  ...[1, 2, 3].flatMap((n) => [`option${n} name`, `option${n} value`]),
]);

/** A metafield of any namespace, exported as a column like `Lead time (product.metafields.custom.lead_time_days)`. */
const metafield = /\bproduct\.metafields\.[\w-]+\.(lead_time_days|made_to_order|model)\b/;

/** Units in one warehouse. */
const shelf = /^stock: ?([\w-]{1,40})$/;

/** A row of the file; cells by the columns' places. */
export interface Row {
  cells: readonly string[];
  line: number;
  lastLine: number;
}

/** The columns of a file, under any known name and in any order, or as a mapping has them. */
export class Columns {
  readonly #places = new Map<string, number>();
  readonly #reads = new Map<string, (text: string) => string>();
  /** What every row says: names of options are titles of mapped columns. */
  readonly #constants = new Map<string, string>();
  readonly #pictures: number[] = [];
  readonly #specifications: number[] = [];
  readonly #header: readonly string[];
  readonly #handles: ReadonlyMap<string, string>;
  readonly isMapped: boolean;
  /** Codes of the warehouses that have a column. */
  readonly warehouses: readonly string[];
  /** Why the file cannot be read. */
  readonly fault: string | null;

  constructor(header: readonly string[], { mapping, handles = new Map() }: Table = plainTable) {
    this.#header = header.map((name) => name.trim());
    this.#handles = handles;
    this.isMapped = mapping !== undefined;
    this.fault = mapping ? this.#map(mapping) : this.#recognise();
    this.warehouses = [...this.#places.keys()].flatMap((key) => shelfOf.exec(key)?.[1] ?? []);
  }

  #recognise(): string | null {
    let fault: string | null = null;
    for (const [i, name] of this.#header.entries()) {
      const key = keyOf(name);
      if (key === null) continue;
      const other = this.#places.get(key);
      if (other !== undefined) fault ??= `columns ${other + 1} and ${i + 1} ("${name}") are the same; leave one out`;
      this.#places.set(key, i);
    }
    if (!this.#places.has('handle')) fault ??= 'has no column "Handle"';
    else if (this.#places.size < 2) fault ??= 'has no column but the handle that an import knows';
    return fault;
  }

  #map({ fields, decimal }: ColumnMapping): string | null {
    if (fields.length !== this.#header.length) return `has ${this.#header.length} columns, and the mapping is for ${fields.length}`;
    let options = 0;
    for (const [place, field] of fields.entries()) {
      if (field === 'option') {
        options++;
        this.#constants.set(`option${options} name`, this.#titleOf(place));
        this.#places.set(`option${options} value`, place);
      } else if (field === 'specification') this.#specifications.push(place);
      else if (field === 'picture') this.#pictures.push(place);
      else if (field !== null) this.#mapField(field, place, decimal);
    }
    return null;
  }

  #mapField(field: ColumnField, place: number, decimal: ColumnMapping['decimal']): void {
    for (const [key, read] of readersOf(field, decimal)) {
      this.#places.set(key, place);
      if (read) this.#reads.set(key, read);
    }
  }

  has(name: string): boolean {
    if (name === 'handle') return this.isMapped || this.#places.has(name);
    if (name === 'image src') return this.#pictures.length > 0 || this.#places.has(name);
    return this.#places.has(name) || this.#constants.has(name);
  }

  /** The trimmed cell, without the apostrophe by which exports keep it from being a formula; undefined without the column. */
  cell(row: Row, name: string): string | undefined {
    if (name === 'handle' && this.isMapped) return this.#mappedHandle(row);
    const constant = this.#constants.get(name);
    if (constant !== undefined) return constant;
    const place = this.#places.get(name);
    return place === undefined ? undefined : (this.#reads.get(name)?.(this.#at(row, place)) ?? this.#at(row, place));
  }

  /** Addresses of the row's pictures. */
  sources(row: Row): string[] {
    if (!this.isMapped) return [this.cell(row, 'image src') ?? ''].filter(Boolean);
    return this.#pictures.flatMap((place) => sourcesIn(this.#at(row, place)));
  }

  /** Specifications whose labels are the titles of their columns; empty cells say nothing. */
  specifications(row: Row): { label: string; values: string[] }[] {
    return this.#specifications.flatMap((place) => {
      const values = [this.#at(row, place)].filter(Boolean);
      return values.length > 0 ? [{ label: this.#titleOf(place).slice(0, 80), values }] : [];
    });
  }

  /** Why a row is of no product. */
  missingHandle(row: Row | undefined): string {
    const sku = row && this.isMapped ? this.cell(row, 'variant sku') : undefined;
    if (sku) return `${this.nameOf('variant sku')}: the shop has no product with the SKU "${sku}"`;
    return this.isMapped ? 'the row doesn’t say which product it is of' : 'Handle is missing';
  }

  /** The column's name in the file, with its number. */
  nameOf(name: string): string {
    const place = this.#places.get(name) ?? 0;
    return `${this.#header[place]} (column ${place + 1})`;
  }

  /** A product is its handle; without one, what its SKU is of; and a new one is called by its name. */
  #mappedHandle(row: Row): string {
    const place = this.#places.get('handle');
    const handle = place === undefined ? '' : this.#at(row, place);
    if (handle !== '') return handle;
    const sku = this.cell(row, 'variant sku');
    const name = this.cell(row, 'title');
    return (sku && this.#handles.get(sku)) || (name ? distinctSlugOf(name) : '');
  }

  #at(row: Row, place: number): string {
    return row.cells[place]?.trim().replace(/^'(?=[=+\-@])/, '') ?? '';
  }

  #titleOf(place: number): string {
    return this.#header[place] || `Column ${place + 1}`;
  }
}

const shelfOf = /^stock:(.+)$/;

function keyOf(name: string): string | null {
  const lower = name.toLowerCase();
  const key = aliases.get(lower) ?? lower;
  if (known.has(key)) return key;
  const warehouse = shelf.exec(lower)?.[1];
  return warehouse ? `stock:${warehouse}` : (metafield.exec(lower)?.[1] ?? null);
}

type Reader = ((text: string) => string) | null;

/** The columns of Shopify's file that a field maps to, and how to convert its cells. */
function readersOf(field: ColumnField, decimal: ColumnMapping['decimal']): readonly (readonly [string, Reader])[] {
  const amount = (text: string) => amountIn(text, decimal);
  const weight = (grams: number): readonly (readonly [string, Reader])[] => [['variant grams', (text) => gramsOf(amount(text), grams)]];
  switch (field) {
    case 'name':
      return [['title', null]];
    case 'description':
      return [['body (html)', null]];
    case 'brand':
      return [['vendor', null]];
    case 'category':
      return [
        ['product category', pathIn],
        ['type', lastOf],
      ];
    case 'tags':
      return [['tags', listIn]];
    case 'published':
      return [['published', truthIn]];
    case 'sku':
      return [['variant sku', null]];
    case 'gtin':
      return [['variant barcode', null]];
    case 'price':
      return [['variant price', amount]];
    case 'compareAt':
      return [['variant compare at price', amount]];
    case 'stock':
      return [['variant inventory qty', null]];
    case 'weightGrams':
      return weight(1);
    case 'weightKilograms':
      return weight(1000);
    case 'weightPounds':
      return weight(453.59237);
    case 'weightOunces':
      return weight(28.349523125);
    case 'pictureText':
      return [['image alt text', null]];
    case 'leadTimeDays':
      return [['lead_time_days', null]];
    case 'deliveryClass':
      return [['variant delivery class', null]];
    case 'soldAt':
      return [['sold at', null]];
    case 'madeToOrder':
      return [['made_to_order', truthIn]];
    default:
      return [[field, null]];
  }
}
