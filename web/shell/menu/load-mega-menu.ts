import type { ComponentType } from 'react';
import { catalogEndpoints } from '../../../contract/catalog/catalog.ts';
import { contentEndpoints } from '../../../contract/content/endpoints.ts';
import type { SaleNav } from '../../../contract/content/site.schemas.ts';
import { client } from '../../api/browser.ts';
import type { MenuEntry } from './menu-entry.ts';
import { menusBelow } from './menu-order.ts';

/** What the department bar needs to open a panel. */
export interface MegaMenu {
  readonly Panel: ComponentType<{ entry: MenuEntry; sale: SaleNav | null }>;
  /** The entry with what is below it; undefined when it no longer exists or has nothing. */
  below(key: string): MenuEntry | undefined;
  /** What content says of the sale; null when it says nothing or is unavailable. */
  readonly sale: SaleNav | null;
}

let loading: Promise<MegaMenu> | undefined;

/** Fetches the panels' code and the menu once; a failure is not cached, so that the next attempt may succeed. Rejects with the error. */
export function loadMegaMenu(): Promise<MegaMenu> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<MegaMenu> {
  const [{ MenuPanel }, menu, site] = await Promise.all([
    import('./menu-panel.tsx'),
    client.call(catalogEndpoints.getMenu, {}),
    client.call(contentEndpoints.getSite, {}),
  ]);
  if (!menu.ok) throw new Error(menu.message);
  const navBar = site.ok ? site.data.navBar : undefined;
  const below = menusBelow(menu.data, navBar);
  return { Panel: MenuPanel, below: (key) => below.get(key), sale: navBar?.sale_nav ?? null };
}
