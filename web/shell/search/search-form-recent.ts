import { searchTextOf } from '../../../contract/urls/search-url.ts';
import { searchesName } from '../../ui/browser/kept-names.ts';

/** More would push the suggestions out of sight. */
const most = 6;

/** The browser's storage, which may be blocked or full; searching must still work. */
export type Shelf = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Searches made on this device, latest first; never sent anywhere. */
export function recentSearches(shelf: Shelf): string[] {
  try {
    const kept: unknown = JSON.parse(shelf().getItem(searchesName) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Puts a search first; case does not matter. A text that is not searched is not remembered. */
export function rememberSearch(shelf: Shelf, text: string): void {
  const searched = searchTextOf(text);
  if (searched !== null) save(shelf, [searched, ...without(shelf, searched)].slice(0, most));
}

/** Returns the remaining searches. */
export function forgetSearch(shelf: Shelf, text: string): string[] {
  const left = without(shelf, text);
  save(shelf, left);
  return left;
}

export function forgetSearches(shelf: Shelf): void {
  save(shelf, []);
}

const without = (shelf: Shelf, text: string) => recentSearches(shelf).filter((one) => one.toLowerCase() !== text.toLowerCase());

function save(shelf: Shelf, searches: readonly string[]): void {
  try {
    if (searches.length > 0) shelf().setItem(searchesName, JSON.stringify(searches));
    else shelf().removeItem(searchesName);
  } catch {
    // Storage is blocked.
  }
}
