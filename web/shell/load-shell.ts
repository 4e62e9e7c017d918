import { catalogEndpoints, type MenuDepartment } from '../../contract/catalog.ts';
import type { Client } from '../../contract/client.ts';

/** What the frame of every page shows; the same for every visitor, so that pages can be cached for all. */
export interface ShellData {
  readonly departments: readonly MenuDepartment[];
}

/** Loads it. Only the shop's own frame has menus; a page without its menu is better than no page. */
export async function loadShell(client: Client, _brand: string, variant: 'shop' | 'checkout' | 'bare'): Promise<ShellData> {
  if (variant !== 'shop') return { departments: [] };
  const menu = await client.call(catalogEndpoints.getMenu, {});
  return { departments: menu.ok ? menu.data.departments : [] };
}
