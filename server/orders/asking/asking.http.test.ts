import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CommerceShop, clearBooks, commerceShop, readyToPay, stockShelves, testCards } from '../../../test/support/commerce.ts';
import { signedIn } from '../../../test/support/customers.ts';
import { ownerOfCustomer } from '../../accounts/index.ts';
import { askForReviews } from './operations.ts';

let shop: CommerceShop;
let [lamp, shade]: number[] = [];
beforeAll(async () => {
  shop = await commerceShop();
  [lamp, shade] = await stockShelves(shop, [{ stock: 500 }, { price: 4000, stock: 500 }]);
});
beforeEach(() => clearBooks(shop));
afterAll(() => shop.close());

const delivered = new Date('2026-11-01T15:00:00Z');
const later = (days: number) => new Date(delivered.getTime() + days * 86_400_000);
let count = 0;

/** An order of a lamp and a shade, delivered on November 1. */
async function arrived({ subscribes = true }: { subscribes?: boolean } = {}) {
  const email = `rita-${count++}@example.com`;
  const items = [{ variationId: lamp ?? 0 }, { variationId: shade ?? 0 }];
  const { pay } = await readyToPay(shop, items, { email });
  const { orderNumber } = (await pay(testCards.good)).body;
  const db = shop.database.read;
  await sql`update orders.order set state = 'delivered', delivered_at = ${delivered} where order_number = ${orderNumber}`.execute(db);
  await sql`
    update orders.line set shipped = quantity, delivered = quantity
    where order_id = (select id from orders.order where order_number = ${orderNumber})`.execute(db);
  await sql`
    insert into accounts.subscription (email_key, brand, email, subscribed, updated_at)
    select lower(email), brand, email, ${subscribes}, now() from orders.order where order_number = ${orderNumber}
    on conflict (email_key, brand) do update set subscribed = excluded.subscribed`.execute(db);
  return { email, orderNumber };
}

async function requests(email: string): Promise<string[]> {
  await shop.jobs.drain();
  const { rows } = await sql<{ body: string }>`
    select body from email.outbox where template = 'review-request' and recipient = ${email}`.execute(shop.database.read);
  return rows.map(({ body }) => body);
}

const productOf = async (variationId: number | undefined) =>
  (await sql<{ id: number }>`select product_id as id from catalog.variation where id = ${variationId}`.execute(shop.database.read)).rows[0]
    ?.id;

const review = async (variationId: number | undefined, customerId: number, status: string) =>
  sql`
    insert into reviews.review (product_id, customer_id, stars, title, text, author, status, submitted_at, publish_after, published_on)
    values (${await productOf(variationId)}, ${customerId}, 5, 'Good', 'It stands well.', 'Ada', ${status}, now(), now(), '2026-10-01')`.execute(
    shop.database.read,
  );

const cards = async (orderNumber: string) =>
  (
    await sql<{ n: number }>`select count(*) as n from engagement.card where subject = ${`order:${orderNumber}:review`}`.execute(
      shop.database.read,
    )
  ).rows[0]?.n;

describe('[§9] the review request', () => {
  it('comes once, ten days after delivery', async () => {
    const { email, orderNumber } = await arrived();
    await askForReviews(shop, later(9));
    expect(await requests(email)).toEqual([]);
    await askForReviews(shop, later(10));
    await askForReviews(shop, later(11));
    const [request, ...more] = await requests(email);
    expect(more).toEqual([]);
    expect(request).toContain(orderNumber);
    expect(request?.match(/\/write-review\//g)).toHaveLength(2);
    expect(request).toMatch(/Stop these emails: .*\/manage-email\?.*token=/);
    expect(await cards(orderNumber)).toBe(1);
  });

  it('leaves out what is returned or on its way back', async () => {
    const { email, orderNumber } = await arrived();
    await sql`
      update orders.line set returned = 1 where variation_id = ${lamp}
        and order_id = (select id from orders.order where order_number = ${orderNumber})`.execute(shop.database.read);
    await askForReviews(shop, later(10));
    expect((await requests(email))[0]?.match(/\/write-review\//g)).toHaveLength(1);
  });

  it('leaves out what its customer has reviewed, but for a rejected review', async () => {
    const { email, orderNumber } = await arrived();
    const { customerId } = await signedIn(shop);
    await sql`update orders.order set owner_id = ${ownerOfCustomer(customerId)} where order_number = ${orderNumber}`.execute(
      shop.database.read,
    );
    await review(lamp, customerId, 'waiting');
    await review(shade, customerId, 'rejected');
    await askForReviews(shop, later(10));
    const [request] = await requests(email);
    expect(request?.match(/\/write-review\/\d+/g)).toEqual([`/write-review/${await productOf(shade)}`]);
  });

  it('does not come when everything is reviewed, or sold no more', async () => {
    const reviewed = await arrived();
    const { customerId } = await signedIn(shop);
    const db = shop.database.read;
    await sql`update orders.order set owner_id = ${ownerOfCustomer(customerId)} where order_number = ${reviewed.orderNumber}`.execute(db);
    for (const one of [lamp, shade]) await review(one, customerId, 'published');
    await askForReviews(shop, later(10));
    expect([await requests(reviewed.email), await cards(reviewed.orderNumber)]).toEqual([[], 0]);

    const gone = await arrived();
    const one = await productOf(lamp);
    const other = await productOf(shade);
    await sql`update catalog.product_view set status = 'gone' where product_id = ${one}`.execute(db);
    await sql`update catalog.product_view set sold_by = '{pip-alder}' where product_id = ${other}`.execute(db);
    await askForReviews(shop, later(10));
    await sql`update catalog.product_view set status = 'sold', sold_by = '{alder-loom}' where product_id in (${one}, ${other})`.execute(db);
    expect([await requests(gone.email), await cards(gone.orderNumber)]).toEqual([[], 0]);
  });

  it('is not e-mailed to whoever wants no e-mails from the brand', async () => {
    const { email, orderNumber } = await arrived({ subscribes: false });
    await askForReviews(shop, later(10));
    expect(await requests(email)).toEqual([]);
    expect(await cards(orderNumber)).toBe(1);
  });

  it('comes although that of an earlier order fails', async () => {
    const broken = await arrived();
    const whole = await arrived();
    // No number of a customer is that high.
    await sql`
      update orders.order set owner_id = 'customer:99999999999999999999', delivered_at = delivered_at - interval '1 hour'
      where order_number = ${broken.orderNumber}`.execute(shop.database.read);
    await askForReviews(shop, later(10));
    expect([(await requests(broken.email)).length, (await requests(whole.email)).length]).toEqual([0, 1]);
  });

  it('does not come a month late', async () => {
    const { email } = await arrived();
    await askForReviews(shop, later(31));
    expect(await requests(email)).toEqual([]);
  });
});
