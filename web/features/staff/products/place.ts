import { own } from '../../../../contract/values/own.ts';
import { type ChoosableColumn, chosenColumns } from '../columns/columns.ts';
import { askedOf, filtersIn, isId, oneOf } from '../list-place.ts';

/** Filters, order and columns of the list of products as in the URL; empty where they are not set. */
export type Place = Readonly<Record<'q' | 'category' | 'state' | 'stock' | 'sale' | 'picture' | 'sort' | 'columns', string>>;

/** What the list shows beside names. */
export const productColumns: readonly ChoosableColumn[] = [
  { key: 'picture', title: 'Picture' },
  { key: 'sku', title: 'SKU', isExtra: true },
  { key: 'category', title: 'Category', isExtra: true },
  { key: 'state', title: 'State' },
  { key: 'price', title: 'Price' },
  { key: 'stock', title: 'Stock' },
  { key: 'variations', title: 'Variations', isExtra: true },
  { key: 'save', title: 'Edit' },
  { key: 'changed', title: 'Changed' },
];

/** The URL's valid choices; anything else is ignored. */
const choices: Readonly<Record<string, readonly string[]>> = {
  state: ['published', 'draft', 'retired', 'planned'],
  stock: ['out', 'low'],
  sale: ['1'],
  picture: ['none'],
  sort: ['name', '-name', 'price', '-price'],
};

export function placeOf(url: URL): Place {
  const typed = filtersIn(url, 200);
  const chosen = (name: string) => typed(name, oneOf(own(choices, name) ?? []));
  return {
    q: typed('q'),
    category: typed('category', isId),
    columns: chosenColumns(url, productColumns),
    state: chosen('state'),
    stock: chosen('stock'),
    sale: chosen('sale'),
    picture: chosen('picture'),
    sort: chosen('sort'),
  };
}

/** The filters as endpoint input: without unset values. */
export const filterOf = ({ columns: _, ...filters }: Partial<Place>) => askedOf(filters);
