import { afterAll, beforeAll, expect, it } from 'vitest';
import { flagship } from '../../brands/family.ts';
import { allDownloads } from '../../contract/downloads.schemas.ts';
import { permissionsOf, roles } from '../../contract/staff/staff-roles.ts';
import { callOf } from '../../server/platform/http/request-call.ts';
import { type TestShop, testShop } from '../../test/support/app.ts';
import { staffSignedIn } from '../../test/support/staff.ts';
import { serveDownloads } from './downloads.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, (app, opened) =>
    serveDownloads(app, { ...opened, makeCall: (request, reply) => callOf(request, reply, opened.config, flagship) }),
  );
});
afterAll(() => shop.close());

it('[§7] every file of the contract is served, to staff with its permission only', async () => {
  for (const { path, name } of allDownloads) {
    const { statusCode, headers } = await shop.app.inject(path.replace(/:\w+/, '1'));
    expect([name, statusCode, headers['content-type']]).toEqual([name, 401, 'application/json; charset=utf-8']);
  }
  for (const role of roles) {
    const { token } = await staffSignedIn(shop, role);
    for (const { path, name, access } of allDownloads) {
      const { statusCode } = await shop.app.inject({ url: path.replace(/:\w+/, '1'), cookies: { staff_session_token: token } });
      // Some want a day or a number; whoever may have the file is told so.
      expect([role, name, statusCode === 403]).toEqual([role, name, !permissionsOf[role].includes(access)]);
    }
  }
});
