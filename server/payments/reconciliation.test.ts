import { expect, it } from 'vitest';
import type { BookedEntry } from './entries/store.ts';
import type { ProviderEntry } from './provider.ts';
import { differences } from './reconciliation.ts';

const at = new Date(0);
const base = { key: 'a', kind: 'captured', amount: 100, state: 'succeeded' } as const;

it.each<[string, Partial<BookedEntry> | null, Partial<ProviderEntry> | null, boolean]>([
  ['the same on both sides', {}, {}, false],
  ['another amount', {}, { amount: 99 }, true],
  ['another kind', {}, { kind: 'refunded' }, true],
  ['succeeded here and failed there', {}, { state: 'failed' }, true],
  ['pending here and succeeded there', { state: 'pending' }, {}, true],
  ['unknown there', {}, null, true],
  ['pending here and unknown there', { state: 'pending' }, null, true],
  ['failed here and unknown there', { state: 'failed' }, null, false],
  ['unknown here', null, {}, true],
  ['failed there and unknown here', null, { state: 'failed' }, false],
])('%s: is it a difference?', (_name, ours, theirs, differs) => {
  const [mine, other] = [ours && { ...base, ...ours }, theirs && { ...base, at, ...theirs }];
  const found = differences(mine ? [mine] : [], other ? [other] : []);
  expect(found).toEqual(differs ? [{ key: 'a', ours: mine, theirs: other }] : []);
});
