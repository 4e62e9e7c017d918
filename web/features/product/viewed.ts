import { mostViewed } from '../../../contract/catalog/viewed.ts';

/** Where this device keeps what it has looked at: ids of products, the latest first. */
const place = 'recently_viewed';

/** Products looked at on this device, the latest first; none where the browser keeps nothing. */
export function viewedProducts(): number[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => Number.isInteger(id) && id > 0).slice(0, mostViewed) : [];
  } catch {
    return [];
  }
}

/** Remembers a product as looked at; a page that was only prepared for a visit does not count until it is visited. */
export function rememberViewed(productId: number): void {
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', () => rememberViewed(productId), { once: true });
    return;
  }
  try {
    localStorage.setItem(place, JSON.stringify([productId, ...viewedProducts().filter((id) => id !== productId)].slice(0, mostViewed)));
  } catch {
    // Full, or not allowed: then it is not remembered.
  }
}
