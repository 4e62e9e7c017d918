import { slugOf } from '../../taxonomy/paths.ts';
import { paragraphsOf } from '../html.ts';
import type { Format, SourceItem } from './item.ts';
import { jsonLines } from './jsonl.ts';
import { readAmount } from './numbers.ts';

/** Known flat categories and where their styles belong when a name says nothing more; `*` for any other style. */
const aisles: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries({
    furniture: {
      chairs: 'furniture/living-room/accent-chairs',
      dressers: 'furniture/bedroom/dressers',
      sofas: 'furniture/living-room/sofas',
      '*': 'furniture',
    },
    homedecor: {
      clock: 'decor/wall-decor/clocks',
      cushion: 'decor/soft-furnishings/throw-pillows',
      lighting: 'lighting',
      bedroom: 'decor/wall-decor/mirrors',
      '*': 'decor/accents',
    },
    housewares: { bowls: 'kitchen/tableware/serving-bowls', consumable: 'storage-and-cleaning/cleaning/cleaning-tools', '*': 'kitchen' },
    outdoors: {
      camping: 'outdoor/camp-and-trail/camping',
      fishing: 'outdoor/camp-and-trail/fishing',
      kayaking: 'outdoor/camp-and-trail/kayaking',
      pet: 'outdoor/pets',
      '*': 'outdoor',
    },
    seasonal: {
      christmas: 'holiday-and-gifts/holidays/christmas',
      easter: 'holiday-and-gifts/holidays/easter',
      halloween: 'holiday-and-gifts/holidays/halloween',
      valentine: 'holiday-and-gifts/holidays/valentines-day',
      '*': 'holiday-and-gifts',
    },
    floral: { wreath: 'holiday-and-gifts/holiday-decor/wreaths', '*': 'decor/plants-and-flowers/faux-stems' },
    tools: { '*': 'storage-and-cleaning/workshop/hand-tools' },
  }).map(([category, styles]) => [category, new Map(Object.entries(styles))]),
);

/** The standard category of a flat category and style; null for an unknown one. */
function placeOfFlat(category: string, style: string): string | null {
  const aisle = aisles.get(category);
  return aisle ? (aisle.get(style) ?? aisle.get('*') ?? null) : null;
}

/**
 * The flat format of shop demos: `id, name, category, style, description, price` (dollars) and `current_stock`. Names repeat, so the id is
 * part of the handle.
 */
export const readFlat: Format = (source) => jsonLines(source, flatItem);

export function flatItem(value: Record<string, unknown>): Pick<SourceItem, 'record' | 'hint' | 'otherwise'> {
  const name = textOf(value.name);
  const category = textOf(value.category);
  const style = textOf(value.style);
  const id = slugOf(textOf(value.id)).slice(0, 13);
  const otherwise = placeOfFlat(category, style);
  // Holiday items stay together: shoppers look for their bowls and candles there.
  const hint =
    otherwise === null || category === 'seasonal' ? { type: category } : { name, within: [...new Set(aisles.get(category)?.values())] };
  return {
    hint,
    ...(otherwise !== null && { otherwise }),
    record: {
      handle: `${slugOf(name)}-${id}`,
      name,
      description: paragraphsOf(textOf(value.description)),
      variations: [{ sku: `${slugOf(category).slice(0, 3)}-${id}`.toUpperCase(), price: centsOf(value.price), stock: value.current_stock }],
      tags: [category, style, ...(value.promoted === true ? ['promoted'] : [])].filter((tag) => tag !== ''),
    },
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** An invalid amount is passed on and rejected with its value. */
function centsOf(dollars: unknown): unknown {
  if (typeof dollars === 'string') {
    const amount = readAmount(dollars.trim());
    return 'value' in amount ? amount.value : dollars;
  }
  if (typeof dollars !== 'number') return dollars;
  const cents = Math.round(dollars * 100);
  return Math.abs(dollars * 100 - cents) < 1e-6 ? cents : dollars * 100;
}
