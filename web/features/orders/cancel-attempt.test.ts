import { describe, expect, it } from 'vitest';
import { failure } from '../../../contract/api/client.ts';
import type { Cancellation, CancelQuote } from '../../../contract/orders/cancelling.ts';
import { attempt } from './cancel-attempt.ts';
import { choiceIn } from './cancel-choice.ts';
import { cancelData } from './cancel-data.ts';

const sent = (fields: Record<string, string>) =>
  new URLSearchParams({ cancellationUuid: 'u', scope: 'lines', reason: 'changed_mind', ...fields });
const never = () => Promise.reject(new Error('sent'));
const quote: CancelQuote = {
  orderNumber: 'AAAA-BBBBB',
  currency: 'USD',
  lines: [],
  shipping: 0,
  method: 'refund',
  refundable: 0,
  refusal: null,
  canCancelAll: false,
};

describe('[§5 cancellation] the cancellation form', () => {
  it('reads units, without lines where none are chosen', () => {
    expect(choiceIn(sent({ 'units-7': '2', 'units-8': '0', 'units-x': '3' })).units).toEqual([{ variationId: 7, quantity: 2 }]);
  });

  it.each([
    [{}, { lines: 'Choose at least one item' }],
    [{ reason: '', 'units-7': '1' }, { reason: 'Select a reason' }],
    [{ scope: 'all', reason: '' }, { reason: 'Select a reason' }],
  ])('%j is refused before it is sent', async (fields, errors) => {
    expect(await attempt(sent(fields), never)).toEqual({ kind: 'refused', failure: null, errors });
  });

  it('without script shows the refund before it is submitted', async () => {
    const cancellation = { amount: 1 } as Cancellation;
    const send = async () => ({ ok: true, statusCode: 200, data: cancellation }) as const;
    expect(await attempt(sent({ 'units-7': '1', step: 'review' }), never)).toEqual({ kind: 'review' });
    expect(await attempt(sent({ 'units-7': '1' }), send)).toEqual({ kind: 'done', cancellation });
  });

  it.each([
    [500, 'Oh no! It looks like something went wrong.'],
    [0, 'Oh no! It looks like something went wrong.'],
    [409, 'Conflict'],
  ])('[§8] answers a failure with status %i: %s', (status, words) => {
    const attempt = { kind: 'refused', failure: failure(status) } as const;
    expect(cancelData({ ok: true, statusCode: 200, data: quote }, { form: sent({}), attempt })?.message).toBe(words);
  });
});
