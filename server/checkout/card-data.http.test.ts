import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { awkward, type CommerceShop, cardOf, commerceShop, readyToPay, stockShelves, testCards } from '../../test/support/commerce.ts';

let shop: CommerceShop;
let lamp: number;
const logged: string[] = [];

beforeAll(async () => {
  shop = await commerceShop({
    logInto: { write: (line) => logged.push(line) },
    cardProvider: awkward((sandbox) => ({
      authorize: async (authorization, signal) => {
        const result = await sandbox.authorize(authorization, signal);
        if (authorization.source.type === 'CARD' && authorization.source.card.number === '4000000000000119')
          throw new Error('connection reset');
        return result;
      },
    })),
  });
  [lamp] = (await stockShelves(shop, [{ stock: 50 }])) as [number];
});
afterAll(() => shop.close());

/** Every row of every table as text. */
async function dump(): Promise<string> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(shop.database.read);
  const texts = await Promise.all(
    tables.map(async ({ schema, name }) => {
      const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.table(`${schema}.${name}`)} t`.execute(
        shop.database.read,
      );
      return rows.map((row) => row.text).join('\n');
    }),
  );
  return texts.join('\n');
}

it('[spec §8, card data] never reaches the database or the logs, whatever the outcome', async () => {
  for (const number of Object.values(testCards)) {
    const { shopper, path, checkout } = await readyToPay(shop, [{ variationId: lamp }]);
    const card = { ...cardOf(number), securityCode: '9137', name: 'Zebedee Cardholder' };
    await shopper.send('POST', `${path}/place`, { card, expectedTotal: checkout.totals.total });
    await shopper.send('POST', `${path}/place`, { card: { ...card, expiry: '13/39' }, expectedTotal: 'x' });
  }
  await shop.jobs.drain();
  const kept = `${await dump()}\n${logged.join('\n')}`;
  expect(logged.join('')).toContain('connection reset');
  expect(kept).toContain('3155');
  for (const number of Object.values(testCards)) {
    expect(kept).not.toContain(number);
    expect(kept).not.toContain(number.replaceAll(' ', ''));
  }
  // Four digits occur in ids and timestamps by chance; a stored security code would stand alone.
  expect(kept).not.toMatch(/(?<![\w.-])9137(?![\w.-])/);
  expect(kept).not.toContain('securityCode');
  expect(kept).not.toContain('Zebedee');
});

it('does not store a visitor’s token', async () => {
  const { shopper } = await readyToPay(shop, [{ variationId: lamp }]);
  expect(await dump()).not.toContain(shopper.cookies.get('guest_session_token'));
});
