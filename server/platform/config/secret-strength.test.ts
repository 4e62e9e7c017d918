import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { weaknessOf } from './secret-strength.ts';

describe('[§9 production] a secret', () => {
  it.each([
    'short',
    'x'.repeat(32),
    'ab'.repeat(30),
    'correct7horse9battery2staple4'.repeat(2),
    '0123456789abcdef0123456789abcdef',
    'abcdefghijklmnopqrstuvwxyz0123456789',
    'a secret of the tests, long enough to sign with',
    'changeme-changeme2-changeme3-changeme4',
    'ch4ng3m3-n0w-1-2-3-4-5-6-7-8-9-x-y-z',
    'my-p4$$w0rd-is-l0ng-en0ugh-2-pass-4-sure',
    'the quick brown fox jumps over the lazy dog',
    'Mantel2024Production2025Shop2026Signing1',
    '32 or more random characters go here 1 2 3 4',
    '11112222333344445555666677778888',
  ])('that can be guessed is rejected as such: %s', (secret) => {
    expect(weaknessOf(secret)).not.toBeNull();
  });

  it('made by a machine is accepted in any alphabet', () => {
    for (let i = 0; i < 3000; i++) {
      // As good as random, and the same in every run.
      const randomBytes = (size: number) => createHash('sha512').update(`${i} ${size}`).digest().subarray(0, size);
      for (const secret of [
        randomBytes(32).toString('base64'),
        randomBytes(32).toString('base64url'),
        randomBytes(24).toString('base64'),
        randomBytes(32).toString('hex'),
        randomBytes(20).toString('hex'),
      ])
        expect(`${secret}: ${weaknessOf(secret)}`).toBe(`${secret}: null`);
    }
  });
});
