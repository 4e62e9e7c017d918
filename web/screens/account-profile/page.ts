import { accountEndpoints } from '../../../contract/accounts/accounts.ts';
import type { Failure } from '../../../contract/api/client.ts';
import { impersonationEndpoints } from '../../../contract/staff/care/impersonation.ts';
import { signInFirst } from '../../features/account/sign-in-first.ts';
import { data, definePage, faultsOf, type Loaded, type PageRequest, redirect, statusOf } from '../../page/page.ts';
import { accountProfile } from '../../routes.ts';
import type { AccountProfileData } from './account-profile-data.ts';
import AccountProfileScreen from './account-profile-screen.tsx';

const flashes = {
  name: 'Name saved.',
  email: 'We’ve sent a link to the new address. Follow it within 24 hours to make the change. We’ve let your current address know, too.',
  link: 'We’ve sent you a new link.',
  'email-link': 'We’ve sent the link again. Use the newest one: earlier links no longer work.',
  'email-cancelled': 'Your email stays as it is.',
  'email-none': 'There was no pending change. Your email is shown below.',
};

async function show(
  request: PageRequest,
  failure: Failure | null,
  typed?: Partial<AccountProfileData['typed']>,
): Promise<Loaded<AccountProfileData>> {
  const { client } = request;
  const [profile, acting] = await Promise.all([client.call(accountEndpoints.getProfile, {}), client.call(impersonationEndpoints.get, {})]);
  if (!profile.ok) return signInFirst(request, profile);
  const pending = acting.ok ? null : await client.call(accountEndpoints.getEmailChange, {});
  const emailChange = pending?.ok ? pending.data.change : null;
  const { firstName, lastName } = profile.data;
  const shown = { profile: profile.data, isActedFor: acting.ok, emailChange, done: request.flash, ...faultsOf({ failure }) };
  return data({ ...shown, typed: { firstName, lastName, newEmail: '', ...typed } }, statusOf(failure));
}

/** The change may have been confirmed, stopped or cancelled elsewhere, or have run out, while its button was still shown. */
const afterwards = ({ wasPending }: { readonly wasPending: boolean }, done: string) =>
  redirect(accountProfile({ done: wasPending ? done : 'email-none' }), 303);

export default definePage<AccountProfileData>({
  flashes,
  load: (request) => show(request, null),
  head: () => ({ title: 'Profile', robots: 'noindex' }),
  cache: 'none',
  Screen: AccountProfileScreen,
  actions: {
    name: async (form, request) => {
      const name = { firstName: form.get('firstName') ?? '', lastName: form.get('lastName') ?? '' };
      const result = await request.client.call(accountEndpoints.updateProfile, name);
      return result.ok ? redirect(accountProfile({ done: 'name' }), 303) : show(request, result, name);
    },
    email: async (form, request) => {
      const typed = { newEmail: form.get('newEmail') ?? '', currentPassword: form.get('currentPassword') ?? '' };
      const result = await request.client.call(accountEndpoints.changeEmail, typed);
      return result.ok ? redirect(accountProfile({ done: 'email' }), 303) : show(request, result, { newEmail: typed.newEmail });
    },
    'email-link': async (_form, request) => {
      const result = await request.client.call(accountEndpoints.sendEmailChange, {});
      return result.ok ? afterwards(result.data, 'email-link') : show(request, result);
    },
    'email-cancel': async (_form, request) => {
      const result = await request.client.call(accountEndpoints.cancelEmailChange, {});
      return result.ok ? afterwards(result.data, 'email-cancelled') : show(request, result);
    },
    link: async (_form, request) => {
      const result = await request.client.call(accountEndpoints.sendVerification, {});
      return result.ok ? redirect(accountProfile({ done: 'link' }), 303) : show(request, result);
    },
  },
});
