import { expect, it } from 'vitest';
import { countInProcess } from '../../platform/counting/in-process.ts';
import type { Call } from '../../platform/http/call.ts';
import { VoteGate } from './gate.ts';

it('[§8 rate limits] of a network’s simultaneous votes, all but ten cost a proof', async () => {
  let proofs = 0;
  const gate = new VoteGate(countInProcess, async () => void proofs++);
  const call = { network: '198.51.100.0/24' } as Call;
  await Promise.all(Array.from({ length: 15 }, (_, reviewId) => gate.beforeVote(reviewId, null, call, undefined)));
  expect(proofs).toBe(5);
});
