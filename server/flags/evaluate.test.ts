import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flagNames } from '../../contract/flags/flags.ts';
import { isOn, placeOf, type Setting } from './evaluate.ts';

const setting = (more: Partial<Setting>): Setting => ({ flag: 'cross-sell', brand: null, percentage: 100, visitors: [], ...more });
const ada = { brand: 'alder-loom', visitorId: 'ada', stage: 'demo' } as const;
const everybody = { ...ada, visitorId: null };
const off = setting({ percentage: 0 });

describe('[§9 feature flags] rules', () => {
  it.each([
    ['its default without a setting', [], ada, true],
    ['the setting for all brands', [off], ada, false],
    ['the brand’s own before it', [off, setting({ brand: 'alder-loom' })], ada, true],
    ['not another brand’s', [setting({ brand: 'pip-alder', percentage: 0 })], ada, true],
    ['a chosen visitor at 0 %', [setting({ percentage: 0, visitors: ['ada'] })], ada, true],
    ['another visitor at 0 %', [setting({ percentage: 0, visitors: ['ada'] })], { ...ada, visitorId: 'bob' }, false],
    ['nobody in particular at 99 %', [setting({ percentage: 99 })], everybody, false],
    ['nobody in particular at 100 %', [setting({})], everybody, true],
  ] as const)('accept %s', (_, settings, subject, expected) => {
    expect(isOn('cross-sell', settings, subject)).toBe(expected);
  });

  it('show a brand’s flag to everybody or nobody', () => {
    const some = { flag: 'image-zoom', brand: null, percentage: 50, visitors: ['ada'] } as const;
    expect(isOn('image-zoom', [some], ada)).toBe(false);
  });

  it('record sessions in production only', () => {
    const on = setting({ flag: 'session-recording-script' });
    expect(isOn('session-recording-script', [on], ada)).toBe(false);
    expect(isOn('session-recording-script', [on], { ...ada, stage: 'production' })).toBe(true);
  });

  it('keep a visitor in as the percentage grows', () => {
    const cent = fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100);
    fc.assert(
      fc.property(fc.string(), cent, cent, (visitorId, a, b) => {
        const at = (percentage: number) => isOn('cross-sell', [setting({ percentage })], { ...ada, visitorId });
        return !at(Math.min(a, b)) || at(Math.max(a, b));
      }),
    );
  });

  it('spread visitors evenly and independently for each flag', () => {
    const visitors = Array.from({ length: 4000 }, (_, i) => `visitor-${i}`);
    for (const flag of flagNames) {
      const share = visitors.filter((id) => placeOf(flag, id) < 2500).length / visitors.length;
      expect(share).toBeGreaterThan(0.22);
      expect(share).toBeLessThan(0.28);
    }
    const inBoth = visitors.filter((id) => placeOf('cross-sell', id) < 5000 && placeOf('type-ahead', id) < 5000).length;
    expect(inBoth / visitors.length).toBeLessThan(0.28);
  });
});
