import { afterAll, beforeAll, expect, it } from 'vitest';
import { flagship } from '../../brands/family.ts';
import { allDownloads } from '../../contract/downloads.schemas.ts';
import { callOf } from '../../server/platform/http/request-call.ts';
import { type TestShop, testShop } from '../../test/support/app.ts';
import { serveDownloads } from './downloads.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, (app, opened) =>
    serveDownloads(app, { ...opened, makeCall: (request, reply) => callOf(request, reply, opened.config, flagship) }),
  );
});
afterAll(() => shop.close());

it('[§7] every file of the contract is served, and not to strangers', async () => {
  for (const { path, name } of allDownloads) {
    const { statusCode, headers } = await shop.app.inject(path.replace(/:\w+/, '1'));
    expect([name, statusCode, headers['content-type']]).toEqual([name, 401, 'application/json; charset=utf-8']);
  }
});
