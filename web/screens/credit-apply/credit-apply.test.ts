import { expect, it } from 'vitest';
import { Client, type Transport } from '../../../contract/api/client.ts';
import { describedEndpoint } from '../../../contract/index.ts';
import type { PageRequest } from '../../page/page.ts';
import page from './page.ts';

const card = { accountId: 1, last4: '5040', isTemporary: true, limit: 500_000, approvedOn: '2026-07-01', welcomeUntil: '2026-07-31' };

/** Whether a holder of this card, with these purchases, is promised the welcome offer. */
async function isPromised(held: typeof card, charges: readonly object[]): Promise<boolean> {
  const answers: Record<string, object> = {
    'credit.getSetup': {},
    'credit.getOfferStatus': { application: null, cards: [held], prescreen: null },
    'credit.getAccount': { ...held, charges },
  };
  const call: Transport['call'] = async (endpoint) => ({
    ok: true,
    statusCode: 200,
    data: answers[describedEndpoint(endpoint).name] ?? {},
  });
  const request: PageRequest = {
    url: new URL('https://shop.example/credit-card/apply'),
    params: {},
    brand: 'alder-loom',
    channel: 'website',
    flash: null,
    now: new Date('2026-07-02T12:00:00Z'),
    client: new Client({ call }),
    cookie: () => undefined,
    shopOf: () => null,
    familySignInPath: () => null,
  };
  const loaded = await page.load(request);
  return loaded.kind === 'data' && loaded.data.awaitsWelcome;
}

it.each([
  ['a new card', card, [], true],
  ['a card with a purchase', card, [{}], false],
  ['a card that has come by mail', { ...card, isTemporary: false }, [], false],
] as const)('[§1 financing] promises $25 off a first order with %s: %#', async (_, held, charges, promised) => {
  expect(await isPromised(held, charges)).toBe(promised);
});
