import '../ui/base.css';
import { brandOf } from '../../brands/index.ts';
import { routes } from '../routes.ts';
import errorPage from '../screens/error/page.ts';
import maintenancePage from '../screens/maintenance/page.ts';
import notFoundPage from '../screens/not-found/page.ts';
import { loadShell } from '../shell/load-shell.server.tsx';
import { Shell } from '../shell/shell.tsx';
import { staffRoutes } from '../staff-routes.ts';
import type { AssetsOf } from './assets.ts';
import { type AnyPage, PageLayer } from './layer.server.tsx';
import { type ShopUrls, siteOf } from './sites.server.ts';

export type { Answer } from './answer.ts';
export type { PageLayer, Visit } from './layer.server.tsx';
export type { Place } from './locate.ts';

export interface ShopPagesOptions {
  readonly assetsOf: AssetsOf;
  readonly urls: ShopUrls;
  /** How one goes from a brand's shop to a sister's. */
  visit(from: string, to: string): string;
  readonly dev: boolean;
  readonly secure: boolean;
}

/** The shop's own pages, shell and brands on the page layer. */
export function createShopPages(options: ShopPagesOptions): PageLayer {
  return new PageLayer({
    ...options,
    routes: [...staffRoutes, ...routes],
    pages: screensByName(import.meta.glob<{ default: AnyPage }>('../screens/*/page.ts')),
    failurePages: { notFound: notFoundPage, error: errorPage, closed: maintenancePage },
    Shell,
    loadShell: (client, brand, variant) => loadShell(client, brandOf(brand), sistersOf(brand, options), variant),
    site: remembered((brand) => siteOf(brand, options.urls)),
  });
}

const sistersOf = (brand: string, { urls, visit }: ShopPagesOptions) =>
  [...urls.keys()].filter((key) => key !== brand).map((key) => ({ name: brandOf(key).name, href: visit(brand, key) }));

function screensByName<Module>(files: Record<string, () => Promise<Module>>): Record<string, () => Promise<Module>> {
  return Object.fromEntries(Object.entries(files).map(([file, load]) => [file.split('/').at(-2), load]));
}

/** Brands are few and do not change while the shop runs. */
function remembered<Value>(make: (key: string) => Value): (key: string) => Value {
  const made = new Map<string, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}
