import { describe, expect, it } from 'vitest';
import { countInProcess } from '../../platform/counting/in-process.ts';
import type { Network } from '../../platform/http/caller/network.ts';
import { type Attempt, SignInGate } from './gate.ts';

const attempt = (network: number, more: Partial<Attempt> = {}): Attempt => ({
  network: `10.0.${network}.0/24` as Network,
  emailKey: 'ada@example.com',
  isKnownDevice: false,
  bringsProof: false,
  ...more,
});

/** The demands on simultaneous attempts, of which none has failed yet. */
const demands = async (gate: SignInGate, attempts: readonly Attempt[]) =>
  (await Promise.all(attempts.map((one) => gate.enter(one, false)))).map(({ demand }) => demand);

const times = (number: number, make: (i: number) => Attempt) => Array.from({ length: number }, (_, i) => make(i));

describe('[§8 rate limits] simultaneous attempts to sign in', () => {
  it.each([
    ['from one network at many addresses', (i: number) => attempt(1, { emailKey: `${i}@example.com` }), 8, { nothing: 3, proof: 5 }],
    ['from many networks at one address', (i: number) => attempt(i), 8, { nothing: 5, proof: 3 }],
    ['of a known device', () => attempt(1, { isKnownDevice: true }), 12, { nothing: 10, wait: 2 }],
    ['with proofs', () => attempt(1, { bringsProof: true }), 12, { nothing: 3, proof: 7, wait: 2 }],
  ])('%s count before they are checked', async (_name, make, number, expected) => {
    const found = Object.groupBy(await demands(new SignInGate(countInProcess), times(number, make)), (demand) => demand);
    expect(Object.fromEntries(Object.entries(found).map(([demand, list]) => [demand, list.length]))).toEqual(expected);
  });

  it('cost nothing later once they are taken back', async () => {
    const gate = new SignInGate(countInProcess);
    for (let i = 0; i < 12; i++) await (await gate.enter(attempt(1), false)).takeBack();
    expect(await demands(gate, [attempt(1)])).toEqual(['nothing']);
  });
});
