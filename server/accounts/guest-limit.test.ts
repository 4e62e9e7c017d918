import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { networkOf } from '../platform/http/caller/network.ts';
import { GuestLimit, maxGuests } from './guest-limit.ts';

const newToken = () => randomBytes(32).toString('base64url');
const limit = new GuestLimit();
const visit = (address: string, token?: string) => limit.consume({ network: networkOf(address), bearer: null, cookie: () => token });
const refused = expect.objectContaining({ code: 'too_many_requests' });

describe('[§6 abuse] guests from one network', () => {
  it.each([
    ['that drop their cookie', '2001:db8:0:1', () => undefined],
    ['that make up a token each time', '2001:db8:0:2', newToken],
  ])('%s are limited, whatever address of the /64 they use', async (_, prefix, token) => {
    const known = newToken();
    await visit(`${prefix}::1`, known);
    for (let n = 2; n <= maxGuests; n++) await visit(`${prefix}::${n.toString(16)}`, token());
    await expect(visit(`${prefix}:ffff::1`, token())).rejects.toEqual(refused);
    await visit(`${prefix}::2`, known);
    await visit('2001:db8:0:3::1', token());
  });

  it('count once each', async () => {
    const token = newToken();
    for (let n = 0; n <= maxGuests; n++) await visit('203.0.113.1', token);
    await visit('203.0.113.1');
  });
});
