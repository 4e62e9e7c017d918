import type { ComponentType } from 'react';
import type { Brand } from '../../brands/brand.ts';
import type { Client } from '../../contract/api/client.ts';

/** The brand's shop that a page is shown in. */
export interface Site extends Brand {
  /** Scheme and host that shoppers know it by, without a slash at the end; canonical links start with it. */
  readonly origin: string;
  /** Address of the browser tab's picture. */
  readonly icon: string;
}

/** `shop` has everything around the screen, `checkout` a quiet header without ways out; `app` and `bare` show the screen alone: in the app's web view, and where no shopper is. */
export type ShellVariant = 'shop' | 'checkout' | 'app' | 'bare';

/** Where a page is shown: in a browser, or in a web view of the family's app (spec §9). */
export type PageChannel = 'website' | 'native-app';

/** What a page's `load` and `actions` know of the visit. */
export interface PageRequest {
  /** The page's canonical address in the brand's shop. */
  readonly url: URL;
  /** Values of the route's `:name` parts, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly brand: string;
  readonly channel: PageChannel;
  /** Address of another brand's shop, without a slash at the end; null for one that is not served. */
  shopOf(brand: string): string | null;
  /** Where this shop takes over a sign-in that the visitor has at another brand's, and goes on to a path; null where both share their cookies. */
  familyDoor(brand: string, to: string): string | null;
  /** The contract's client; in process on the server. */
  readonly client: Client;
  cookie(name: string): string | undefined;
}

export type Loaded<Data> =
  | {
      readonly kind: 'data';
      readonly data: Data;
      readonly status?: number;
      /** This one is not for everybody, though the page's policy is: it is never kept. */
      readonly isPersonal?: true;
      /** Pages of the shop itself may show it in a frame; no other site may. */
      readonly isFramed?: true;
      /** What stands around this one is loaded by this client, and not kept: an editor's preview of it. */
      readonly shellClient?: Client;
    }
  | { readonly kind: 'redirect'; readonly location: string; readonly status: 301 | 302 | 303 | 307 | 308 }
  | {
      readonly kind: 'failure';
      readonly status: number;
      readonly message?: string;
      /** What is not there is kept for a moment too: the names by which its coming to be purges that. */
      readonly tags?: readonly string[];
    };

/** The page shows this. */
export const data = <D>(value: D, status = 200): Extract<Loaded<D>, { kind: 'data' }> => ({ kind: 'data', data: value, status });
/** The page is elsewhere; after a form post use 303. */
export const redirect = (location: string, status: 301 | 302 | 303 | 307 | 308 = 302): Loaded<never> => ({
  kind: 'redirect',
  location,
  status,
});
/** The not-found screen with status 404, in place (rulings: Routes and URLs); `tags` purge it when the page comes to be. */
export const notFound = (tags: readonly string[] = []): Loaded<never> => ({ kind: 'failure', status: 404, tags });
/** The error screen with this status (spec §2.11). */
export const failed = (status: number, message?: string): Loaded<never> => ({ kind: 'failure', status, message });

/** Public pages are the same bytes for everybody and are kept by the full-page cache; personal ones never are. */
export type CachePolicy<Data> =
  | 'none'
  | {
      /** Seconds a page counts as fresh (spec §9: 30). */
      readonly maxAge: number;
      /** Seconds after that in which the old page is served while a new one is made (spec §9: 3600). */
      readonly staleWhileRevalidate: number;
      /** Names by which a domain's event purges the page, e.g. `product:12`. */
      tags(data: Data): readonly string[];
    };

export interface Head {
  readonly title: string;
  readonly description?: string;
  /** Absolute path and query of the canonical URL. */
  readonly canonical?: string;
  readonly robots?: string;
  /** A picture to preload with high priority: the page's largest, as its element names it. */
  readonly preloadImage?: { readonly src: string; readonly srcSet?: string; readonly sizes?: string };
  /** JSON-LD objects; escaped by the page layer. */
  readonly jsonLd?: readonly object[];
}

/** A form without script: its fields come as strings; it ends in a redirect (303) or shows the page again with what is wrong. */
export type Action<Data> = (form: URLSearchParams, request: PageRequest) => Promise<Loaded<Data>>;

/** The server's side of a screen (`web/screens/{name}/page.ts`). */
export interface PageModule<Data> {
  load(request: PageRequest): Promise<Loaded<Data>>;
  head(data: Data, site: Site): Head;
  readonly cache: CachePolicy<Data>;
  /** Markup with islands in it; a screen that is an island itself comes alive as a whole, at once. */
  readonly Screen: ComponentType<{ data: Data }>;
  /** What several islands of the page need: it stands in the document once, and they read it by `useShare`. */
  share?(data: Data): object;
  /** By the value of the form's `action` field (`<input type="hidden" name="action" value="add">`). */
  readonly actions?: Readonly<Record<string, Action<Data>>>;
  /** Wraps the screen; `checkout` is the quiet header without menus. Default `shop`. */
  readonly shell?: ShellVariant | ((request: PageRequest) => ShellVariant);
  /** The search this page answers; stays in the shell's search box. */
  searchText?(data: Data): string | undefined;
}

/** Keeps a page module's data type together. */
export const definePage = <D>(page: PageModule<D>): PageModule<D> => page;
