import { type BrandState, brandEndpoints, brandStateKeys } from '../../../contract/settings/brands.ts';
import { saidIn, typedBrand } from '../../features/staff/brands/brand-form.ts';
import { sisterPage } from '../../features/staff/sister-page.ts';
import { defineStaffPage, type Me } from '../../features/staff/staff-page.ts';
import { data, type FormState, faultsOf, type Loaded, type PageRequest, redirect, statusOf, unopened } from '../../page/page.ts';
import { home } from '../../routes.ts';
import { staffBrand, staffContent, staffStore, staffTheme } from '../../staff-routes.ts';
import type { StaffBrandData } from './staff-brand-data.ts';
import StaffBrandScreen from './staff-brand-screen.tsx';

const flashes = {
  open: 'Brand added. Its shop is open. Its products appear within a minute.',
  closed: 'Brand added. Its shop is closed until you open it. Its products appear within a minute.',
  saved: 'Saved. Changes apply right away. Changes to what it sells take a minute.',
};

const keyOf = ({ params }: PageRequest): string => params.key ?? '';
const stateIn = (form: URLSearchParams): BrandState => brandStateKeys.find((state) => state === form.get('state')) ?? 'open';

async function show(
  request: PageRequest,
  { brands }: Pick<Me, 'brands'>,
  { form, failure }: FormState = {},
): Promise<Loaded<StaffBrandData>> {
  const { client, flash } = request;
  const opened = await client.call(brandEndpoints.get, { key: keyOf(request) });
  if (!opened.ok) return unopened(opened);
  const { tags, returnLines, base: _, ...said } = opened.data.brand;
  const inForce = { ...said, ...eachJoined({ tags, returnLines }) };
  const shownName = brands.find(({ key }) => key === keyOf(request))?.name ?? said.name;
  const details = sisterPage(request, keyOf(request), staffStore());
  const places = { [opened.data.address ?? '']: home(), Content: staffContent(), 'Store details': staffStore(), Theme: staffTheme() };
  return data(
    {
      opened: opened.data,
      otherName: shownName === said.name || details === null ? null : { name: shownName, href: details },
      links: Object.entries(places).flatMap(([title, to]) => {
        const href = sisterPage(request, keyOf(request), to);
        return href === null ? [] : [{ title, href }];
      }),
      typed: form ? { ...typedBrand(form), state: stateIn(form) } : inForce,
      done: flash,
      ...faultsOf({ failure }),
    },
    statusOf(failure),
  );
}

const eachJoined = <Field extends string>(lists: Record<Field, readonly string[]>) =>
  Object.fromEntries(Object.entries<readonly string[]>(lists).map(([field, lines]) => [field, lines.join('\n')])) as Record<Field, string>;

export default defineStaffPage<StaffBrandData>({
  title: 'Brand',
  titleOf: ({ opened }) => opened.brand.name,
  permission: 'brands.manage',
  flashes,
  load: show,
  Screen: StaffBrandScreen,
  actions: {
    save: async (form, request, me) => {
      const key = keyOf(request);
      const given = { key, version: Number(form.get('version')), state: stateIn(form), ...saidIn(typedBrand(form)) };
      const saved = await request.client.call(brandEndpoints.set, given);
      return saved.ok ? redirect(staffBrand({ key }, { done: 'saved' }), 303) : show(request, me, { form, failure: saved });
    },
  },
});
