import type { Failure } from '../../../contract/api/client.ts';
import { staffEndpoints } from '../../../contract/staff/staff.ts';
import { enrolmentOf, withPassword } from '../../features/account/enrolment.ts';
import { data, definePage, faultsOf, type Loaded, type PageRequest, statusOf } from '../../page/page.ts';
import type { StaffSetUpData } from './staff-set-up-data.ts';
import StaffSetUpScreen from './staff-set-up-screen.tsx';

async function show({ client }: PageRequest, token: string, failure: Failure | null): Promise<Loaded<StaffSetUpData>> {
  const asked = await client.call(staffEndpoints.showSetUp, { token });
  if (!asked.ok) return data({ state: 'spent', message: asked.message }, asked.statusCode);
  const { name, email, secret, uri } = asked.data;
  return data(
    {
      state: 'open',
      token,
      name,
      email,
      enrolment: enrolmentOf(secret, uri),
      errors: withPassword(failure?.fields ?? {}),
      message: faultsOf({ failure }).message,
    },
    statusOf(failure),
  );
}

export default definePage<StaffSetUpData>({
  load: (request) => show(request, request.url.searchParams.get('token') ?? '', null),
  head: () => ({ title: 'Set up your staff account', robots: 'noindex' }),
  cache: 'none',
  shell: 'bare',
  Screen: StaffSetUpScreen,
  actions: {
    'set-up': async (form, request) => {
      const token = form.get('token') ?? '';
      const typed = { token, password: form.get('password') ?? '', code: form.get('code') ?? '' };
      const result = await request.client.call(staffEndpoints.completeSetUp, typed);
      return result.ok ? data({ state: 'done', recoveryCodes: result.data.recoveryCodes }) : show(request, token, result);
    },
  },
});
