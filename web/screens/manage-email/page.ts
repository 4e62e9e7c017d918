import { family } from '../../../brands/family.ts';
import { accountEndpoints } from '../../../contract/accounts/accounts.ts';
import { emailPreferenceEndpoints } from '../../../contract/email/email-preferences.ts';
import { visitorEndpoints } from '../../../contract/visitor/visitor.ts';
import { wordsOf } from '../../features/account/words-of.ts';
import { data, definePage, oneClickAction, type PageRequest, redirect, statusOf, unopened } from '../../page/page.ts';
import { manageEmail } from '../../routes.ts';
import { familyNames } from '../../shell/family/family-names.ts';
import type { ManageEmailData } from './manage-email-data.ts';
import ManageEmailScreen from './manage-email-screen.tsx';

const chosenIn = (names: readonly string[]): string[] => family.map(({ key }) => key).filter((key) => names.includes(key));

const doneOf = (value: string | null): ManageEmailData['done'] => (value === 'saved' || value === 'sent' ? value : null);

const linkOf = ({ url: { searchParams } }: PageRequest) => ({
  email: searchParams.get('email') ?? undefined,
  token: searchParams.get('token') ?? undefined,
});

async function show(request: PageRequest): Promise<ManageEmailData> {
  const { client, url } = request;
  const { email, token } = linkOf(request);
  const choice = url.searchParams.get('choice');
  const [visitor, found, brands] = await Promise.all([
    client.call(visitorEndpoints.getVisitor, {}),
    client.call(emailPreferenceEndpoints.get, { email, token }),
    familyNames(client),
  ]);
  const preferences = found.ok ? found.data.preferences : null;
  const inAccount = visitor.ok && visitor.data.ok && !token;
  // Until a customer's address is confirmed it is not known to be theirs; they need not type it all the same.
  const profile = inAccount && !preferences && !email ? await client.call(accountEndpoints.getProfile, {}) : null;
  const typed = email ?? (profile?.ok ? profile.data.email : '');
  // Nothing is checked for unknown visitors, because consent must be given actively.
  const stored = preferences ? preferences.siteTypes : [];
  return {
    brands,
    inAccount,
    email: preferences?.email ?? typed,
    known: preferences !== null,
    token: token ?? null,
    chosen: choice === null ? stored : chosenIn(choice.split(',')),
    waits: choice !== null && preferences !== null,
    errors: {},
    message: found.ok ? null : 'Your email preferences are unavailable right now. Please try again later.',
    done: doneOf(url.searchParams.get('done')),
  };
}

export default definePage<ManageEmailData>({
  load: async (request) => data(await show(request)),
  head: () => ({ title: 'Email preferences', robots: 'noindex' }),
  cache: 'none',
  Screen: ManageEmailScreen,
  actions: {
    // The recipient leaves the list of the brand that wrote, not the others'.
    [oneClickAction]: async (_form, request) => {
      const left = await request.client.call(emailPreferenceEndpoints.leave, linkOf(request));
      return left.ok ? data({ ...(await show(request)), done: 'saved' }) : unopened(left);
    },
    save: async (form, request) => {
      const email = form.get('email') ?? '';
      const token = form.get('token') ?? undefined;
      const chosen = form.has('none') ? [] : chosenIn(form.getAll('siteTypes'));
      const isSubscribed = chosen.length > 0;
      const result = await request.client.call(emailPreferenceEndpoints.save, { email, token, siteTypes: chosen, isSubscribed });
      if (result.ok) return redirect(manageEmail({ email, token, done: result.data.applied ? 'saved' : 'sent' }), 303);
      const shown = await show(request);
      return data({ ...shown, email, chosen, errors: result.fields ?? {}, message: wordsOf(result), done: null }, statusOf(result));
    },
  },
});
