/** What a column of a merchant's file can become; besides these, `stock:{warehouse}` for the units in one warehouse. */
export const columnFields = [
  'handle',
  'name',
  'description',
  'brand',
  'category',
  'tags',
  'published',
  'sku',
  'gtin',
  'price',
  'compareAt',
  'stock',
  'weightGrams',
  'weightKilograms',
  'weightPounds',
  'weightOunces',
  'option',
  'specification',
  'picture',
  'pictureText',
  'leadTimeDays',
  'madeToOrder',
  'deliveryClass',
  'soldAt',
  'model',
] as const;
export type ColumnField = (typeof columnFields)[number] | `stock:${string}`;

const plainFields: ReadonlySet<string> = new Set(columnFields);
export const isColumnField = (text: string): text is ColumnField => plainFields.has(text) || /^stock:[\w-]{1,40}$/.test(text);

/** How the file writes fractions: `12.50` or `12,50`. */
export const decimalSigns = ['point', 'comma'] as const;
export type DecimalSign = (typeof decimalSigns)[number];

/** A field for each column of a file, null for one that is ignored. */
export interface ColumnMapping {
  readonly fields: readonly (ColumnField | null)[];
  readonly decimal: DecimalSign;
}

/** Options of a product that a file can name. */
const maxOptions = 3;
/** Fields that several columns can share. */
const shared: ReadonlySet<ColumnField> = new Set(['option', 'specification', 'picture']);
const identifying: readonly ColumnField[] = ['handle', 'name', 'sku'];

/** What keeps a mapping from being used: for the whole, and by the place of a column. */
export interface MappingFaults {
  readonly needed: string | null;
  readonly columns: ReadonlyMap<number, string>;
}

/** Checks a mapping. A file needs something that identifies products, and something to say about them; one field takes one column. */
export function faultsOfMapping(fields: readonly (ColumnField | null)[]): MappingFaults {
  const columns = new Map<number, string>();
  const taken = new Map<string, number>();
  for (const [i, field] of fields.entries()) {
    if (field === null) continue;
    const key = slotOf(field);
    const other = taken.get(key);
    if (field === 'option' && fields.slice(0, i).filter((before) => before === 'option').length >= maxOptions)
      columns.set(i, `A product can have ${maxOptions} options. Choose another field.`);
    else if (other !== undefined && !shared.has(field)) columns.set(i, `Column ${other + 1} has this field already.`);
    else if (taken.has(field === 'stock' ? 'a warehouse' : field.startsWith('stock:') ? 'stock' : ''))
      columns.set(i, 'Choose either total stock or stock by warehouse.');
    taken.set(key, other ?? i);
    if (field.startsWith('stock:')) taken.set('a warehouse', i);
  }
  return { needed: neededBy(fields), columns };
}

/** Weights in different units are one field. */
const slotOf = (field: ColumnField): string => (field.startsWith('weight') ? 'weight' : field);

function neededBy(fields: readonly (ColumnField | null)[]): string | null {
  const chosen = new Set(fields.filter((field) => field !== null));
  if (!identifying.some((field) => chosen.has(field)))
    return 'Choose a column for Product name, Handle or SKU, so rows can be matched to products.';
  const [only] = chosen;
  return chosen.size === 1 && only !== 'name' ? 'Choose at least one more column to import.' : null;
}

/** Whether products that the shop lacks can be made from the file: they need a name and a price. */
export const makesProducts = (fields: readonly (ColumnField | null)[]): boolean => fields.includes('name') && fields.includes('price');
