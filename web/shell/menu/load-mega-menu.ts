import type { ComponentType } from 'react';
import { catalogEndpoints } from '../../../contract/catalog/catalog.ts';
import { contentEndpoints } from '../../../contract/content/endpoints.ts';
import type { NavBar } from '../../../contract/content/site.schemas.ts';
import { client } from '../../api/browser.ts';
import { entryKey, type MenuEntry } from './menu-entry.ts';

/** What the department bar needs to open a panel. */
export interface MegaMenu {
  readonly Panel: ComponentType<{ entry: MenuEntry; navBar: NavBar | null }>;
  /** The entry with what is below it; undefined when it no longer exists or has nothing. */
  below(key: string): MenuEntry | undefined;
  /** Content's feature beside it; null when unavailable. */
  readonly navBar: NavBar | null;
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
  const byKey = new Map([...menu.data.departments, ...menu.data.links].map((entry) => [entryKey(entry), entry]));
  return {
    Panel: MenuPanel,
    below: (key) => {
      const entry = byKey.get(key);
      return entry && entry.subMenu.length > 0 ? entry : undefined;
    },
    navBar: site.ok ? site.data.navBar : null,
  };
}
