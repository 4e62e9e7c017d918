import { describe, expect, it } from 'vitest';
import { type HashPriority, PasswordHasher } from './hasher.ts';
import type { HashingTask } from './hashing.ts';

/** A thread that finishes its work on command and records what it was given. */
function slowThread() {
  const given: HashingTask[] = [];
  const ends: (() => void)[] = [];
  const run = (task: HashingTask) => {
    given.push(task);
    return new Promise<string | boolean>((resolve) =>
      ends.push(() => resolve(task.passwordHash === null ? `hash of ${task.password}` : true)),
    );
  };
  const finishOne = async () => {
    while (ends.length === 0) await new Promise((next) => setTimeout(next, 0));
    ends.shift()?.();
  };
  return { given, run, finishOne };
}

describe('[§6 abuse] passwords are hashed one at a time', () => {
  it('known devices first, then callers with a proof, then strangers', async () => {
    const thread = slowThread();
    const hasher = new PasswordHasher(thread);
    const ended: string[] = [];
    const all = (['stranger', 'stranger', 'trusted', 'known'] satisfies HashPriority[]).map((lane, i) =>
      hasher.hash(`${lane} ${i}`, lane).then((hash) => ended.push(hash)),
    );
    for (let i = 0; i < all.length; i++) {
      expect(thread.given.length).toBeLessThanOrEqual(i + 1);
      await thread.finishOne();
    }
    await Promise.all(all);
    expect(ended).toEqual(['hash of stranger 0', 'hash of known 3', 'hash of trusted 2', 'hash of stranger 1']);
  });

  it('a full queue rejects its own callers without taking places in another', async () => {
    const hasher = new PasswordHasher(slowThread());
    const crowd = Array.from({ length: 90 }, () => hasher.hash('x', 'trusted').catch(({ code }: { code: string }) => code));
    expect(await Promise.race(crowd)).toBe('sign_in_busy');
    void hasher.hash('owner', 'known');
    expect(hasher.waiting).toBe(61);
  });

  it('hashes a decoy where there is no stored hash, and says no', async () => {
    const thread = slowThread();
    const answer = new PasswordHasher(thread).verify(null, 'typed', 'stranger');
    await thread.finishOne();
    await thread.finishOne();
    expect(await answer).toBe(false);
    expect(thread.given.at(-1)).toEqual({ password: 'typed', passwordHash: 'hash of nobody has this password' });
  });
});

describe('[issue: argon2id] the hashing thread', () => {
  it('hashes, verifies, and survives an invalid hash', async () => {
    const hasher = new PasswordHasher();
    const hash = await hasher.hash('weaver-of-7-looms', 'trusted');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await expect(hasher.verify('no hash', 'weaver-of-7-looms', 'trusted')).rejects.toThrow();
    expect(await hasher.verify(hash, 'weaver-of-7-looms', 'trusted')).toBe(true);
    expect(await hasher.verify(hash, 'weaver-of-8-looms', 'trusted')).toBe(false);
  });
});
