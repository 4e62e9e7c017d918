import { slugOf } from '../../taxonomy/paths.ts';
import { paragraphsOf } from '../html.ts';
import { placeOfName } from '../places.ts';
import type { Format } from './item.ts';
import { jsonLines } from './jsonl.ts';

interface Aisle {
  /** Departments a name of this category may be placed in by its words. */
  departments: readonly string[];
  /** Where a style goes when the name says nothing; `*` for any other style. */
  styles: Readonly<Record<string, string>>;
}

/** The flat categories that are known, and where they are in the shop. */
const aisles: Readonly<Record<string, Aisle>> = {
  furniture: {
    departments: ['furniture'],
    styles: {
      chairs: 'furniture/living-room/accent-chairs',
      dressers: 'furniture/bedroom/dressers',
      sofas: 'furniture/living-room/sofas',
      tables: 'furniture/living-room/side-tables',
      '*': 'furniture',
    },
  },
  homedecor: {
    departments: ['decor', 'lighting', 'holiday-and-gifts'],
    styles: {
      clock: 'decor/wall-decor/clocks',
      cushion: 'decor/soft-furnishings/throw-pillows',
      lighting: 'lighting/lamps/table-lamps',
      bedroom: 'decor/wall-decor/mirrors',
      '*': 'decor/accents',
    },
  },
  housewares: {
    departments: ['kitchen', 'storage-and-cleaning'],
    styles: { bowls: 'kitchen/tableware/serving-bowls', consumable: 'storage-and-cleaning/cleaning/cleaning-tools', '*': 'kitchen' },
  },
  outdoors: {
    departments: ['outdoor'],
    styles: {
      camping: 'outdoor/camp-and-trail/camping',
      fishing: 'outdoor/camp-and-trail/fishing',
      kayaking: 'outdoor/camp-and-trail/kayaking',
      pet: 'outdoor/pets',
      '*': 'outdoor',
    },
  },
  seasonal: {
    departments: ['holiday-and-gifts'],
    styles: {
      christmas: 'holiday-and-gifts/holidays/christmas',
      easter: 'holiday-and-gifts/holidays/easter',
      halloween: 'holiday-and-gifts/holidays/halloween',
      valentine: 'holiday-and-gifts/holidays/valentines-day',
      '*': 'holiday-and-gifts',
    },
  },
  floral: {
    departments: ['holiday-and-gifts', 'decor'],
    styles: { wreath: 'holiday-and-gifts/holiday-decor/wreaths', '*': 'decor/plants-and-flowers/faux-stems' },
  },
  tools: { departments: ['outdoor', 'storage-and-cleaning'], styles: { '*': 'storage-and-cleaning/workshop/hand-tools' } },
};

/** Where a flat category and style are in the shop; an unknown category becomes one under "More to explore". */
export function placeOfFlat(category: string, style: string, name: string): string {
  const aisle = aisles[category];
  if (!aisle) return `more-to-explore/${slugOf(category || 'other')}`;
  const byStyle = aisle.styles[style] ?? aisle.styles['*'] ?? 'more-to-explore';
  const byName = placeOfName(name, aisle.departments);
  // A holiday stays together, whatever is celebrated with: its bowls and candles are looked for there.
  return byName !== null && category !== 'seasonal' ? byName : byStyle;
}

/**
 * The simple flat shape of shop demos: `id, name, category, style, description, price` (dollars) and `current_stock`. Names repeat, so
 * that the id is part of the handle.
 */
export const readFlat: Format = (input) => jsonLines(input, recordOf);

function recordOf(value: Record<string, unknown>): unknown {
  const [name, category, style] = [textOf(value.name), textOf(value.category), textOf(value.style)];
  const id = slugOf(textOf(value.id)).slice(0, 13);
  return {
    handle: `${slugOf(name)}-${id}`,
    name,
    category: placeOfFlat(category, style, name),
    description: paragraphsOf(textOf(value.description)),
    variations: [{ sku: `${slugOf(category).slice(0, 3)}-${id}`.toUpperCase(), price: centsOf(value.price), stock: value.current_stock }],
    tags: [category, style, ...(value.promoted === true ? ['promoted'] : [])].filter((tag) => tag !== ''),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function centsOf(dollars: unknown): unknown {
  return typeof dollars === 'number' ? Math.round(dollars * 100) : dollars;
}
