import type { OutputOf } from '../../../contract/endpoint.ts';
import { staffEndpoints } from '../../../contract/staff.ts';
import type { Permission } from '../../../contract/staff-roles.ts';
import { type Action, data, definePage, failed, type Loaded, type PageModule, type PageRequest, redirect } from '../../page/page.ts';
import { staffSignIn } from '../../staff-routes.ts';

/** Who is signed in at the console. */
export type Me = OutputOf<typeof staffEndpoints.me>;

/** What a screen of the console gets: who looks, and what they see; null when their role may not, or it cannot be had. */
export interface StaffData<D> {
  readonly me: Me;
  readonly shown: D | null;
  /** Why it cannot be had. */
  readonly failure?: { readonly status: number; readonly message: string | null } | undefined;
}

interface StaffPage<D> {
  readonly title: string;
  /** Where one page has many addresses: what this one is about. */
  titleOf?(shown: D): string;
  /** Null: everybody of staff. */
  readonly permission: Permission | null;
  load(request: PageRequest, me: Me): Promise<Loaded<D>>;
  readonly Screen: PageModule<StaffData<D>>['Screen'];
  readonly actions?: Readonly<Record<string, Action<D>>>;
}

/**
 * A page of the staff console: never kept, never indexed, without the shop around it. Who is not signed in signs in and comes back; whose role may not see
 * it is told so, and so is who asks for what is not there. The calls that fill it ask again for themselves.
 */
export function defineStaffPage<D>({ title, titleOf, permission, load, Screen, actions = {} }: StaffPage<D>): PageModule<StaffData<D>> {
  const enter = async (request: PageRequest, show: (me: Me) => Promise<Loaded<D>>): Promise<Loaded<StaffData<D>>> => {
    const me = await request.client.call(staffEndpoints.me, {});
    if (!me.ok) {
      return me.statusCode === 401
        ? redirect(staffSignIn({ returnTo: request.url.pathname + request.url.search }), 303)
        : failed(me.statusCode, me.message);
    }
    if (permission !== null && !me.data.permissions.includes(permission)) return data({ me: me.data, shown: null }, 403);
    const loaded = await show(me.data);
    if (loaded.kind === 'redirect') return loaded;
    if (loaded.kind === 'data') return data({ me: me.data, shown: loaded.data }, loaded.status);
    const { status, message = null } = loaded;
    return data({ me: me.data, shown: null, failure: { status, message } }, status);
  };
  return definePage<StaffData<D>>({
    load: (request) => enter(request, (me) => load(request, me)),
    head: ({ shown, failure }) => {
      const without = failure ? 'not found' : 'not open';
      return { title: `${shown === null ? `${title}: ${without}` : (titleOf?.(shown) ?? title)} · Staff`, robots: 'noindex' };
    },
    cache: 'none',
    shell: 'bare',
    Screen,
    actions: Object.fromEntries(
      Object.entries(actions).map(([name, action]) => [
        name,
        (form: URLSearchParams, request: PageRequest) => enter(request, () => action(form, request)),
      ]),
    ),
  });
}
