import '../ui/base.css';
import { alderLoom } from '../../brands/alder-loom/brand.ts';
import alderLoomIcon from '../../brands/alder-loom/icon.svg?raw';
import type { Brand } from '../../brands/brand.ts';
import { routes } from '../routes.ts';
import errorPage from '../screens/error/page.ts';
import notFoundPage from '../screens/not-found/page.ts';
import { loadShell } from '../shell/load-shell.server.tsx';
import { Shell } from '../shell/shell.tsx';
import type { AssetsOf } from './assets.ts';
import { type AnyPage, PageLayer } from './layer.server.tsx';
import type { Site } from './render.server.tsx';

export type { Answer } from './answer.ts';
export type { PageLayer, Visit } from './layer.server.tsx';
export type { Place } from './locate.ts';

export interface ShopPagesOptions {
  readonly assetsOf: AssetsOf;
  readonly origin: string;
  readonly dev: boolean;
  readonly secure: boolean;
}

/** The icon goes along in the page: a few hundred bytes instead of a request. */
const siteOf = (brand: Brand, iconSvg: string): Site => ({ ...brand, icon: `data:image/svg+xml,${encodeURIComponent(iconSvg)}` });
const firstSite = siteOf(alderLoom, alderLoomIcon);
const sites = new Map([[alderLoom.key, firstSite]]);

/** The shop's own pages, shell and brands on the page layer. */
export function createShopPages(options: ShopPagesOptions): PageLayer {
  return new PageLayer({
    ...options,
    routes,
    pages: screensByName(import.meta.glob<{ default: AnyPage }>('../screens/*/page.ts')),
    failurePages: { notFound: notFoundPage, error: errorPage },
    Shell,
    loadShell,
    site: (brand) => sites.get(brand) ?? firstSite,
  });
}

function screensByName<Module>(files: Record<string, () => Promise<Module>>): Record<string, () => Promise<Module>> {
  return Object.fromEntries(Object.entries(files).map(([file, load]) => [file.split('/').at(-2), load]));
}
