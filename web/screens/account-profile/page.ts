import { accountEndpoints, type Profile } from '../../../contract/accounts.ts';
import type { Failure } from '../../../contract/client.ts';
import { impersonationEndpoints } from '../../../contract/impersonation.ts';
import { signInFirst, statusOf } from '../../features/account/sign-in-first.ts';
import { data, definePage, type Loaded, type PageRequest, redirect } from '../../page/page.ts';
import { accountProfile } from '../../routes.ts';
import AccountProfileScreen from './account-profile-screen.tsx';

export interface AccountProfileData {
  readonly profile: Profile;
  /** Somebody of staff looks at it in the customer's name: they may read it, and change nothing. */
  readonly isActedFor: boolean;
  readonly done: string | null;
  /** What was typed for a new address, after it was refused. */
  readonly newEmail: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly message: string | null;
}

const doneWords: Readonly<Record<string, string>> = {
  name: 'Your name is saved.',
  email: 'We have sent a link to the new address. It becomes yours here once you follow it.',
  link: 'A new link is on its way to your inbox.',
};

async function show(request: PageRequest, failure: Failure | null, newEmail = ''): Promise<Loaded<AccountProfileData>> {
  const { client } = request;
  const [profile, acting] = await Promise.all([client.call(accountEndpoints.getProfile, {}), client.call(impersonationEndpoints.get, {})]);
  if (!profile.ok) return signInFirst(request, profile);
  const done = failure ? null : (doneWords[request.url.searchParams.get('done') ?? ''] ?? null);
  const message = failure && !failure.fields ? failure.message : null;
  const shown = { profile: profile.data, isActedFor: acting.ok, done, newEmail, errors: failure?.fields ?? {}, message };
  return data(shown, statusOf(failure));
}

export default definePage<AccountProfileData>({
  load: (request) => show(request, null),
  head: () => ({ title: 'Profile', robots: 'noindex' }),
  cache: 'none',
  Screen: AccountProfileScreen,
  actions: {
    name: async (form, request) => {
      const name = { firstName: form.get('firstName') ?? '', lastName: form.get('lastName') ?? '' };
      const result = await request.client.call(accountEndpoints.updateProfile, name);
      return result.ok ? redirect(accountProfile({ done: 'name' }), 303) : show(request, result);
    },
    email: async (form, request) => {
      const typed = { newEmail: form.get('newEmail') ?? '', currentPassword: form.get('currentPassword') ?? '' };
      const result = await request.client.call(accountEndpoints.changeEmail, typed);
      return result.ok ? redirect(accountProfile({ done: 'email' }), 303) : show(request, result, typed.newEmail);
    },
    link: async (_form, request) => {
      const result = await request.client.call(accountEndpoints.sendVerification, {});
      return result.ok ? redirect(accountProfile({ done: 'link' }), 303) : show(request, result);
    },
  },
});
