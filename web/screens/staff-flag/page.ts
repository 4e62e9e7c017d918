import type { Failure, Result } from '../../../contract/client.ts';
import type { OutputOf } from '../../../contract/endpoint.ts';
import { flagName } from '../../../contract/flags.ts';
import { flagStaffEndpoints } from '../../../contract/staff-flags.ts';
import { statusOf } from '../../features/account/sign-in-first.ts';
import { flagTitle } from '../../features/staff/flag-words.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, failed, type Loaded, notFound, type PageRequest, redirect } from '../../page/page.ts';
import { staffFlag } from '../../staff-routes.ts';
import StaffFlagScreen from './staff-flag-screen.tsx';

export interface StaffFlagData {
  readonly flag: OutputOf<typeof flagStaffEndpoints.get>;
  readonly done: string | null;
  readonly message: string | null;
  readonly errors: Readonly<Record<string, string>>;
  /** As typed before; empty names are the form's own choice. */
  readonly typed: { readonly brand: string; readonly percentage: string; readonly visitors: string; readonly reason: string };
}

const doneWords: Readonly<Record<string, string>> = {
  set: 'The feature is set. It applies from now on.',
  cleared: 'The setting is taken back.',
};

async function show(
  { client, url, params }: PageRequest,
  attempt?: { failure: Failure; form: URLSearchParams },
): Promise<Loaded<StaffFlagData>> {
  const flag = flagName.safeParse(params.flag);
  if (!flag.success) return notFound();
  const found = await client.call(flagStaffEndpoints.get, { flag: flag.data });
  if (!found.ok) return failed(found.statusCode, found.message);
  const { failure, form } = attempt ?? {};
  const typed = (name: string) => form?.get(name) ?? '';
  return data(
    {
      flag: found.data,
      done: failure ? null : (doneWords[url.searchParams.get('done') ?? ''] ?? null),
      message: failure && !failure.fields ? failure.message : null,
      errors: failure?.fields ?? {},
      typed: { brand: typed('brand'), percentage: typed('percentage'), visitors: typed('visitors'), reason: typed('reason') },
    },
    statusOf(failure ?? null),
  );
}

const brandOf = (form: URLSearchParams) => form.get('brand') || null;

const told = (done: string, attempt: (form: URLSearchParams, request: PageRequest) => Promise<Result<unknown>>) => {
  return async (form: URLSearchParams, request: PageRequest): Promise<Loaded<StaffFlagData>> => {
    const flag = flagName.safeParse(request.params.flag);
    if (!flag.success) return notFound();
    const result = await attempt(form, request);
    return result.ok ? redirect(staffFlag({ flag: flag.data }, { done }), 303) : show(request, { failure: result, form });
  };
};

export default defineStaffPage<StaffFlagData>({
  title: 'Feature',
  titleOf: ({ flag }) => `Feature: ${flagTitle(flag.flag)}`,
  permission: 'flags.edit',
  load: (request) => show(request),
  Screen: StaffFlagScreen,
  actions: {
    set: told('set', (form, { client, params }) =>
      client.call(flagStaffEndpoints.set, {
        flag: flagName.parse(params.flag),
        brand: brandOf(form),
        // Nothing typed is no number, rather than none of the visitors.
        percentage: form.get('percentage')?.trim() || 'nothing',
        visitors: (form.get('visitors') ?? '').split(/[\s,]+/).filter(Boolean),
        reason: form.get('reason') ?? '',
      }),
    ),
    clear: told('cleared', (form, { client, params }) =>
      client.call(flagStaffEndpoints.clear, { flag: flagName.parse(params.flag), brand: brandOf(form), reason: form.get('reason') ?? '' }),
    ),
  },
});
