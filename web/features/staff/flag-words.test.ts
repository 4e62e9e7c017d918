import { expect, it } from 'vitest';
import type { ListedFlag } from '../../../contract/staff/staff-flags.ts';
import { holding, stateInWords } from './flag-words.ts';

it.each([
  [100, 0, 'On'],
  [0, 0, 'Off'],
  [25, 0, '25% of visitors'],
  [0.5, 2, '0.5% of visitors, plus 2 chosen'],
  [0, 1, 'On for 1 chosen'],
])('[§9 feature flags] %d per cent and %d visitors read “%s”', (percentage, count, words) => {
  expect(stateInWords({ percentage, visitors: Array.from({ length: count }, (_, i) => `v${i}`) })).toBe(words);
});

it('[§9 feature flags] a brand’s own setting overrides the one for all brands, which overrides the default', () => {
  const flag = (...settings: ListedFlag['settings']) => ({ defaultOn: true, settings }) as unknown as ListedFlag;
  const all = { brand: null, percentage: 0, visitors: [] };
  const own = { brand: 'pip-alder', percentage: 40, visitors: [] };
  expect(holding(flag(), 'pip-alder')).toMatchObject({ words: 'On', because: 'default' });
  expect(holding(flag(all), 'pip-alder')).toMatchObject({ words: 'Off', because: 'set for all brands', isOn: false });
  expect(holding(flag(all, own), 'pip-alder')).toMatchObject({ words: '40% of visitors', because: 'set for this brand', isOn: true });
  expect(holding(flag(all, own), 'alder-loom')).toMatchObject({ words: 'Off' });
});
