import { mostViewed } from '../../../contract/catalog/viewed.ts';

/** Where this device stores recently viewed product ids, latest first. */
const place = 'recently_viewed';

/** Recently viewed products, latest first; empty where the browser stores nothing. */
export function viewedProducts(): number[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => Number.isInteger(id) && id > 0).slice(0, mostViewed) : [];
  } catch {
    return [];
  }
}

/** Records a product as viewed; a prerendered page counts only once visited. */
export function rememberViewed(productId: number): void {
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', () => rememberViewed(productId), { once: true });
    return;
  }
  try {
    localStorage.setItem(place, JSON.stringify([productId, ...viewedProducts().filter((id) => id !== productId)].slice(0, mostViewed)));
  } catch {
    // Storage is full or blocked.
  }
}

export function forgetViewed(): void {
  try {
    localStorage.removeItem(place);
  } catch {
    // Nothing was stored.
  }
}
