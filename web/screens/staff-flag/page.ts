import type { Result } from '../../../contract/api/client.ts';
import { type FlagName, isFlagName } from '../../../contract/flags/flags.ts';
import { flagStaffEndpoints } from '../../../contract/staff/staff-flags.ts';
import { flagTitle } from '../../features/staff/flag-words.ts';
import { pageNumber } from '../../features/staff/page-number.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, type FormState, faultsOf, type Loaded, notFound, type PageRequest, redirect, statusOf, unopened } from '../../page/page.ts';
import { staffFlag } from '../../staff-routes.ts';
import type { StaffFlagData } from './staff-flag-data.ts';
import StaffFlagScreen from './staff-flag-screen.tsx';

const flashes = {
  set: 'Saved. The change applies right away.',
  cleared: 'Setting removed.',
};

async function show({ client, url, flash, params }: PageRequest, { failure, form }: FormState = {}): Promise<Loaded<StaffFlagData>> {
  const flag = flagOf(params);
  if (!flag) return notFound();
  const found = await client.call(flagStaffEndpoints.get, { flag, page: pageNumber(url) });
  if (!found.ok) return unopened(found);
  const typed = (name: string) => form?.get(name) ?? '';
  return data(
    {
      flag: found.data,
      done: flash,
      ...faultsOf({ failure }),
      typed: { brand: typed('brand'), percentage: typed('percentage'), visitors: typed('visitors'), reason: typed('reason') },
    },
    statusOf(failure),
  );
}

/** The flag that the page's address names; null where there is no such flag. */
const flagOf = ({ flag = '' }: PageRequest['params']): FlagName | null => (isFlagName(flag) ? flag : null);

const brandOf = (form: URLSearchParams) => form.get('brand') || null;

const told = (
  done: string,
  attempt: (flag: FlagName, form: URLSearchParams, client: PageRequest['client']) => Promise<Result<unknown>>,
) => {
  return async (form: URLSearchParams, request: PageRequest): Promise<Loaded<StaffFlagData>> => {
    const flag = flagOf(request.params);
    if (!flag) return notFound();
    const result = await attempt(flag, form, request.client);
    return result.ok ? redirect(staffFlag({ flag }, { done }), 303) : show(request, { failure: result, form });
  };
};

export default defineStaffPage<StaffFlagData>({
  title: 'Feature',
  titleOf: ({ flag }) => `Feature: ${flagTitle(flag.flag)}`,
  permission: 'flags.edit',
  flashes,
  load: (request) => show(request),
  Screen: StaffFlagScreen,
  actions: {
    set: told('set', (flag, form, client) =>
      client.call(flagStaffEndpoints.set, {
        flag,
        version: form.get('version') ?? '',
        brand: brandOf(form),
        // An empty field is an error; it must not count as 0 %.
        percentage: form.get('percentage')?.trim() || 'nothing',
        visitors: (form.get('visitors') ?? '').split(/[\s,]+/).filter(Boolean),
        reason: form.get('reason') ?? '',
      }),
    ),
    clear: told('cleared', (flag, form, client) =>
      client.call(flagStaffEndpoints.clear, {
        flag,
        version: form.get('version') ?? '',
        brand: brandOf(form),
        reason: form.get('reason') ?? '',
      }),
    ),
  },
});
