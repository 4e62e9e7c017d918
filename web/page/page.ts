import type { ComponentType } from 'react';
import type { Brand } from '../../brands/brand.ts';
import type { Client, Failure } from '../../contract/api/client.ts';
import { own } from '../../contract/values/own.ts';

/** The brand's shop that shows the page. */
export interface Site extends Brand {
  /** Public scheme and host, without a trailing slash; canonical links start with it. */
  readonly origin: string;
  /** Address of the favicon. */
  readonly icon: string;
  /** The style sheet that staff's choices of colours, fonts and logo make, after the brand's own; null for none. */
  readonly stylesheet?: string | null;
  /** How the names of the built fonts in use begin; all are without it. */
  readonly fonts?: readonly string[];
}

/** `shop` is the full shell, `checkout` a header without navigation; `app` (the app's web view) and `bare` (no shopper) show only the screen. */
export type ShellVariant = 'shop' | 'checkout' | 'app' | 'bare';

/** Where a page is shown: in a browser, or in the app's web view (spec §9). */
export type PageChannel = 'website' | 'native-app';

/** What a page's `load` and `actions` know about the request. */
export interface PageRequest {
  /** The page's canonical address in the brand's shop. */
  readonly url: URL;
  /** Values of the route's `:name` parts, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly brand: string;
  readonly channel: PageChannel;
  /** By the shop's clock. */
  readonly now: Date;
  /** The flash message that the address names (`?done=`), of the page's own; null without one, and while a form is answered. */
  readonly flash: string | null;
  /** Address of another brand's shop, without a trailing slash; null for one not served. */
  shopOf(brand: string): string | null;
  /** Where this shop takes over the visitor's sign-in at another brand and goes on to a path; null where both share cookies. */
  familySignInPath(brand: string, to: string): string | null;
  /** The contract's client; in process on the server. */
  readonly client: Client;
  cookie(name: string): string | undefined;
}

export type Loaded<Data> =
  | {
      readonly kind: 'data';
      readonly data: Data;
      readonly status?: number;
      /** Personal although the page's policy is public: never cached. */
      readonly isPersonal?: true;
      /** The shop's own pages may frame it; no other site may. */
      readonly isFramed?: true;
      /** Loads the shell with this client, uncached: for an editor's preview of it. */
      readonly shellClient?: Client;
    }
  | { readonly kind: 'redirect'; readonly location: string; readonly status: 301 | 302 | 303 | 307 | 308 }
  | {
      readonly kind: 'failure';
      readonly status: number;
      readonly message?: string;
      /** Missing pages are cached briefly too: tags that purge the entry once the page exists. */
      readonly tags?: readonly string[];
    };

/** The page shows this. */
export const data = <D>(value: D, status = 200): Extract<Loaded<D>, { kind: 'data' }> => ({ kind: 'data', data: value, status });
/** The page is elsewhere; use 303 after a form post. */
export const redirect = (location: string, status: 301 | 302 | 303 | 307 | 308 = 302): Loaded<never> => ({
  kind: 'redirect',
  location,
  status,
});
/** The not-found screen with status 404, in place (rulings: Routes and URLs); `tags` purge it once the page exists. */
export const notFound = (tags: readonly string[] = []): Loaded<never> => ({ kind: 'failure', status: 404, tags });
/** The error screen with this status (spec §2.11). */
export const failed = (status: number, message?: string): Loaded<never> => ({ kind: 'failure', status, message });
/** Whether a call's failure means that there is no such thing: an address that cannot be one (400) counts too. */
export const isMissing = ({ statusCode }: { readonly statusCode: number }): boolean => statusCode === 404 || statusCode === 400;
/** Replaces a page that could not be opened. */
export const unopened = (failure: { readonly statusCode: number; readonly message: string }): Loaded<never> =>
  isMissing(failure) ? notFound() : failed(failure.statusCode, failure.message);

/** The HTTP status of a page that shows a form again with the faults that it found itself. */
export const refusedStatus = 422;
/** The HTTP status of a page that shows a form again with a call's failure, or without one. */
export const statusOf = (failure: { readonly statusCode: number } | null | undefined): number => {
  if (!failure) return 200;
  return failure.statusCode === 400 ? refusedStatus : failure.statusCode;
};

/** A submitted form that a page shows again: the form, errors that the page itself found by field, and a call's failure. */
export interface FormState<Form = URLSearchParams> {
  readonly form?: Form | undefined;
  readonly errors?: Readonly<Record<string, string>> | undefined;
  readonly failure?: Failure | null | undefined;
}
/** What the page says of a form: errors by field, and a message where no field has one. */
export const faultsOf = ({ errors, failure }: Omit<FormState, 'form'>) => ({
  errors: errors ?? failure?.fields ?? {},
  message: failure && !failure.fields ? failure.message : null,
});
/** The HTTP status of the page that shows a form: by the failure, otherwise by whether the page itself found errors. */
export const formStatus = ({ errors, failure }: Omit<FormState, 'form'>): number =>
  failure ? statusOf(failure) : errors ? refusedStatus : 200;

/** Public pages have the same bytes for everybody and are cached; personal ones never are. */
export type CachePolicy<Data> =
  | 'none'
  | {
      /** Seconds a page counts as fresh (spec §9: 30). */
      readonly maxAge: number;
      /** Seconds after that in which the old page is served while a new one is rendered (spec §9: 3600). */
      readonly staleWhileRevalidate: number;
      /** Tags by which a domain's event purges the page, such as `product:12`. */
      tags(data: Data): readonly string[];
    };

/** A stored picture for link previews, with its size in pixels. */
export interface HeadPicture {
  readonly url: string;
  readonly alt?: string;
  readonly width: number;
  readonly height: number;
}

export interface Head {
  readonly title: string;
  readonly description?: string;
  /** Absolute path and query of the canonical URL. */
  readonly canonical?: string;
  readonly robots?: string;
  /** Open Graph's type; by default `website`. */
  readonly previewType?: 'product';
  /** For link previews; without one they show the shop's. */
  readonly picture?: HeadPicture | undefined;
  /** The page's largest picture, preloaded with high priority under its element's address. */
  readonly preloadImage?: { readonly src: string; readonly srcSet?: string; readonly sizes?: string };
  /** The id of an element that must be there before anything is shown: without what comes last in it, what comes first stands elsewhere. */
  readonly shownFrom?: string;
  /** JSON-LD objects; escaped by the page layer. */
  readonly jsonLd?: readonly object[];
}

/** A form without script: its fields are strings. It ends in a redirect (303), or shows the page again with errors. */
export type Action<Data> = (form: URLSearchParams, request: PageRequest) => Promise<Loaded<Data>>;

/** The action by which a mail program unsubscribes its user (RFC 8058), of pages that e-mails name in `List-Unsubscribe`. */
export const oneClickAction = 'unsubscribe';

/** What a page says once a form has succeeded, by code. */
export type FlashMessages = Readonly<Record<string, string>>;
/** The message that an address names with `?done=`; null without one. */
export const flashIn = (flashes: FlashMessages, { searchParams }: URL): string | null =>
  own(flashes, searchParams.get('done') ?? '') ?? null;

/** The server side of a screen (`web/screens/{name}/page.ts`). */
export interface PageModule<Data> {
  /** Messages that the page shows after a form, by the code in `?done=`; `load` gets the one named as `request.flash`. */
  readonly flashes?: FlashMessages;
  load(request: PageRequest): Promise<Loaded<Data>>;
  head(data: Data, site: Site): Head;
  readonly cache: CachePolicy<Data>;
  /** Markup with islands; a screen that is an island itself hydrates as a whole, at once. */
  readonly Screen: ComponentType<{ data: Data }>;
  /** Data for several islands: once in the document, read by `useShare`. */
  share?(data: Data): object;
  /** By the value of the form's `action` field (`<input type="hidden" name="action" value="add">`). */
  readonly actions?: Readonly<Record<string, Action<Data>>>;
  /** The frame around the screen; `checkout` is the quiet header without menus. Default `shop`. */
  readonly shell?: ShellVariant | ((request: PageRequest) => ShellVariant);
  /** Whether the card provider's script may show its fields here. */
  readonly takesCards?: boolean;
  /** The search that led here; stays in the search box. */
  searchText?(data: Data): string | undefined;
}

/** A page of any data: `use` gets its module with the data's type unknown, so that data only passes between the module's own functions. */
export interface AnyPage {
  open<Result>(use: <Data>(page: PageModule<Data>) => Result): Result;
}

/** Infers a page module's data type. */
export const definePage = <D>(page: PageModule<D>): PageModule<D> & AnyPage => ({ ...page, open: (use) => use(page) });
