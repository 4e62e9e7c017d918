import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { product as productLink } from '../../web/routes.ts';
import { buyableProducts, stockedVariations } from './support/catalogue.ts';
import { Connection } from './support/connection.ts';
import { report } from './support/figures.ts';
import { Guest } from './support/guest.ts';
import { pinLoad, pinningNote } from './support/pinning.ts';
import { settings } from './support/settings.ts';
import { type BenchShop, benchShop } from './support/shop.ts';
import { median, percentile, ratioOf } from './support/statistics.ts';

/** 10,000 wrong sign-ins a minute, over enough connections not to wait for responses. */
const attacksPerSecond = 10_000 / 60;
const attackers = 48;
/** Shoppers who browse and add to their carts, ten times a second each. */
const shoppers = 8;
const pauseMs = 100;
const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
const password = 'weaver-of-7-looms';
/** Total over all rounds; each has its own address. */
let attacks = 0;

/**
 * The effect of 10,000 wrong sign-ins a minute on shoppers, and on a customer who signs in on a known device. Each wrong sign-in has its own address
 * and its own account, every other one a single customer's: the attack least visible to limits by address or account.
 */
pinLoad();
const shop = await benchShop();
try {
  const products = await buyableProducts(shop.url);
  const goods = { pages: products.map((product) => productLink(product)), variations: await stockedVariations(shop.url, products, 50, 8) };
  const owner = await customer(shop);
  // Warm-up, to compile code and cache pages.
  await shopAll(goods, sleep(2000));
  const rounds: number[] = [];
  const quietP99: number[] = [];
  const attackedP99: number[] = [];
  const signIns: number[] = [];
  let refused = 0;
  let lookedAt = 0;
  for (let round = 0; round < settings.rounds; round++) {
    const quiet = percentile(await shopAll(goods, sleep(settings.seconds * 1000)), 0.99);
    const attack = attackFor(settings.seconds * 1000, owner.email);
    const waits = shopAll(goods, attack);
    await sleep(settings.seconds * 500);
    signIns.push(await owner.signIn());
    const attacked = percentile(await waits, 0.99);
    const done = await attack;
    refused += done.refused;
    lookedAt += done.lookedAt;
    quietP99.push(quiet);
    attackedP99.push(attacked);
    rounds.push(attacked / quiet);
  }
  report({
    bench: 'sign-in',
    figures: [
      {
        measure: 'p99 of shoppers during 10,000 wrong sign-ins a minute',
        figure: median(attackedP99),
        unit: 'ms',
        reference: { name: 'nobody signing in', figure: median(quietP99) },
        ...ratioOf(rounds),
        bar: { atMost: 2 },
      },
      { measure: 'Sign-in of the attacked customer on their device, meanwhile', figure: Math.max(...signIns), unit: 'ms' },
    ],
    notes: [
      `Of the wrong sign-ins ${lookedAt} had their password looked at; ${refused} were told to bring a proof or to wait, before that.`,
      pinningNote,
    ],
  });
} finally {
  await shop.stop();
}

/** A customer known on this device: who signs in to it with a verified address. */
async function customer({ url, dataDir }: BenchShop): Promise<{ email: string; signIn(): Promise<number> }> {
  const email = 'owner@example.com';
  const connection = await Connection.open(url);
  const body = JSON.stringify({ email, password });
  const address = { ...json, 'x-forwarded-for': '10.200.0.1' };
  const made = await connection.send('POST', '/api/user/register', address, body);
  if (made.status !== 200) throw new Error(`The customer could not register: ${made.body}`);
  const client = new pg.Client({ host: join(dataDir, 'database'), port: 5432, user: 'postgres', database: 'postgres' });
  await client.connect();
  await client.query('update accounts.customer set email_verified_at = now() where email = $1', [email]);
  await client.end();
  const known = await connection.send('POST', '/api/user/login', address, body);
  const device = known.cookies.find((pair) => pair.startsWith('known_device=')) ?? '';
  return {
    email,
    signIn: async () => {
      const answer = await connection.send('POST', '/api/user/login', { ...address, cookie: device }, body);
      if (answer.status !== 200) throw new Error(`The customer could not sign in: ${answer.status} ${answer.body}`);
      return answer.milliseconds;
    },
  };
}

/** Shoppers at their pace until `ended`; returns their request times in milliseconds. */
async function shopAll(goods: { pages: readonly string[]; variations: readonly number[] }, ended: Promise<unknown>): Promise<number[]> {
  let running = true;
  void ended.then(() => {
    running = false;
  });
  const waits: number[] = [];
  const shopOne = async (nth: number) => {
    const connection = await Connection.open(shop.url);
    const guest = new Guest(connection);
    await sleep((nth * pauseMs) / shoppers);
    for (let step = nth; running; step++) {
      const page = goods.pages[step % goods.pages.length];
      const variationId = goods.variations[step % goods.variations.length];
      if (!page || !variationId) throw new Error('The shop has no products');
      const answer = step % 4 === 0 ? await guest.add(variationId) : await guest.get(page);
      waits.push(answer.milliseconds);
      await sleep(Math.max(0, pauseMs - answer.milliseconds));
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: shoppers }, (_, nth) => shopOne(nth)));
  return waits;
}

/** Wrong sign-ins at their rate for this long; returns their outcomes. */
async function attackFor(milliseconds: number, victim: string): Promise<{ refused: number; lookedAt: number }> {
  const until = performance.now() + milliseconds;
  const everyMs = (attackers / attacksPerSecond) * 1000;
  let refused = 0;
  let lookedAt = 0;
  const attack = async (nth: number) => {
    const connection = await Connection.open(shop.url);
    await sleep((nth * everyMs) / attackers);
    while (performance.now() < until) {
      attacks++;
      const from = `10.${100 + ((attacks >> 16) & 63)}.${(attacks >> 8) & 255}.${attacks & 255}`;
      const email = attacks % 2 === 0 ? victim : `nobody-${attacks}@example.com`;
      const body = JSON.stringify({ email, password: `wrong-${attacks}-x` });
      const answer = await connection.send('POST', '/api/user/login', { ...json, 'x-forwarded-for': from }, body);
      if (answer.status === 401) lookedAt++;
      else refused++;
      await sleep(Math.max(0, everyMs - answer.milliseconds));
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: attackers }, (_, nth) => attack(nth)));
  return { refused, lookedAt };
}
