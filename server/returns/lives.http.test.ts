import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommerceShop, clearBooks, commerceShop, stockShelves } from '../../test/support/commerce.ts';
import { staffSignedIn } from '../../test/support/staff.ts';
import { InstantProvider } from './test-fixtures/instant-provider.ts';
import { acts, type Bought, Life, type Stage, type Step } from './test-fixtures/life.ts';
import { movedOf, untruthsOf } from './test-fixtures/truths.ts';

/** `ORDER_LIVES=2000` leads many; the usual run is short. */
const lives = Number(process.env.ORDER_LIVES ?? 12);
const seed = process.env.ORDER_LIVES_SEED === undefined ? {} : { seed: Number(process.env.ORDER_LIVES_SEED) };
const stocked = 40;

const bought = fc.record<Bought>({
  lines: fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 5 }),
      unitPrice: fc.integer({ min: 1, max: 50_000 }),
      percentOff: fc.oneof(fc.constant(0), fc.constant(100), fc.integer({ min: 1, max: 99 })),
      tax: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 3000 })),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  shipping: fc.constantFrom(0, 699),
  shippingTax: fc.integer({ min: 0, max: 60 }),
});
const steps = fc.array(fc.record<Step>({ act: fc.constantFrom(...acts), a: fc.nat(40), b: fc.nat(63) }), { minLength: 8, maxLength: 40 });

let stage: Stage;
let shop: CommerceShop;

beforeAll(async () => {
  const provider = new InstantProvider();
  shop = await commerceShop({ cardProvider: () => provider });
  const variationIds = await stockShelves(shop, [{ stock: stocked }, { stock: stocked }, { stock: stocked }]);
  const { memberId, email } = await staffSignedIn(shop, 'administrator');
  const by = { memberId, email, name: 'Mara', role: 'administrator', sessionId: 1 } as const;
  const { rows } = await sql<{ id: number }>`
    insert into promotions.promotion (key, name, label, brands, starts_at, "group", stacks_with, conditions, benefit, uses_limit, advertised, created_at, updated_at)
    values ('lives', 'Lives', 'Off', '{}', now(), 'item', '{}', '[]', '{}', 1000000, false, now(), now()) returning id`.execute(
    shop.database.read,
  );
  stage = { shop, provider, variationIds, by, promotionId: rows[0]?.id ?? 0 };
});
afterAll(() => shop.close());

async function lead(life: Life, order: Bought, taken: readonly Step[]): Promise<void> {
  const supplied = stage.variationIds.length * stocked;
  const assertTrue = async (after: string) => expect(await untruthsOf(shop, stage.provider, supplied), after).toEqual([]);
  await life.place(order);
  for (const step of taken) {
    if (await life.take(step)) await assertTrue(JSON.stringify(step));
  }
  await life.finish();
  await assertTrue('the end');
}

/** Units of the life's orders that never came back, and cents that were neither kept nor returned. */
async function leftOf(life: Life): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(l.shipped - l.returned), 0)::int as n from orders.line l join orders.order o on o.id = l.order_id
    where o.order_number = any(${life.numbers}::text[])`.execute(shop.database.read);
  return rows[0]?.n ?? 0;
}

describe('[money: What must always be true] random lives of whole orders', () => {
  it(`${lives} lives keep every cent and every unit`, async () => {
    const done = new Map<string, number>();
    let wholly = 0;
    await fc.assert(
      fc.asyncProperty(bought, steps, async (order, taken) => {
        fc.pre(order.lines.some(({ unitPrice, percentOff, tax }) => tax > 0 || percentOff < 100 || unitPrice === 0));
        const life = new Life(stage);
        await lead(life, order, taken);
        const { captured, refunded, paidForDelivery } = await movedOf(shop, life.numbers[0] ?? '');
        if ((await leftOf(life)) === 0) {
          wholly++;
          const kept = (await life.isDeliveryDue()) ? 0 : Math.min(captured, paidForDelivery);
          expect(refunded + life.heldBack).toBe(captured - kept);
        }
        for (const [act, times] of life.done) done.set(act, (done.get(act) ?? 0) + times);
        await clear();
      }),
      { numRuns: lives, ...seed },
    );
    if (lives > 100) console.log(`${wholly} of ${lives} orders came back whole`, Object.fromEntries(done));
    expect(wholly).toBeGreaterThan(0);
  }, 7_200_000);
});

/** An empty shop for the next life: the truths are asked of all there is. */
async function clear(): Promise<void> {
  await clearBooks(shop);
  stage.provider.books.clear();
  await sql`delete from promotions.redemption`.execute(shop.database.read);
  await sql`delete from jobs.job`.execute(shop.database.read);
  await sql`update catalog.stock set on_hand = case when variation_id = any(${stage.variationIds}::int[]) then ${stocked}::int else 0 end`.execute(
    shop.database.read,
  );
}
