import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { promotionCalendarEndpoints } from '../../../contract/merchandising/promotion-calendar.ts';
import type { PromotionEdit } from '../../../contract/merchandising/promotions.ts';
import { type CommerceShop, commerceShop, stockShelves } from '../../../test/support/commerce.ts';
import { type SignedInStaff, staffSignedIn } from '../../../test/support/staff.ts';

type Calendar = OutputOf<typeof promotionCalendarEndpoints.between>;

let shop: CommerceShop;
let merchandiser: SignedInStaff;
let lamp = 0;
beforeAll(async () => {
  shop = await commerceShop();
  [lamp = 0] = await stockShelves(shop, [{ price: 10_000, stock: 5 }]);
  merchandiser = await staffSignedIn(shop, 'merchandiser');
});
afterAll(() => shop.close());

async function ask<T>(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, by: SignedInStaff | null = merchandiser) {
  const response = await shop.app.inject({
    method,
    url: `/api/staff/promotions${path}`,
    headers: { 'sec-fetch-site': 'same-origin', 'x-error-body': 'original' },
    cookies: by ? { staff_session_token: by.token } : {},
    ...(payload && { payload }),
  });
  return { status: response.statusCode, body: response.json<T>() };
}

const edit = (name: string, startsAt: string, endsAt: string | null, more: Partial<PromotionEdit> = {}): PromotionEdit => ({
  name,
  label: name,
  startsAt,
  endsAt,
  group: 'order',
  benefit: { kind: 'percent', percent: 10 },
  conditions: { campaign: true },
  ...more,
});
const add = async (written: PromotionEdit) => (await ask<{ promotionId: number; version: number }>('POST', '', written)).body;
const publish = ({ promotionId, version }: { promotionId: number; version: number }) =>
  ask<{ version: number }>('PUT', `/${promotionId}/state`, { version, state: 'published' });

const calendar = async (query: string) => (await ask<Calendar>('GET', `/calendar?${query}`)).body;
const names = async (query: string) => (await calendar(query)).promotions.map(({ name }) => name);

/** 2030: no promotion of the test catalogue. New York is five hours behind UTC then, four from Mar 10 on. */
const february = 'from=2030-02-01&to=2030-02-28';

describe('[look: staff console] the calendar of promotions', () => {
  it('has what is in force on a day of the shop, drafts too, by start', async () => {
    await add(edit('From before', '2030-01-10T05:00:00Z', '2030-02-01T05:00:01Z'));
    await add(edit('Until midnight', '2030-01-11T05:00:00Z', '2030-02-01T05:00:00Z'));
    await add(edit('Last evening', '2030-03-01T04:59:59Z', null, { group: 'item' }));
    await add(edit('Next month', '2030-03-01T05:00:00Z', null));
    expect(await names(february)).toEqual(['From before', 'Last evening']);
    expect(await names('from=2030-01-31&to=2030-01-31')).toEqual(['From before', 'Until midnight']);
    const [first] = (await calendar(february)).promotions;
    expect(first).toMatchObject({ state: 'draft', startsAt: '2030-01-10T05:00:00.000Z', endsAt: '2030-02-01T05:00:01.000Z' });
  });

  it('ends a stopped promotion when it was stopped, and filters by brand and state', async () => {
    const stopped = await add(edit('Stopped', '2020-03-02T05:00:00Z', null, { brands: ['alder-loom'] }));
    const { version } = (await publish(stopped)).body;
    expect(version).toBe(2);
    await ask('POST', `/${stopped.promotionId}/stop`);
    await sql`update promotions.promotion set stopped_at = '2020-03-20T12:00:00Z' where id = ${stopped.promotionId}`.execute(
      shop.database.read,
    );
    await publish(await add(edit('Ended', '2020-03-03T05:00:00Z', '2020-03-05T05:00:00Z', { brands: ['pip-alder'] })));
    await add(edit('For all', '2020-03-04T05:00:00Z', '2020-03-05T05:00:00Z'));
    const march = 'from=2020-03-01&to=2020-03-31';
    expect(await names(march)).toEqual(['Stopped', 'Ended', 'For all']);
    expect(await names('from=2020-03-21&to=2020-03-31')).toEqual([]);
    expect((await calendar(march)).promotions[0]?.endsAt).toBe('2020-03-20T12:00:00.000Z');
    expect(await names(`${march}&brand=pip-alder`)).toEqual(['Ended', 'For all']);
    expect(await names(`${march}&state=stopped`)).toEqual(['Stopped']);
    expect(await names(`${march}&state=draft`)).toEqual(['For all']);
  });

  it('names those that never combine, also where the state leaves them out', async () => {
    await publish(await add(edit('Order A', '2031-05-01T04:00:00Z', '2031-05-10T04:00:00Z')));
    await add(edit('Order B', '2031-05-09T04:00:00Z', '2031-05-20T04:00:00Z'));
    await add(edit('Order C', '2031-05-10T04:00:00Z', '2031-05-20T04:00:00Z', { brands: ['pip-alder'] }));
    const never = async (query: string) =>
      (await calendar(query)).promotions.map(({ name, neverWith }) => [name, neverWith.map((other) => other.name)]);
    const may = 'from=2031-05-01&to=2031-05-31';
    const all = [
      ['Order A', ['Order B']],
      ['Order B', ['Order A', 'Order C']],
      ['Order C', ['Order B']],
    ];
    // Promotions of earlier tests that have no end run in this month, too.
    const ours = (rows: unknown[][]) => rows.filter(([name]) => String(name).startsWith('Order '));
    const lean = (rows: unknown[][]) =>
      ours(rows).map(([name, others]) => [name, (others as string[]).filter((other) => other.startsWith('Order '))]);
    expect(lean(await never(may))).toEqual(all);
    expect(lean(await never(`${may}&state=scheduled`))).toEqual([all[0]]);
  });

  it('has campaigns, and how many sale prices end by day', async () => {
    const { promotionId, version } = await add(edit('With a link', '2032-06-01T04:00:00Z', '2032-07-01T04:00:00Z'));
    const campaign = {
      campaignId: 'JUNE',
      brand: 'alder-loom',
      name: 'June',
      restrictionToken: null,
      message: '',
      shortMessage: 'June',
      startsAt: '2032-06-05T04:00:00Z',
      endsAt: '2032-06-08T04:00:00Z',
    };
    expect((await ask('PUT', `/${promotionId}/campaigns`, { version, campaign })).status).toBe(200);
    await sql`
      update catalog.variation set reference_cents = 12000, reference_type = 'WAS', reference_evidence = 'test', sale_ends_at = '2032-06-11T04:00:00Z' where id = ${lamp}`.execute(
      shop.database.read,
    );
    const june = 'from=2032-06-01&to=2032-06-30';
    const found = await calendar(june);
    expect(found.campaigns).toEqual([
      {
        campaignId: 'JUNE',
        brand: 'alder-loom',
        name: 'June',
        promotionId,
        startsAt: '2032-06-05T04:00:00.000Z',
        endsAt: '2032-06-08T04:00:00.000Z',
      },
    ]);
    expect(found.saleEnds).toEqual([{ day: '2032-06-10', variations: 1 }]);
    expect((await calendar(`${june}&brand=pip-alder`)).campaigns).toEqual([]);
    expect((await calendar(`${june}&state=active`)).campaigns).toEqual([]);
    expect((await calendar(`${june}&state=draft`)).campaigns).toHaveLength(1);
    expect((await calendar('from=2032-06-08&to=2032-06-10')).campaigns).toEqual([]);
  });

  it('has fifty promotions a page, and campaigns of none on the last', async () => {
    for (let n = 1; n <= 60; n++) {
      const minute = String(n % 60).padStart(2, '0');
      await add(
        edit(`Many ${String(n).padStart(2, '0')}`, `2034-04-01T${n < 60 ? '04' : '05'}:${minute}:00Z`, '2034-04-20T04:00:00Z', {
          group: 'item',
        }),
      );
    }
    await sql`
      insert into promotions.campaign (cid, brand, name, starts_at, ends_at, message, checkout_message, excluded_message, excluded_values,
        stackable_message, payment_type_exclusions, payment_type_inclusions, short_message)
      values ('TEXT', 'alder-loom', 'Text', '2034-04-02T04:00:00Z', '2034-04-03T04:00:00Z', '', '', '', '{}', '', '{}', '{}', 'Text')`.execute(
      shop.database.read,
    );
    const april = 'from=2034-04-01&to=2034-04-30&state=draft';
    const many = async (query: string) => {
      const { promotions, campaigns, total, page, pages } = await calendar(query);
      const ours = promotions.filter(({ name }) => name.startsWith('Many')).map(({ name }) => name);
      return { ours, campaigns: campaigns.map(({ campaignId }) => campaignId), total, page, pages, count: promotions.length };
    };
    const first = await many(april);
    const last = await many(`${april}&page=9`);
    expect([first.count, first.page, first.pages]).toEqual([50, 1, 2]);
    expect([last.count, last.page, last.total]).toEqual([first.total - 50, 2, first.total]);
    expect([...first.ours, ...last.ours].length).toBe(60);
    expect(last.ours.at(-1)).toBe('Many 60');
    const all = await many('from=2034-04-01&to=2034-04-30');
    const end = await many('from=2034-04-01&to=2034-04-30&page=9');
    expect([all.campaigns, end.campaigns]).toEqual([[], ['TEXT']]);
  });

  it('takes days in order, a quarter at most, from whoever may see promotions', async () => {
    const status = async (query: string, by: SignedInStaff | null = merchandiser) =>
      (await ask('GET', `/calendar?${query}`, undefined, by)).status;
    for (const query of ['from=2030-02-02&to=2030-02-01', 'from=2030-01-01&to=2030-04-04', 'from=2030-02-30&to=2030-03-01', '']) {
      expect([query, await status(query)]).toEqual([query, 400]);
    }
    expect(await status('from=2030-01-01&to=2030-04-03')).toBe(200);
    expect(await status(february, await staffSignedIn(shop, 'customer_care'))).toBe(200);
    expect(await status(february, await staffSignedIn(shop, 'fulfilment'))).toBe(403);
    expect(await status(february, null)).toBe(401);
  });
});
