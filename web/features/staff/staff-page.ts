import type { OutputOf } from '../../../contract/api/endpoint.ts';
import { staffEndpoints } from '../../../contract/staff/staff.ts';
import type { Permission } from '../../../contract/staff/staff-roles.ts';
import {
  type AnyPage,
  data,
  definePage,
  type FlashMessages,
  failed,
  type Loaded,
  type PageModule,
  type PageRequest,
  redirect,
} from '../../page/page.ts';
import { staffSignIn } from '../../staff-routes.ts';
import { loadViews, type RefusedView, type ShownViews, type ViewedPage, viewActions } from './views/saved-views.ts';

/** The signed-in member of staff. */
export type Me = OutputOf<typeof staffEndpoints.me>;

/** Data of a console screen. `shown` is null when the role may not see it, or when loading failed. */
export interface StaffData<D> {
  readonly me: Me;
  readonly shown: D | null;
  /** Why loading failed. */
  readonly failure?: { readonly status: number; readonly message: string | null } | undefined;
  /** Of a list with filters: the member's own views. */
  readonly views?: ShownViews;
}

/** A form of a console page, and who sent it. */
type StaffAction<D> = (form: URLSearchParams, request: PageRequest, me: Me) => Promise<Loaded<D>>;

interface StaffPage<D> {
  readonly title: string;
  /** The title of one of many, such as one order. */
  titleOf?(shown: D): string;
  /** Null for all staff. */
  readonly permission: Permission | null;
  readonly flashes?: FlashMessages;
  load(request: PageRequest, me: Me): Promise<Loaded<D>>;
  readonly Screen: PageModule<StaffData<D>>['Screen'];
  /** Of a list with filters, which members can save. */
  readonly views?: ViewedPage;
  readonly actions?: Readonly<Record<string, StaffAction<D>>>;
}

/**
 * A page of the staff console: not cached, not indexed, without the shop's header. Guests sign in first; a missing permission and a missing page each
 * have their own screen. The API calls check permissions again.
 */
export function defineStaffPage<D>({
  title,
  titleOf,
  permission,
  flashes,
  load,
  Screen,
  views,
  actions = {},
}: StaffPage<D>): PageModule<StaffData<D>> & AnyPage {
  const enter = async (
    request: PageRequest,
    show: (me: Me) => Promise<Loaded<D>>,
    refused?: RefusedView,
  ): Promise<Loaded<StaffData<D>>> => {
    const me = await request.client.call(staffEndpoints.me, {});
    if (!me.ok) {
      return me.statusCode === 401
        ? redirect(staffSignIn({ returnTo: request.url.pathname + request.url.search }), 303)
        : failed(me.statusCode, me.message);
    }
    if (permission !== null && !me.data.permissions.includes(permission)) return data({ me: me.data, shown: null }, 403);
    const loaded = await show(me.data);
    if (loaded.kind === 'redirect') return loaded;
    if (loaded.kind === 'data') {
      const own = views && { views: await loadViews(views, request, refused) };
      return data({ me: me.data, shown: loaded.data, ...own }, refused?.status ?? loaded.status);
    }
    const { status, message = null } = loaded;
    return data({ me: me.data, shown: null, failure: { status, message } }, status);
  };
  return definePage<StaffData<D>>({
    flashes,
    load: (request) => enter(request, (me) => load(request, me)),
    head: ({ shown, failure }) => {
      const without = failure ? 'not found' : 'no access';
      return { title: `${shown === null ? `${title}: ${without}` : (titleOf?.(shown) ?? title)} · Staff`, robots: 'noindex' };
    },
    cache: 'none',
    shell: 'bare',
    Screen,
    actions: {
      ...mapped(actions, (action) => (form: URLSearchParams, request: PageRequest) => enter(request, (me) => action(form, request, me))),
      ...mapped(views ? viewActions(views) : {}, (change) => async (form: URLSearchParams, request: PageRequest) => {
        const changed = await change(form, request);
        return 'location' in changed ? redirect(changed.location, 303) : enter(request, (me) => load(request, me), changed);
      }),
    },
  });
}

const mapped = <From, To>(record: Readonly<Record<string, From>>, to: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, to(value)]));
