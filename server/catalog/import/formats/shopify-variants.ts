import type { Columns, Row } from './shopify-columns.ts';

/** What is wrong with a row; the message begins with the column's name. */
export interface Fault {
  readonly column: string;
  readonly message: string;
}

/** One of a product's three options; its names as the file and as the shop has it, the latter empty where it is none. */
export interface Option {
  readonly written: string;
  readonly name: string;
}

/** Columns that only rows of variants fill. */
const ofVariants = [
  ...['variant price', 'variant sku', 'variant barcode', 'variant inventory qty', 'variant specifications', 'variant delivery class'],
  ...['option1 value', 'option2 value', 'option3 value'],
];
/** Some programs write 0 here into rows of pictures. */
const measures = ['variant grams', 'variant compare at price'];

/** Whether a row is of a variant; others only bring pictures. */
export function isVariant(row: Row, columns: Columns): boolean {
  const shelves = columns.warehouses.map((code) => `stock:${code}`);
  const says = (column: string) => Boolean(columns.cell(row, column));
  return [...ofVariants, ...shelves].some(says) || measures.some((column) => says(column) && Number(columns.cell(row, column)) !== 0);
}

/**
 * The three options of a product's rows by their first names, undefined where the file does not have them; Shopify writes a lone variant as
 * `Title: Default Title`, which is no option.
 */
export function optionsOf(rows: readonly Row[], columns: Columns): (Option | undefined)[] {
  return [1, 2, 3].map((n) => {
    if (!columns.has(`option${n} name`)) return undefined;
    const said = (column: string) => rows.flatMap((row) => columns.cell(row, column) || []);
    const [written = ''] = said(`option${n} name`);
    return { written, name: nameOf(written, said(`option${n} value`)) };
  });
}

const isDefault = (value: string) => /^default title$/i.test(value);
const isColor = (written: string) => /^colou?r$/i.test(written);

function nameOf(written: string, values: readonly string[]): string {
  if (/^title$/i.test(written)) return values.every(isDefault) ? '' : 'Style';
  if (isColor(written)) return 'Color';
  if (/^(shape|size)$/i.test(written)) return written.charAt(0).toUpperCase() + written.slice(1).toLowerCase();
  return written;
}

const areSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase() || (isColor(one) && isColor(other));

/**
 * What a row says of its product's options, in their order, whatever order its own columns have; adds what is wrong to `faults`. Undefined where the
 * file says nothing of options.
 */
export function chosenIn(
  row: Row,
  options: readonly (Option | undefined)[],
  columns: Columns,
  faults: Fault[],
): Record<string, string> | undefined {
  const chosen = new Map<Option, string>();
  for (const [i, option] of options.entries()) {
    const value = columns.cell(row, `option${i + 1} value`);
    if (!value) continue;
    const refuse = (part: 'name' | 'value', why: string) => {
      const column = columns.nameOf(`option${i + 1} ${part}`);
      faults.push({ column, message: `${column}${why}` });
    };
    const written = columns.cell(row, `option${i + 1} name`) || option?.written;
    const named = written === undefined ? undefined : options.find((other) => other && areSame(other.written, written));
    if (!option) refuse('value', ` needs a column "Option${i + 1} Name"`);
    else if (!named) refuse('name', `: "${written}" is no option of the product's first row`);
    else if (named.written === '' && !isDefault(value)) refuse('value', `: "${value}" is of an option without a name`);
    else if (chosen.has(named)) refuse('name', `: "${written}" is there twice`);
    else chosen.set(named, value);
  }
  if (!options[0] || !columns.has('option1 value')) return undefined;
  return Object.fromEntries(
    options.flatMap((option) => (option?.name && chosen.has(option) ? [[option.name, chosen.get(option) ?? '']] : [])),
  );
}
