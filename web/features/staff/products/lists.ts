/*
 * Lists as the fields of a form hold them. An item that has the separator in it, or begins with a quote, is in quotes, which are doubled within, as in CSV;
 * any other quote is an ordinary character: `24" wide`.
 */

interface OptionValue {
  readonly value: string;
  readonly swatch?: string | undefined;
}

interface Specification {
  readonly label: string;
  readonly values: readonly string[];
}

const quoted = (item: string): string => `"${item.replaceAll('"', '""')}"`;
const asItem = (item: string, separator: string): string => (item.includes(separator) || item.startsWith('"') ? quoted(item) : item);

/** Items as a text: `Oak, "Set of 2, Sage"`. */
export const listText = (items: readonly string[], separator = ','): string =>
  items.map((item) => asItem(item, separator)).join(`${separator} `);

/** Items of a text, without empty ones. */
export const listed = (text: string, separator = ','): string[] => typedItems(text, separator).map(unquoted).filter(Boolean);

/** Lines of a text, without empty ones. */
export const linesOf = (text: string): string[] => trimmed(text.split('\n'));

const trimmed = (items: readonly string[]): string[] => items.map((item) => item.trim()).filter(Boolean);
const typedItems = (text: string, separator: string): string[] => trimmed(partsOf(text, separator));

function unquoted(item: string): string {
  const inner = /^"((?:[^"]|"")*)"$/.exec(item)?.[1];
  return inner === undefined ? item : inner.replaceAll('""', '"').trim();
}

/** The text between separators outside of quotes. A quote that is never closed is an ordinary character. */
function partsOf(text: string, separator: string): string[] {
  const parts: string[] = [];
  let isOpen = false;
  for (const piece of text.split(separator)) {
    const isQuoted = isOpen || piece.trimStart().startsWith('"');
    parts.push(isOpen ? `${parts.pop() ?? ''}${separator}${piece}` : piece);
    const quotes = piece.split('"').length - 1;
    if (isQuoted && quotes % 2 === 1) isOpen = !isOpen;
  }
  return isOpen ? parts.flatMap((part, place) => (place === parts.length - 1 ? part.split(separator) : part)) : parts;
}

/** A color after a value. */
const swatchAfter = /\s(#[0-9a-f]{6})$/i;

/** Values with their swatches → `Sage #8a9a7b, Oak`. */
export const optionText = (values: readonly OptionValue[]): string =>
  values
    .map(({ value, swatch }) => {
      if (swatch) return `${asItem(value, ',')} ${swatch}`;
      return swatchAfter.test(value) ? quoted(value) : asItem(value, ',');
    })
    .join(', ');

/** `Sage #8a9a7b, Oak` → values with their swatches. */
export const optionValues = (text: string) =>
  typedItems(text, ',').flatMap((item) => {
    const swatch = swatchAfter.exec(item)?.[1];
    const value = swatch && unquoted(item.slice(0, -swatch.length).trim());
    if (value) return { value, swatch };
    const whole = unquoted(item);
    return whole === '' ? [] : { value: whole };
  });

/** Specifications as lines: `Frame: Oak; Ash`. */
export const specificationText = (rows: readonly Specification[]): string =>
  rows.map(({ label, values }) => `${asItem(label, ':')}: ${listText(values, ';')}`).join('\n');

/** A line of specifications; its label or its values are empty where they are missing. */
export function specificationOf(line: string): { label: string; values: string[] } {
  const [label = ''] = partsOf(line, ':');
  return { label: unquoted(label.trim()), values: listed(line.slice(label.length + 1), ';') };
}
