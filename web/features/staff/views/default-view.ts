import type { Me } from '../staff-page.ts';

/** A list's address as the console's own links open it: with the member's default view, if any. */
export function openedBy({ defaultViews }: Pick<Me, 'defaultViews'>, list: string, href: string): string {
  const found = defaultViews.find((view) => view.list === list);
  return found?.query ? `${href}?${found.query}` : href;
}
