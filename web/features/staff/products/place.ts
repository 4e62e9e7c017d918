import { own } from '../../../../contract/values/own.ts';

/** Filters and order of the list of products as in the URL; empty where they are not set. */
export type Place = Readonly<Record<'q' | 'category' | 'state' | 'stock' | 'sale' | 'picture' | 'sort', string>>;

/** The URL's valid choices; anything else is ignored. */
const choices: Readonly<Record<string, readonly string[]>> = {
  state: ['published', 'draft', 'retired', 'planned'],
  stock: ['out', 'low'],
  sale: ['1'],
  picture: ['none'],
  sort: ['name', '-name', 'price', '-price'],
};

export function placeOf({ searchParams }: URL): Place {
  const chosen = (name: string) => own(choices, name)?.find((value) => value === searchParams.get(name)) ?? '';
  return {
    q: (searchParams.get('q') ?? '').trim().slice(0, 200),
    category: /^[1-9]\d{0,8}$/.exec(searchParams.get('category') ?? '')?.[0] ?? '',
    ...{ state: chosen('state'), stock: chosen('stock'), sale: chosen('sale'), picture: chosen('picture'), sort: chosen('sort') },
  };
}

/** As the endpoints take them: without what is not chosen. */
export const filterOf = (place: Partial<Place>) => Object.fromEntries(Object.entries(place).filter(([, value]) => value !== ''));
