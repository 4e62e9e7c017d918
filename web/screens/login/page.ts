import { accountEndpoints } from '../../../contract/accounts/accounts.ts';
import { secondFactorEndpoints } from '../../../contract/accounts/second-factor.ts';
import type { Result } from '../../../contract/api/client.ts';
import { cartEndpoints } from '../../../contract/cart/cart.ts';
import { visitorEndpoints } from '../../../contract/visitor/visitor.ts';
import { safeReturn } from '../../features/account/return-to.ts';
import { wordsOf } from '../../features/account/words-of.ts';
import { data, definePage, failed, type Loaded, type PageRequest, redirect, statusOf } from '../../page/page.ts';
import { account, cart, checkout, home, login } from '../../routes.ts';
import type { Sister } from '../../shell/family/family-links.tsx';
import { familyNames, type NamedBrand } from '../../shell/family/family-names.ts';
import type { LoginData } from './login-data.ts';
import LoginScreen from './login-screen.tsx';

const guestThere = 'guest-there';
const flashes = {
  password: 'Your new password is set. Please sign in with it.',
  everywhere: 'You’re signed out on all devices.',
  ended: 'Your session has ended. Please sign in to pick up where you left off.',
};
/** Whether or not this device still has the session. */
const signOutFailed =
  'We couldn’t finish signing you out, so your session may still be open. Sign in again and choose “Sign out everywhere” under “Sign-in and security.”';

const tabOf = (name: string | null): LoginData['tab'] => (name === 'register' ? 'register' : 'login');

/** Links through the family's other shops; a visitor without a sign-in there returns here with a message. */
function sistersOf({ brand, shopOf, familySignInPath }: PageRequest, family: readonly NamedBrand[], returnTo: string | null): Sister[] {
  const back = login({ tab: 'login', returnTo: returnTo ?? undefined, done: guestThere });
  return family.flatMap(({ key, name }) => {
    const href = key !== brand && shopOf(key) ? familySignInPath(key, back) : null;
    return href === null ? [] : [{ name, href }];
  });
}

const namesIn = (request: PageRequest, family: readonly NamedBrand[], returnTo: string | null) => ({
  brandNames: family.map(({ name }) => name),
  sisters: sistersOf(request, family, returnTo),
});

/** Whether the visitor came from the checkout, which takes guests too. */
const goesToCheckout = (returnTo: string | null): boolean => returnTo?.split('?', 1)[0] === checkout();

async function load(request: PageRequest): Promise<Loaded<LoginData>> {
  const { url, client } = request;
  const returnTo = safeReturn(url.searchParams.get('redirect_to'));
  const done = url.searchParams.get('done') ?? '';
  const [visitor, family] = await Promise.all([client.call(visitorEndpoints.getVisitor, {}), familyNames(client)]);
  if (visitor.ok && visitor.data.ok) return redirect(returnTo ?? account(), 303);
  return data({
    tab: tabOf(url.searchParams.get('tab')),
    step: url.searchParams.get('step') === 'code' ? 'code' : 'password',
    returnTo,
    email: url.searchParams.get('email') ?? '',
    subscribe: false,
    errors: {},
    message: null,
    done: request.flash,
    ...namesIn(request, family, returnTo),
    goesToCheckout: goesToCheckout(returnTo),
    isGuestThere: done === guestThere,
  });
}

/** Redirects to where the visitor came from, or to the cart when there is a merge to report (checklist 21). */
async function onward({ client }: PageRequest, returnTo: string | null): Promise<string> {
  const merge = await client.call(cartEndpoints.merge, {});
  return returnTo ?? (merge.ok && merge.data.merged ? cart() : account());
}

function enter(place: LoginData['tab'] | 'code', attempt: (form: URLSearchParams, request: PageRequest) => Promise<Result<unknown>>) {
  return async (form: URLSearchParams, request: PageRequest): Promise<Loaded<LoginData>> => {
    const returnTo = safeReturn(form.get('redirect_to'));
    const isSecond = place === 'code';
    const tab = isSecond ? 'login' : place;
    const result = await attempt(form, request);
    if (result.ok) return redirect(await onward(request, returnTo), 303);
    if (result.code === 'code_needed') return redirect(login({ step: 'code', returnTo: returnTo ?? undefined }), 303);
    const typed = { email: form.get('email') ?? '', subscribe: form.has('subscribe') };
    // Once the first step has ended, it starts over.
    const step = isSecond && result.code !== 'first_step_ended' ? 'code' : 'password';
    const wrong = { errors: result.fields ?? {}, message: wordsOf(result), done: null, isGuestThere: false };
    const names = namesIn(request, await familyNames(request.client), returnTo);
    return data({ tab, step, returnTo, ...typed, ...wrong, ...names, goesToCheckout: goesToCheckout(returnTo) }, statusOf(result));
  };
}

export default definePage<LoginData>({
  flashes,
  load,
  head: ({ tab }) => ({
    title: tab === 'register' ? 'Create an account' : 'Sign in',
    canonical: login(tab === 'register' ? { tab } : {}),
    robots: 'noindex',
  }),
  cache: 'none',
  Screen: LoginScreen,
  actions: {
    login: enter('login', (form, { client }) =>
      client.call(accountEndpoints.login, { email: form.get('email') ?? '', password: form.get('password') ?? '' }),
    ),
    register: enter('register', (form, { client }) =>
      client.call(accountEndpoints.register, {
        email: form.get('email') ?? '',
        password: form.get('password') ?? '',
        isSubscribed: form.has('subscribe'),
      }),
    ),
    code: enter('code', (form, { client }) => client.call(secondFactorEndpoints.confirmCode, { code: form.get('code') ?? '' })),
    logout: async (form, { client }) => {
      const ended = await client.call(accountEndpoints.logout, {});
      if (!ended.ok) return failed(ended.statusCode, signOutFailed);
      return redirect(form.get('to') === 'home' ? home() : login({ tab: 'login' }), 303);
    },
  },
});
