import type { ProductCard } from '../../contract/catalog/catalog.ts';
import { cart, product as productLink, results } from '../../web/routes.ts';
import { buyableProducts, stockedVariations } from './support/catalogue.ts';
import { Connection, type Exchange } from './support/connection.ts';
import { report } from './support/figures.ts';
import { Guest } from './support/guest.ts';
import { pinLoad, pinningNote } from './support/pinning.ts';
import { benchDatabase } from './support/postgres.ts';
import { residentBytes } from './support/processor.ts';
import { settings } from './support/settings.ts';
import { benchShop } from './support/shop.ts';

const connections = 16;
/** Requests per guest before a new one comes. */
const guestStays = 20;
const megabyte = 1024 * 1024;

/**
 * The web process's memory on a PostgreSQL server under typical use: of 20 requests 14 are cached product pages, 2 searches, 2 adds to the cart, 1
 * cart page and 1 uncached page. Measured when every page was requested and a tenth of the requests are done, and at the end.
 */
pinLoad();
const database = await benchDatabase();
const shop = await benchShop({ DATABASE_URL: database.url });
try {
  const products = await buyableProducts(shop.url);
  const variations = await stockedVariations(shop.url, products, 5, 50);
  const words = [...new Set(products.flatMap(({ name }) => name.toLowerCase().match(/[a-z]{4,}/g) ?? []))];
  const began = performance.now();
  await ask(products.length * 2, (guest, n) => guest.get(productLink(products[n % products.length] as ProductCard)));
  const shopping = (guest: Guest, n: number): Promise<Exchange> => {
    const kind = n % guestStays;
    if (kind === 3 || kind === 9) return guest.get(`/api/search?k=${words[n % words.length]}`);
    if (kind === 5 || kind === 12) return guest.add(variations[n % variations.length] as number);
    if (kind === 13) return guest.get(cart());
    if (kind === 17) return guest.get(results({ k: `${words[n % words.length]} ${n}` }));
    return guest.get(productLink(products[(n * 7) % products.length] as ProductCard));
  };
  const warmUp = Math.round(settings.requests / 10);
  await ask(warmUp, shopping);
  const warm = residentBytes(shop.pid) / megabyte;
  let highest = warm;
  const watch = setInterval(() => {
    highest = Math.max(highest, residentBytes(shop.pid) / megabyte);
  }, 250);
  await ask(settings.requests, shopping);
  clearInterval(watch);
  const end = residentBytes(shop.pid) / megabyte;
  const grown = end / warm;
  report({
    bench: 'memory',
    figures: [
      {
        measure: `Memory of the web process after ${settings.requests} requests`,
        figure: end,
        unit: 'MB',
        reference: { name: 'after warm-up', figure: warm },
        bar: { atMost: 350 },
      },
      {
        measure: 'Memory, end by warm-up (flat is 0.9 to 1.1; less is no fault)',
        figure: end,
        unit: 'MB',
        reference: { name: 'after warm-up', figure: warm },
        ratio: grown,
        bar: { atMost: 1.1 },
      },
      { measure: 'Memory, highest meanwhile', figure: highest, unit: 'MB' },
    ],
    notes: [`${Math.round((performance.now() - began) / 1000)} s in all, ${connections} connections. ${pinningNote}`],
  });
} finally {
  await shop.stop();
  await database.drop();
}

/** Makes `count` requests over all connections, with changing guests. Throws on any failure. */
async function ask(count: number, act: (guest: Guest, n: number) => Promise<Exchange>): Promise<void> {
  let next = 0;
  const keepAsking = async () => {
    const connection = await Connection.open(shop.url);
    for (let n = next++, guest = new Guest(connection); n < count; n = next++) {
      if (n % guestStays === 0) guest = new Guest(connection);
      const { status, body } = await act(guest, n);
      if (status !== 200) throw new Error(`Request ${n} answered ${status}: ${body.slice(0, 300)}`);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, keepAsking));
}
