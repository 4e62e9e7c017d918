import { maxViewed } from '../../../contract/recommendations/viewed.ts';
import { kept } from '../../ui/browser/kept.ts';
import { viewedName } from '../../ui/browser/kept-names.ts';

/** Where this device stores recently viewed product ids, latest first. */
const viewed = kept<readonly number[]>(viewedName, []);

/** Recently viewed products, latest first; empty where the browser stores nothing. */
export function viewedProducts(): number[] {
  const ids: unknown = viewed.load();
  return Array.isArray(ids) ? ids.filter((id) => Number.isInteger(id) && id > 0).slice(0, maxViewed) : [];
}

/** Records a product as viewed; a prerendered page counts only once visited. */
export function rememberViewed(productId: number): void {
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', () => rememberViewed(productId), { once: true });
    return;
  }
  viewed.save([productId, ...viewedProducts().filter((id) => id !== productId)].slice(0, maxViewed));
}
