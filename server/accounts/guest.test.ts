import { describe, expect, it } from 'vitest';
import type { Call } from '../platform/http/call.ts';
import { ensureGuest, guestOf } from './guest.ts';

function callWith(cookies: Record<string, string>, bearer: string | null = null) {
  const jar = new Map(Object.entries(cookies));
  const set: string[] = [];
  const call = {
    bearer,
    cookie: (name: string) => jar.get(name),
    setCookie: (name: string, value: string) => {
      jar.set(name, value);
      set.push(name);
    },
  } as unknown as Call;
  return { call, jar, set };
}

describe('[§7.1 guest session]', () => {
  it('gives a visitor without a token a new one of 256 bits and recognizes it afterwards', () => {
    const { call, jar } = callWith({});
    expect(guestOf(call)).toBeNull();
    const ownerId = ensureGuest(call);
    expect(Buffer.from(jar.get('guest_session_token') ?? '', 'base64url')).toHaveLength(32);
    expect(guestOf(call)).toBe(ownerId);
    expect(ensureGuest(call)).toBe(ownerId);
  });

  it('stores only a hash, so the visitor’s id does not reveal the token', () => {
    const { call, jar } = callWith({});
    expect(ensureGuest(call)).not.toContain(jar.get('guest_session_token'));
  });

  it('prefers an API client’s bearer to the cookie, and sets no cookie for it', () => {
    const token = 'a'.repeat(43);
    const { call, set } = callWith({ guest_session_token: 'b'.repeat(43) }, token);
    expect(ensureGuest(call)).toBe(guestOf(callWith({}, token).call));
    expect(set).toEqual([]);
  });

  it.each(['', 'x', 'a'.repeat(42), `${'a'.repeat(42)}!`, 'a'.repeat(44)])('does not accept %j as a token', (token) => {
    expect(guestOf(callWith({ guest_session_token: token }).call)).toBeNull();
  });
});
