import '../ui/base.css';
import type { Brand } from '../../brands/brand.ts';
import { brandOf } from '../../brands/index.ts';
import { consentEndpoints } from '../../contract/visitor/consent.ts';
import { routes } from '../routes.ts';
import errorPage from '../screens/error/page.ts';
import maintenancePage from '../screens/maintenance/page.ts';
import notFoundPage from '../screens/not-found/page.ts';
import { isExcluded } from '../shell/campaign/tracking.ts';
import { consentAction } from '../shell/consent/consent.ts';
import { loadShell } from '../shell/load-shell.server.tsx';
import { Providers } from '../shell/providers.tsx';
import { Shell } from '../shell/shell.tsx';
import { staffRoutes } from '../staff-routes.ts';
import type { TagHeader } from './answer.ts';
import type { AssetsOf } from './document/assets.ts';
import { stripeAccess, type VendorAccess } from './document/headers.ts';
import { PageLayer } from './document/layer.server.tsx';
import type { AnyPage } from './page.ts';
import { type ShopUrls, siteOf } from './sites.server.ts';

export type { Answer } from './answer.ts';
export type { PageLayer, Visit } from './document/layer.server.tsx';
export type { Place } from './document/locate.ts';

export interface ShopPagesOptions {
  readonly assetsOf: AssetsOf;
  readonly urls: ShopUrls;
  /** How to go from one brand's shop to a sister's. */
  visit(from: string, to: string): string;
  /** Whether two brands' shops share no cookies. */
  isApart(one: string, other: string): boolean;
  readonly dev: boolean;
  readonly secure: boolean;
  /** The headers that tell a CDN a page's tags; none without one. */
  readonly tagHeaders: readonly TagHeader[];
  readonly vendors: VendorAccess;
  /** The provider whose own fields take cards; null where the shop's form does. */
  readonly takesCardsBy: 'stripe' | null;
}

/** The shop's pages, shell and brands on the page layer. */
export function createShopPages(options: ShopPagesOptions): PageLayer {
  return new PageLayer({
    ...options,
    cardVendor: options.takesCardsBy === 'stripe' ? stripeAccess : null,
    routes: [...staffRoutes, ...routes],
    pages: screensByName(import.meta.glob<{ default: AnyPage }>('../screens/*/page.ts'), options.dev ? (open) => open : once),
    skipsCampaigns: isExcluded,
    shellActions: { [consentAction]: (client) => client.call(consentEndpoints.accept, {}) },
    failurePages: { notFound: notFoundPage, error: errorPage, closed: maintenancePage },
    Shell,
    Providers,
    loadShell: (client, brand, variant) => loadShell(client, brandOf(brand), sistersOf(brand, options), variant),
    assetsOf: (brand, screen) => options.assetsOf(brandOf(brand).folder, screen),
    site: remembered((brand) => siteOf(brand.key, options.urls)),
  });
}

const sistersOf = (brand: string, { urls, visit }: ShopPagesOptions) =>
  [...urls.keys()]
    .filter((key) => key !== brand && !brandOf(key).isClosed)
    .map((key) => ({ key, name: brandOf(key).name, href: visit(brand, key) }));

type Open<Module> = () => Promise<Module>;

function screensByName<Module>(
  files: Record<string, Open<Module>>,
  keep: (open: Open<Module>) => Open<Module>,
): Record<string, Open<Module>> {
  return Object.fromEntries(Object.entries(files).map(([file, open]) => [file.split('/').at(-2), keep(open)]));
}

/** Cached: finding a loaded module takes Node some 30 µs. Not in development, where it may change. */
function once<Module>(open: Open<Module>): Open<Module> {
  let opened: Promise<Module> | undefined;
  return () => {
    opened ??= open();
    return opened;
  };
}

/** Brands are few, and one that changes is another object. */
function remembered<Value>(make: (brand: Brand) => Value): (key: string) => Value {
  const made = new WeakMap<Brand, Value>();
  return (key) => {
    const brand = brandOf(key);
    const value = made.get(brand) ?? make(brand);
    made.set(brand, value);
    return value;
  };
}
