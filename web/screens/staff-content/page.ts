import { blankOf } from '../../../contract/content/form.schemas.ts';
import { contentPage as contentPageSchema, pageId } from '../../../contract/content/page.schemas.ts';
import { contentStaffEndpoints } from '../../../contract/content/staff.ts';
import { recordOf } from '../../../contract/values/plain.ts';
import { addressOf } from '../../features/editing/names.ts';
import { orderOf, sortIn } from '../../features/staff/order.ts';
import { pageIn } from '../../features/staff/page-number.ts';
import { sisterPage } from '../../features/staff/sister-page.ts';
import { defineStaffPage, type Me } from '../../features/staff/staff-page.ts';
import { data, type FormState, type Loaded, type PageRequest, redirect, refusedStatus, statusOf, unopened } from '../../page/page.ts';
import { RouteTable } from '../../page/route.ts';
import { routes } from '../../routes.ts';
import { staffContent, staffContentDocument, staffRoutes } from '../../staff-routes.ts';
import { isFilter, keys, shownOf } from './in-order.ts';
import type { StaffContentData } from './staff-content-data.ts';
import StaffContentScreen from './staff-content-screen.tsx';

/** Filter and order that the URL asks for; anything else is ignored. */
function askedBy({ searchParams }: URL) {
  const state = searchParams.get('state');
  return { filter: isFilter(state) ? state : null, order: orderOf(keys, searchParams.get('sort')) };
}

async function show(
  request: PageRequest,
  { brands }: Pick<Me, 'brands'>,
  { form, errors, failure }: FormState = {},
): Promise<Loaded<StaffContentData>> {
  const { client, url, brand } = request;
  const listed = await client.call(contentStaffEndpoints.list, {});
  if (!listed.ok) return unopened(listed);
  const { documents } = listed.data;
  const { filter, order } = askedBy(url);
  const sisters = brands.flatMap(({ key, name }) => {
    const href = key === brand ? null : sisterPage(request, key, staffContent());
    return href === null ? [] : [{ name, href }];
  });
  return data(
    {
      brandName: brands.find(({ key }) => key === brand)?.name ?? brand,
      sisters,
      isElsewhere: listed.data.isElsewhere,
      site: documents.find(({ kind }) => kind === 'site') ?? null,
      listed: pageIn(
        shownOf(
          documents.filter(({ kind }) => kind === 'page'),
          filter,
          order,
        ),
        url,
      ),
      filter,
      order,
      done: null,
      message: failure && !errors ? failure.message : null,
      errors: errors ?? {},
      typed: { pageId: form?.get('pageId') ?? '', title: form?.get('title') ?? '' },
    },
    errors ? refusedStatus : statusOf(failure),
  );
}

const table = new RouteTable([...staffRoutes, ...routes]);

/** Errors of a new page's address and title; null for none. */
function faultsOf(id: string, title: string): Record<string, string> | null {
  const isTaken = () => id !== 'homepage' && table.match(addressOf(id))?.route.name !== 'contentPage';
  const faults = {
    ...(!pageId.safeParse(id).success
      ? { pageId: 'Use lowercase letters, numbers and hyphens' }
      : isTaken() && { pageId: 'This address is already in use' }),
    ...(title.trim() === '' && { title: 'Title is required' }),
  };
  return Object.keys(faults).length > 0 ? faults : null;
}

export default defineStaffPage<StaffContentData>({
  title: 'Content',
  permission: 'content.edit',
  views: {
    list: 'content',
    addressOf: (url, done) => {
      const { filter, order } = askedBy(url);
      return staffContent({ state: filter ?? '', sort: sortIn(keys, order), done });
    },
  },
  load: (request, me) => show(request, me),
  Screen: StaffContentScreen,
  actions: {
    create: async (form, request, me) => {
      const key = (form.get('pageId') ?? '').trim();
      const title = form.get('title') ?? '';
      const errors = faultsOf(key, title);
      if (errors) return show(request, me, { errors, form });
      const content = { ...recordOf(blankOf(contentPageSchema)), title };
      const saved = await request.client.call(contentStaffEndpoints.save, { kind: 'page', key, content, basedOn: null });
      if (saved.ok) return redirect(staffContentDocument({ kind: 'page', key }), 303);
      const isThere = saved.statusCode === 409;
      return show(request, me, { failure: saved, form, ...(isThere && { errors: { pageId: 'A page with this address already exists' } }) });
    },
  },
});
