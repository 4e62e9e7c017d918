import { expect, it } from 'vitest';
import { Client, type Transport } from '../../../contract/api/client.ts';
import { describedEndpoint } from '../../../contract/index.ts';
import { returnRefusals } from '../../../contract/returns/returns.ts';
import { loadReturns } from './load-returns.ts';

/** What an order's page says of returns, by the refusal of each of its lines; null: it can be returned. */
function said(refusals: readonly (string | null)[]) {
  const lines = refusals.map((refusal) => ({ refusal, refundAmounts: refusal === null ? [100] : [] }));
  const call: Transport['call'] = async (endpoint) => ({
    ok: true,
    statusCode: 200,
    data: describedEndpoint(endpoint).name === 'returns.quote' ? { lines } : { returns: [] },
  });
  return loadReturns(new Client({ call }), { orderNumber: '7KQ2-M9XWT' });
}

const { not_shipped, not_returnable, window_closed, returned } = returnRefusals;

it.each([
  [[null, not_returnable], true, false],
  [[not_shipped], false, false],
  [[returned], false, false],
  [[not_returnable], false, true],
  [[not_shipped, window_closed], false, true],
])(
  '[§2.9 returns] an order’s page says that nothing can be returned, where it does not say why elsewhere: %j',
  async (refusals, canReturn, cannotReturn) => {
    expect(await said(refusals)).toMatchObject({ canReturn, cannotReturn });
  },
);
