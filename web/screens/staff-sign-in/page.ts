import type { Failure } from '../../../contract/api/client.ts';
import { staffEndpoints } from '../../../contract/staff/staff.ts';
import { safeReturn } from '../../features/account/return-to.ts';
import { data, definePage, type Loaded, type PageRequest, redirect, statusOf } from '../../page/page.ts';
import { staffHome, staffSignIn } from '../../staff-routes.ts';
import type { StaffSignInData } from './staff-sign-in-data.ts';
import StaffSignInScreen from './staff-sign-in-screen.tsx';

/** Only paths of the console, so that a link to this page cannot redirect anywhere else. */
function returnOf(wanted: string | null): string | null {
  const path = safeReturn(wanted);
  return path && /^\/(staff|impersonate)(\/|\?|$)/.test(path) ? path : null;
}

const stepOf = (url: URL): StaffSignInData['step'] => (url.searchParams.get('step') === 'code' ? 'code' : 'password');

async function load({ url, client }: PageRequest): Promise<Loaded<StaffSignInData>> {
  const returnTo = returnOf(url.searchParams.get('redirect_to'));
  const me = await client.call(staffEndpoints.me, {});
  if (me.ok) return redirect(returnTo ?? staffHome(), 303);
  return data({ step: stepOf(url), returnTo, email: '', errors: {}, message: null });
}

function again(step: StaffSignInData['step'], form: URLSearchParams, failure: Failure): Loaded<StaffSignInData> {
  const returnTo = returnOf(form.get('redirect_to'));
  const message = failure.fields ? null : failure.message;
  return data({ step, returnTo, email: form.get('email') ?? '', errors: failure.fields ?? {}, message }, statusOf(failure));
}

export default definePage<StaffSignInData>({
  load,
  head: () => ({ title: 'Staff sign-in', robots: 'noindex' }),
  cache: 'none',
  shell: 'bare',
  Screen: StaffSignInScreen,
  actions: {
    password: async (form, { client }) => {
      const typed = { email: form.get('email') ?? '', password: form.get('password') ?? '' };
      const result = await client.call(staffEndpoints.signIn, typed);
      const returnTo = returnOf(form.get('redirect_to')) ?? undefined;
      return result.ok ? redirect(staffSignIn({ step: 'code', returnTo }), 303) : again('password', form, result);
    },
    code: async (form, { client }) => {
      const result = await client.call(staffEndpoints.confirmCode, { code: form.get('code') ?? '' });
      if (result.ok) return redirect(returnOf(form.get('redirect_to')) ?? staffHome(), 303);
      // The first step has expired, so it starts over.
      return again(result.code === 'unauthorized' ? 'password' : 'code', form, result);
    },
    'sign-out': async (_form, { client }) => {
      await client.call(staffEndpoints.signOut, {});
      return redirect(staffSignIn(), 303);
    },
  },
});
