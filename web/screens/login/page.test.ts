import { describe, expect, test } from 'vitest';
import { accountEndpoints } from '../../../contract/accounts/accounts.ts';
import { Client, failure } from '../../../contract/api/client.ts';
import { storeEndpoints } from '../../../contract/settings/store.ts';
import type { PageRequest } from '../../page/page.ts';
import type { LoginData } from './login-data.ts';
import page from './page.ts';

/** A guest of Pip & Alder, whose sister has a separate host or shares its cookies; signing out fails with `signOutFails`. */
const visit = (path: string, isApart: boolean, signOutFails?: number): PageRequest => ({
  url: new URL(path, 'https://pip.example'),
  params: {},
  brand: 'pip-alder',
  channel: 'website',
  flash: null,
  now: new Date('2026-07-01T12:00:00Z'),
  client: new Client({
    call: async (endpoint) =>
      endpoint === accountEndpoints.logout && signOutFails
        ? failure(signOutFails)
        : endpoint === storeEndpoints.getNames
          ? { ok: true, statusCode: 200, data: { brands: [{ key: 'alder-loom', name: 'Alder Living' }] } }
          : { ok: true, statusCode: 200, data: { ok: false } },
  }),
  cookie: () => undefined,
  shopOf: (brand) => `https://${brand}.example`,
  familySignInPath: (brand, to) => (isApart ? `/family/sign-in?${new URLSearchParams({ from: brand, to })}` : null),
});

async function shown(path: string, isApart: boolean): Promise<LoginData> {
  const loaded = await page.load(visit(path, isApart));
  if (loaded.kind !== 'data') throw new Error(loaded.kind);
  return loaded.data;
}

describe('[§1 one login] the sign-in page of a shop on a separate host', () => {
  test('offers to continue as at the sister, and returns to the requested page', async () => {
    const { sisters } = await shown('/login?redirect_to=/myaccount/orders', true);
    const [sister] = sisters;
    expect([sisters.length, sister?.name]).toEqual([1, 'Alder Living']);
    const link = new URL(sister?.href ?? '', 'https://pip.example');
    expect([link.pathname, link.searchParams.get('from')]).toEqual(['/family/sign-in', 'alder-loom']);
    const back = new URL(link.searchParams.get('to') ?? '', 'https://pip.example');
    expect([back.pathname, back.searchParams.get('redirect_to')]).toEqual(['/login', '/myaccount/orders']);
    expect((await shown(back.pathname + back.search, true)).isGuestThere).toBe(true);
  });

  test('offers nothing where both share cookies', async () => {
    expect(await shown('/login', false)).toMatchObject({ sisters: [], isGuestThere: false });
  });
});

test('[§4 sign out] one that fails is reported, not shown as done', async () => {
  const signOut = (request: PageRequest) => page.actions?.logout?.(new URLSearchParams({ to: 'home' }), request);
  expect(await signOut(visit('/login', false))).toMatchObject({ kind: 'redirect', location: '/' });
  expect(await signOut(visit('/login', false, 500))).toMatchObject({
    kind: 'failure',
    status: 500,
    message: expect.stringContaining('your session may still be open'),
  });
});
