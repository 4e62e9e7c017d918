import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flagship } from '../../brands/family.ts';
import { isPermission, permissionsOf, type Role, roles } from '../../contract/staff/staff-roles.ts';
import { callOf } from '../../server/platform/http/request-call.ts';
import { type TestShop, testShop } from '../../test/support/app.ts';
import { staffSignedIn } from '../../test/support/staff.ts';
import { otherStaffCalls, type StaffCall, staffCalls } from '../../test/support/staff-calls.ts';
import { serveDownloads } from './downloads.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ TRUST_PROXY: 'true' }, (app, opened) =>
    serveDownloads(app, { ...opened, makeCall: (request, reply) => callOf(request, reply, opened.config, flagship) }),
  );
  // Calls about member 1 meet somebody who makes none.
  expect((await staffSignedIn(shop, 'content_editor')).memberId).toBe(1);
});
afterAll(() => shop.close());

/** Calls for members only; the others are ways in. */
const ofMembers = [...staffCalls, ...otherStaffCalls].filter(({ access }) => access !== 'visitor');
const may = (role: Role, access: string) => access === 'staff' || (isPermission(access) && permissionsOf[role].includes(access));

async function statusOf({ method, url, payload }: StaffCall, network: string, token?: string): Promise<number> {
  const answer = await shop.app.inject({
    method,
    url,
    headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': network },
    ...(token !== undefined && { cookies: { staff_session_token: token } }),
    ...(payload && { payload }),
  });
  return answer.statusCode;
}

describe('[§6 roles] staff calls and downloads', () => {
  it.each(roles.map((role, place) => [role, place] as const))('let %s make those of its permissions, and no other', async (role, place) => {
    const { token } = await staffSignedIn(shop, role);
    for (const call of ofMembers) {
      const status = await statusOf(call, `10.8.2.${place}`, token);
      const seen = `${call.name} ${status}`;
      if (may(role, call.access)) expect([401, 403, 429, 500], seen).not.toContain(status);
      else expect(status, seen).toBe(403);
    }
  });

  it('let nobody make any who is not signed in', async () => {
    for (const call of ofMembers) expect([call.name, await statusOf(call, '10.8.3.1')]).toEqual([call.name, 401]);
  });
});
