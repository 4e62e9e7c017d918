import { renderToStaticMarkup } from 'react-dom/server';
import { catalogEndpoints, type MenuDepartment } from '../../contract/catalog.ts';
import type { Client } from '../../contract/client.ts';
import type { DepartmentLink } from './department-bar.tsx';
import { MenuDrawer } from './menu-drawer.tsx';

/** What stands around every page of a kind, loaded once for many pages; a shop whose menu cannot be loaded has none for a moment. */
export async function loadShell(client: Client, _brand: string, variant: 'shop' | 'checkout' | 'bare') {
  if (variant !== 'shop') return { data: { departments: [] }, complete: true };
  const menu = await client.call(catalogEndpoints.getMenu, {});
  const departments = menu.ok ? menu.data.departments : [];
  return {
    data: { departments: departments.map(linkOf) },
    markup: renderToStaticMarkup(<MenuDrawer departments={departments} />),
    complete: menu.ok,
  };
}

function linkOf({ title, slug, taxonomyId, type, subMenu }: MenuDepartment): DepartmentLink {
  return { title, slug, taxonomyId, type, hasMenu: subMenu.length > 0 };
}
