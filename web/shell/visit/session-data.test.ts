import { describe, expect, it } from 'vitest';
import { isLeft, type SessionData, sessionAt } from './session-data.ts';
import { refererOf } from './visit.ts';

const minute = 60_000;
const begun: SessionData = { id: 'first', startedAt: 0, seenAt: 0, customerId: null };

describe('[§3 session data, §4 feature-flag client] a visit', () => {
  it.each([
    ['goes on while somebody is there', begun, 30 * minute - 1, 'first'],
    ['is another after 30 minutes of nothing', begun, 30 * minute, 'second'],
    ['goes on for 4 hours', { ...begun, seenAt: 239 * minute }, 240 * minute - 1, 'first'],
    ['is another after 4 hours, however busy', { ...begun, seenAt: 239 * minute }, 240 * minute, 'second'],
    ['begins where none was kept', null, 0, 'second'],
  ] as const)('%s', (_, kept, now, id) => {
    expect(sessionAt(now, kept, null, () => 'second')).toMatchObject({ id, seenAt: now });
  });

  it.each([
    ['goes on when a guest signs in', null, 5, 'first'],
    ['goes on for the customer', 5, 5, 'first'],
    ['is another after a sign-out', 5, null, 'second'],
    ['is another for another customer', 5, 6, 'second'],
  ])('%s', (_, before, customerId, id) => {
    const kept = { ...begun, customerId: before };
    expect(sessionAt(minute, kept, customerId, () => 'second')).toMatchObject({ id, customerId });
    expect(isLeft(kept, customerId)).toBe(id === 'second');
  });
});

describe('[§3 referer_url]', () => {
  it.each([
    ['https://www.example.com/search?q=secret', 'https://www.example.com'],
    ['https://shop.example/lighting', null],
    ['', null],
    ['android-app://com.example', null],
    ['https://[', null],
  ])('of "%s" is %s', (referrer, from) => {
    expect(refererOf(referrer, 'shop.example')).toBe(from);
  });
});
