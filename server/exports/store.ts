import { sql } from 'kysely';
import type { ExportRange } from '../../contract/downloads.schemas.ts';
import type { ReturnState } from '../../contract/returns/returns.ts';
import { returnReason } from '../../contract/returns/returns.ts';
import type { ExportSubject } from '../../contract/staff/exports.ts';
import { returnStateNames } from '../../contract/staff/orders/staff-returns.ts';
import { shopZone } from '../../contract/values/shop-zone.ts';
import { listWarehouses } from '../catalog/index.ts';
import { csvDollars } from '../platform/csv.ts';
import { midnight } from '../platform/db/conditions.ts';
import type { Db } from '../platform/db/index.ts';

type Cell = string | number | null;

/** A row of a list: its place, after which the next portion begins, and its cells. */
export interface ExportRow {
  readonly id: number;
  readonly cells: readonly Cell[];
}

/** The days asked for, and the portion to read. */
interface Portion extends ExportRange {
  /** Whose console is exported from; only redirects are a brand's own. */
  readonly brand: string;
  readonly after: number;
  readonly limit: number;
}

/** A list: the titles of its columns, and its rows by id in portions, so that one of any length needs no more memory than a portion. */
export interface ExportedList {
  readonly columns: readonly string[] | ((db: Db) => Promise<readonly string[]>);
  read(db: Db, portion: Portion): Promise<ExportRow[]>;
}

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** Of imported reviews only the day is known. */
const writtenAt = sql`coalesce(r.submitted_at, r.published_on::timestamp at time zone ${shopZone})`;

/** Products are no table (`exportProducts`). */
export const lists: Readonly<Record<Exclude<ExportSubject, 'products'>, ExportedList>> = {
  customers: {
    columns: ['Email', 'First name', 'Last name', 'Brand', 'Created (UTC)', 'Email confirmed (UTC)'],
    read: async (db, { from, to, after, limit }) => {
      const { rows } = await sql<{
        id: number;
        email: string;
        firstName: string;
        lastName: string;
        brand: string;
        createdAt: Date;
        verifiedAt: Date | null;
      }>`
        select id, email, first_name as "firstName", last_name as "lastName", brand, created_at as "createdAt", email_verified_at as "verifiedAt"
        from accounts.customer where id > ${after}
          and (${from ?? null}::date is null or created_at >= ${midnight(from, 0)})
          and (${to ?? null}::date is null or created_at < ${midnight(to, 1)})
        order by id limit ${limit}`.execute(db);
      return rows.map(({ id, email, firstName, lastName, brand, createdAt, verifiedAt }) => ({
        id,
        cells: [email, firstName, lastName, brand, iso(createdAt), iso(verifiedAt)],
      }));
    },
  },
  // As the product import reads it, which does not know the last column: a file with changed brands changes nothing else.
  brands: {
    columns: ['Handle', 'Sold at', 'Product'],
    read: async (db, { after, limit }) => {
      const { rows } = await sql<{ id: number; handle: string; name: string; soldAt: Record<string, string> }>`
        select p.id, p.handle, p.name, p.sold_at as "soldAt" from catalog.product p where p.id > ${after} and p.gone_at is null order by p.id limit ${limit}`.execute(
        db,
      );
      return rows.map(({ id, handle, name, soldAt }) => {
        const choices = Object.entries(soldAt)
          .sort()
          .map(([brand, choice]) => `${brand}: ${choice}`);
        return { id, cells: [handle, choices.join(' | '), name] };
      });
    },
  },
  // As the product import reads it, which does not know the last column: a file with changed prices changes nothing else.
  prices: {
    columns: ['Handle', 'SKU', 'Price', 'Product'],
    read: async (db, { after, limit }) => {
      const { rows } = await sql<{ id: number; handle: string; name: string; sku: string; price: number }>`
        select v.id, p.handle, p.name, v.sku, v.price_cents as price from catalog.variation v join catalog.product p on p.id = v.product_id
        where v.id > ${after} and v.retired_at is null and p.gone_at is null order by v.id limit ${limit}`.execute(db);
      return rows.map(({ id, handle, name, sku, price }) => ({ id, cells: [handle, sku, csvDollars(price), name] }));
    },
  },
  promotions: {
    columns: ['Key', 'Name', 'Label', 'Starts (UTC)', 'Ends (UTC)', 'Stopped (UTC)', 'Draft', 'Orders', 'Sales', 'Discount'],
    read: async (db, { from, to, after, limit }) => {
      const { rows } = await sql<{
        id: number;
        key: string;
        name: string;
        label: string;
        startsAt: Date;
        endsAt: Date | null;
        stoppedAt: Date | null;
        isDraft: boolean;
        orders: number;
        sales: number;
        discount: number;
      }>`
        select p.id, p.key, p.name, p.label, p.starts_at as "startsAt", p.ends_at as "endsAt", p.stopped_at as "stoppedAt", p.is_draft as "isDraft",
          d.orders, d.sales, d.discount
        from promotions.promotion p, lateral (
          select coalesce(sum(orders), 0)::int as orders, coalesce(sum(sales), 0)::bigint as sales, coalesce(sum(discount), 0)::bigint as discount
          from (select day, orders, sales, discount from orders.promotion_day where promotion_id = p.id
            union all select day, orders, sales, discount from orders.promotion_change where promotion_id = p.id) one
          where (${from ?? null}::date is null or day >= ${from ?? null}::date) and (${to ?? null}::date is null or day <= ${to ?? null}::date)) d
        where p.id > ${after}
          and (${to ?? null}::date is null or p.starts_at < ${midnight(to, 1)})
          and (${from ?? null}::date is null or least(p.ends_at, p.stopped_at) is null or least(p.ends_at, p.stopped_at) > ${midnight(from, 0)})
        order by p.id limit ${limit}`.execute(db);
      return rows.map(({ id, key, name, label, startsAt, endsAt, stoppedAt, isDraft, orders, sales, discount }) => ({
        id,
        cells: [
          key,
          name,
          label,
          iso(startsAt),
          iso(endsAt),
          iso(stoppedAt),
          isDraft ? 'yes' : 'no',
          orders,
          csvDollars(sales),
          csvDollars(discount),
        ],
      }));
    },
  },
  // Of the brand whose console it is, as its import reads them.
  redirects: {
    columns: ['From', 'To', 'Status'],
    read: async (db, { brand, from, to, after, limit }) => {
      const { rows } = await sql<{ id: number; path: string; query: string; target: string | null; status: number }>`
        select id, path, query, target, status from redirects.redirect where brand = ${brand} and id > ${after}
          and (${from ?? null}::date is null or saved_at >= ${midnight(from, 0)})
          and (${to ?? null}::date is null or saved_at < ${midnight(to, 1)})
        order by id limit ${limit}`.execute(db);
      return rows.map(({ id, path, query, target, status }) => ({ id, cells: [query ? `${path}?${query}` : path, target, status] }));
    },
  },
  // A row each, so that refunds add up; its items are in one cell.
  returns: {
    columns: [
      ...['Case', 'Order', 'State', 'Wish', 'Reasons', 'Requested (UTC)', 'Decided (UTC)', 'Received (UTC)', 'Refunded (UTC)'],
      ...['Items', 'Units', 'Restocked', 'Damaged', 'Missing', 'Currency', 'Refund'],
    ],
    read: async (db, { from, to, after, limit }) => {
      const { rows } = await sql<{
        id: number;
        caseNumber: string;
        orderNumber: string;
        state: ReturnState;
        wish: string;
        reasons: string[];
        requestedAt: Date;
        decidedAt: Date | null;
        receivedAt: Date | null;
        refundedAt: Date | null;
        items: string;
        units: number;
        restocked: number | null;
        damaged: number | null;
        missing: number | null;
        currency: string;
        refunded: number | null;
      }>`
        select r.id, r.case_number as "caseNumber", o.order_number as "orderNumber", r.state, r.wish, l.reasons, r.requested_at as "requestedAt",
          r.decided_at as "decidedAt", r.received_at as "receivedAt", case when r.state = 'refunded' then r.ended_at end as "refundedAt",
          l.items, l.units, l.restocked, l.damaged, l.missing, r.currency, r.refunded
        from returns.return r join orders.order o on o.id = r.order_id, lateral (
          select array_agg(distinct l.reason) as reasons, sum(l.quantity)::int as units, sum(l.restocked)::int as restocked,
            sum(l.damaged)::int as damaged, sum(l.missing)::int as missing,
            string_agg(b.sku || ' × ' || l.quantity || coalesce(' (restocked ' || l.restocked || ', damaged ' || l.damaged || ', missing ' || l.missing || ')', ''),
              '; ' order by b.sku) as items
          from returns.line l join orders.line b on b.order_id = r.order_id and b.variation_id = l.variation_id where l.return_id = r.id) l
        where r.id > ${after}
          and (${from ?? null}::date is null or r.requested_at >= ${midnight(from, 0)})
          and (${to ?? null}::date is null or r.requested_at < ${midnight(to, 1)})
        order by r.id limit ${limit}`.execute(db);
      return rows.map((row) => ({
        id: row.id,
        cells: [
          ...[row.caseNumber, row.orderNumber, returnStateNames[row.state], row.wish],
          row.reasons.map((reason) => returnReason(reason)?.label ?? reason).join('; '),
          ...[iso(row.requestedAt), iso(row.decidedAt), iso(row.receivedAt), iso(row.refundedAt)],
          ...[row.items, row.units, row.restocked, row.damaged, row.missing],
          ...[row.currency, csvDollars(row.refunded)],
        ],
      }));
    },
  },
  reviews: {
    columns: ['Product', 'Stars', 'Title', 'Text', 'Author', 'Published', 'State', 'Verified purchase', 'Helpful', 'Answer'],
    read: async (db, { from, to, after, limit }) => {
      const { rows } = await sql<{
        id: number;
        handle: string;
        stars: number;
        title: string;
        text: string;
        author: string;
        publishedOn: string | null;
        status: string;
        verified: boolean;
        helpful: number;
        answer: string | null;
      }>`
        select r.id, p.handle, r.stars, r.title, r.text, r.author, r.published_on as "publishedOn", r.status, r.verified_purchase as verified,
          r.helpful_votes as helpful, r.answer
        from reviews.review r join catalog.product p on p.id = r.product_id where r.id > ${after}
          and (${from ?? null}::date is null or ${writtenAt} >= ${midnight(from, 0)})
          and (${to ?? null}::date is null or ${writtenAt} < ${midnight(to, 1)})
        order by r.id limit ${limit}`.execute(db);
      return rows.map(({ id, handle, stars, title, text, author, publishedOn, status, verified, helpful, answer }) => ({
        id,
        cells: [handle, stars, title, text, author, publishedOn, status, verified ? 'yes' : 'no', helpful, answer],
      }));
    },
  },
  // As the product import reads it, which does not know the columns between SKU and warehouses: a file with changed stock changes nothing else, and moves no units.
  stock: {
    columns: async (db) => [
      ...['Handle', 'SKU', 'Product', 'Options', 'On hand'],
      ...(await listWarehouses(db)).map(({ code }) => `Stock: ${code}`),
    ],
    read: async (db, { after, limit }) => {
      const { rows } = await sql<{
        id: number;
        handle: string;
        sku: string;
        name: string;
        options: string;
        onHand: number;
        places: number[];
      }>`
        select v.id, p.handle, v.sku, p.name, coalesce((select string_agg(value, ' / ') from jsonb_each_text(v.options)), '') as options,
          coalesce((select sum(s.on_hand) from catalog.stock s where s.variation_id = v.id), 0)::int as "onHand",
          (select array_agg(coalesce(s.on_hand, 0) order by w.is_default desc, w.code) from catalog.warehouse w
            left join catalog.stock s on s.warehouse_code = w.code and s.variation_id = v.id) as places
        from catalog.variation v join catalog.product p on p.id = v.product_id
        where v.id > ${after} and v.retired_at is null and p.gone_at is null order by v.id limit ${limit}`.execute(db);
      return rows.map(({ id, handle, sku, name, options, onHand, places }) => ({
        id,
        cells: [handle, sku, name, options, onHand, ...places],
      }));
    },
  },
};
