import type { ComponentType } from 'react';
import { catalogEndpoints, type MenuDepartment } from '../../../contract/catalog/catalog.ts';
import { contentEndpoints } from '../../../contract/content/endpoints.ts';
import type { NavBar } from '../../../contract/content/site.schemas.ts';
import { client } from '../../api/browser.ts';

/** What the department bar needs to open a panel. */
export interface MegaMenu {
  readonly Panel: ComponentType<{ department: MenuDepartment; navBar: NavBar | null }>;
  /** The department with its sections; undefined when it no longer exists or has none. */
  below(taxonomyId: number): MenuDepartment | undefined;
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
  const byId = new Map(menu.data.departments.map((department) => [department.taxonomyId, department]));
  return {
    Panel: MenuPanel,
    below: (taxonomyId) => {
      const department = byId.get(taxonomyId);
      return department && department.subMenu.length > 0 ? department : undefined;
    },
    navBar: site.ok ? site.data.navBar : null,
  };
}
