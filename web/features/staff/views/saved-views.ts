import { type Failure, failure } from '../../../../contract/api/client.ts';
import { type SavedView, savedViewEndpoints, savedViewProblems, type ViewedList } from '../../../../contract/staff/saved-views.ts';
import { type FlashMessages, flashIn, type PageRequest, statusOf } from '../../../page/page.ts';

/** A list of the console whose filters a member can save. */
export interface ViewedPage {
  readonly list: ViewedList;
  /** The list's address with the valid filters and the order of a URL, without its page; `done` is the message it opens with. */
  addressOf(url: URL, done?: string): string;
}

/** A view that could not be saved or changed. */
export interface RefusedView {
  readonly failure: Failure;
  /** Of the page that shows the form again. */
  readonly status: number;
  /** The name as typed. */
  readonly typed: string;
}

/** A list's views as its screen shows them. */
export interface ShownViews {
  /** `href` leaves out the filters that the list no longer has. */
  readonly views: readonly (Omit<SavedView, 'query'> & { readonly href: string })[];
  /** The list's address with the present filters, and without any. */
  readonly here: string;
  readonly all: string;
  readonly done: string | null;
  /** Why a view could not be saved or changed, unless it is the name's error. */
  readonly message: string | null;
  readonly nameError: string | undefined;
  /** The name as typed, where it was refused. */
  readonly typed: string;
}

const flashes: FlashMessages = {
  'view-saved': 'View saved.',
  'view-renamed': 'View renamed.',
  'view-replaced': 'View saved with these filters.',
  'view-default': 'The console opens this list with this view from now on.',
  'view-not-default': 'The console opens the whole list again.',
  'view-deleted': 'View deleted.',
};

/** The member's views of the list; none where they cannot be read, as the list itself is the page's subject. */
export async function loadViews({ list, addressOf }: ViewedPage, request: PageRequest, refused?: RefusedView): Promise<ShownViews> {
  const { client, url } = request;
  const found = await client.call(savedViewEndpoints.list, { list });
  const nameError = refused?.failure.fields?.name;
  const withQuery = (query: string) => addressOf(new URL(query === '' ? url.pathname : `${url.pathname}?${query}`, url));
  return {
    views: found.ok ? found.data.views.map(({ query, ...view }) => ({ ...view, href: withQuery(query) })) : [],
    here: addressOf(url),
    all: withQuery(''),
    done: refused ? null : flashIn(flashes, url),
    message: refused && !nameError ? refused.failure.message : null,
    nameError,
    typed: refused?.typed ?? '',
  };
}

const refusedBy = (failure: Failure, typed: string): RefusedView => ({ failure, typed, status: statusOf(failure) });

const { status, message } = savedViewProblems.view_name_taken;
const nameTaken: Failure = { ...failure(status, message), fields: { name: message } };

type Change = (form: URLSearchParams, request: PageRequest) => Promise<RefusedView | { readonly location: string }>;

/** The forms of a list's views, by action. Each answers where to go, or why it was refused. */
export function viewActions({ list, addressOf }: ViewedPage): Readonly<Record<string, Change>> {
  const viewOf = (form: URLSearchParams) => ({ list, viewId: Number(form.get('viewId')) });
  const queryOf = (address: string) => address.split('?')[1] ?? '';
  const nameOf = (form: URLSearchParams) => form.get('name') ?? '';
  const change =
    (done: string, of: (form: URLSearchParams, here: string) => { name?: string; query?: string; isDefault?: boolean }): Change =>
    async (form, { client, url }) => {
      const here = addressOf(url);
      const changed = await client.call(savedViewEndpoints.change, { ...viewOf(form), ...of(form, here) });
      return changed.ok ? { location: addressOf(url, done) } : refusedBy(changed, nameOf(form));
    };
  return {
    saveView: async (form, { client, url }) => {
      const name = nameOf(form).trim();
      const query = queryOf(addressOf(url));
      // The call would replace the other one's filters, for which the page has its own form.
      const found = await client.call(savedViewEndpoints.list, { list });
      if (found.ok && found.data.views.some((view) => view.name === name && view.query !== query)) return refusedBy(nameTaken, name);
      const saved = await client.call(savedViewEndpoints.save, { list, name, query });
      return saved.ok ? { location: addressOf(url, 'view-saved') } : refusedBy(saved, nameOf(form));
    },
    renameView: change('view-renamed', (form) => ({ name: nameOf(form) })),
    replaceView: change('view-replaced', (_form, here) => ({ query: queryOf(here) })),
    openWithView: change('view-default', () => ({ isDefault: true })),
    openWithoutView: change('view-not-default', () => ({ isDefault: false })),
    removeView: async (form, { client, url }) => {
      const removed = await client.call(savedViewEndpoints.delete, viewOf(form));
      return removed.ok ? { location: addressOf(url, 'view-deleted') } : refusedBy(removed, '');
    },
  };
}
