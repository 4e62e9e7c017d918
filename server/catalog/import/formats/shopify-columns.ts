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
    'product image url': 'image src',
    'variant image url': 'variant image',
    'google shopping / google product category': 'google product category',
  }),
);

const known = new Set([
  ...aliases.values(),
  ...['type', 'tags', 'status', 'product category', 'standard product type', 'image position', 'image alt text'],
  ...[1, 2, 3].flatMap((n) => [`option${n} name`, `option${n} value`]),
]);

/** A metafield of any namespace, exported as a column like `Lead time (product.metafields.custom.lead_time_days)`. */
const metafield = /\bproduct\.metafields\.[\w-]+\.(lead_time_days|made_to_order|model)\b/;

/** A row of the file; cells by the columns' places. */
export interface Row {
  cells: readonly string[];
  line: number;
  lastLine: number;
}

/** The columns of a file, under any known name and in any order. */
export class Columns {
  readonly #places = new Map<string, number>();
  readonly #header: readonly string[];
  /** Why the file cannot be read. */
  readonly fault: string | null;

  constructor(header: readonly string[]) {
    this.#header = header.map((name) => name.trim());
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
    this.fault = fault;
  }

  has(name: string): boolean {
    return this.#places.has(name);
  }

  /** The trimmed cell, without the apostrophe by which exports keep it from being a formula; undefined without the column. */
  cell(row: Row, name: string): string | undefined {
    const place = this.#places.get(name);
    return place === undefined ? undefined : (row.cells[place]?.trim().replace(/^'(?=[=+\-@])/, '') ?? '');
  }

  /** The column's name in the file, with its number. */
  nameOf(name: string): string {
    const place = this.#places.get(name) ?? 0;
    return `${this.#header[place]} (column ${place + 1})`;
  }
}

function keyOf(name: string): string | null {
  const lower = name.toLowerCase();
  const key = aliases.get(lower) ?? lower;
  return known.has(key) ? key : (metafield.exec(lower)?.[1] ?? null);
}
