import pg from 'pg';

/** A list, search or report of the console; each time with other values where it has some. */
export interface View {
  readonly name: string;
  path(time: number): string;
}

const api = '/api/staff';
const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const path = (list: string, query: Record<string, string | number>) =>
  `${api}/${list}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`;

interface Known {
  readonly orders: readonly {
    number: string;
    email: string;
    first: string;
    last: string;
    phone: string;
    postal: string;
    sku: string;
    product: number;
    at: Date;
    id: number;
  }[];
  readonly people: readonly { email: string; first: string; last: string; phone: string; postal: string }[];
  readonly products: readonly { id: number; word: string; name: string; sku: string }[];
  readonly categories: readonly number[];
  readonly members: readonly number[];
  readonly promotions: readonly number[];
}

/** Values of the filled shop, spread over all of it. */
export async function findKnown(url: string): Promise<Known> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const rows = async (text: string) => (await client.query(text)).rows;
    const ids = async (text: string) => (await rows(text)).map(({ id }) => Number(id));
    const person = `shipping_address ->> 'firstName' as first, shipping_address ->> 'lastName' as last, shipping_address ->> 'phone' as phone, shipping_address ->> 'postalCode' as postal`;
    return {
      orders: await rows(
        `select order_number as number, email, ${person}, l.sku, l.product_id as product, placed_at as at, id from orders.order o
         join orders.line l on l.order_id = o.id and l.position = 0 where id % (select greatest(1, count(*) / 400) from orders.order) = 0 order by md5(id::text) limit 400`,
      ),
      people: await rows(
        `select email, first_name as first, last_name as last, address ->> 'phone' as phone, address ->> 'postalCode' as postal
         from accounts.customer c join accounts.address a on a.customer_id = c.id order by md5(c.id::text) limit 400`,
      ),
      products: await rows(
        `select p.id, split_part(p.name, ' ', 3) as word, p.name, (select sku from catalog.variation v where v.product_id = p.id limit 1) as sku
         from catalog.product p where exists (select from catalog.variation v where v.product_id = p.id) order by md5(p.id::text) limit 400`,
      ),
      categories: await ids('select id from catalog.category order by cardinality(ancestry), id limit 60'),
      members: await ids("select id from staff.member where role = 'fulfilment' order by id"),
      promotions: await ids('select distinct promotion_id as id from orders.promotion_day order by 1'),
    };
  } finally {
    await client.end();
  }
}

const at = <Item>(items: readonly Item[], time: number): Item => items[time % items.length] as Item;

/** Every list and search of the console. */
export function consoleLists({ orders, people, products, categories, members, promotions }: Known): View[] {
  const views = (list: string, given: Record<string, (time: number) => Record<string, string | number>>): View[] =>
    Object.entries(given).map(([name, query]) => ({ name: `${list}: ${name}`, path: (time) => path(paths[list] ?? list, query(time)) }));
  const order = (time: number) => at(orders, time);
  const person = (time: number) => at(people, time);
  const product = (time: number) => at(products, time);
  const each = (values: readonly string[], name: string) => (time: number) => ({ [name]: at(values, time) });
  return [
    ...views('orders', {
      'first page': () => ({}),
      'a page in the middle': (time) => ({ after: `${order(time).at.getTime()}.${order(time).id}` }),
      'oldest first': () => ({ sort: 'placed' }),
      'by total': (time) => ({ sort: at(['-total', 'total'], time) }),
      'by state': each(['unpaid', 'declined', 'held', 'to_ship', 'partly_shipped', 'shipped', 'delivered', 'cancelled'], 'state'),
      'by state and total': (time) => ({ state: at(['to_ship', 'delivered', 'cancelled', 'declined'], time), sort: '-total' }),
      'a month': (time) => ({ from: day(330 - time), to: day(300 - time) }),
      'a month by total': (time) => ({ from: day(330 - time), to: day(300 - time), sort: '-total' }),
      'by payment': each(['CARD', 'PAYPAL', 'PLCC'], 'payment'),
      'by payment and total': (time) => ({ payment: at(['PAYPAL', 'PLCC'], time), sort: 'total' }),
      'by delivery': each(['GROUND', 'FRNTDOOR'], 'delivery'),
      'by country': each(['US', 'CA'], 'country'),
      'by country and total': () => ({ country: 'CA', sort: '-total' }),
      'by promotion': each(promotions.map(String), 'promotion'),
      'by product': (time) => ({ item: order(time).product }),
      'by SKU': (time) => ({ item: order(time).sku }),
      'by the beginning of a SKU': (time) => ({ item: order(time).sku.slice(0, 4) }),
      'by member': each(members.map(String), 'staff'),
      'by tag': each(['gift', 'fragile', 'vip'], 'tag'),
      'search for a number': (time) => ({ q: order(time).number }),
      'search for the beginning of a number': (time) => ({ q: order(time).number.slice(0, 3) }),
      'search for an e-mail address': (time) => ({ q: order(time).email }),
      'search for a first name': (time) => ({ q: order(time).first }),
      'search for a last name': (time) => ({ q: order(time).last }),
      'search for both names': (time) => ({ q: `${order(time).first} ${order(time).last}` }),
      'search for two letters': (time) => ({ q: order(time).first.slice(0, 2) }),
      'search for a phone number': (time) => ({ q: order(time).phone }),
      'search for a postal code': (time) => ({ q: order(time).postal }),
      'search for a SKU': (time) => ({ q: order(time).sku }),
      'search for a name among what is to ship': (time) => ({ q: order(time).last, state: 'to_ship' }),
      'search for a name by total': (time) => ({ q: order(time).last, sort: '-total' }),
      'search that finds nothing': (time) => ({ q: `zzqx${time}` }),
    }),
    ...views('products', {
      'first page': () => ({}),
      'last page': () => ({ page: 100_000 }),
      'by name and price': (time) => ({ sort: at(['name', '-name', 'price', '-price'], time) }),
      'by category': each(categories.map(String), 'category'),
      'by state': each(['published', 'draft', 'retired'], 'state'),
      'sold out': () => ({ stock: 'out' }),
      'running low': () => ({ stock: 'low' }),
      'on sale': () => ({ sale: '1' }),
      'without a picture': () => ({ picture: 'none' }),
      'search for a word': (time) => ({ q: product(time).word }),
      'search for a name': (time) => ({ q: product(time).name }),
      'search for a SKU': (time) => ({ q: product(time).sku }),
      'search for an id': (time) => ({ q: product(time).id }),
      'a word, sold out, in a category': (time) => ({ q: product(time).word, stock: 'out', category: at(categories, time) }),
    }),
    ...views('customers', {
      'first page': () => ({}),
      'oldest first': () => ({ sort: 'since' }),
      'a month': (time) => ({ from: day(330 - time), to: day(300 - time) }),
      'by confirmation': each(['confirmed', 'unconfirmed'], 'email'),
      'search for an e-mail address': (time) => ({ q: person(time).email }),
      'search for a first name': (time) => ({ q: person(time).first }),
      'search for a last name': (time) => ({ q: person(time).last }),
      'search for two letters': (time) => ({ q: person(time).first.slice(0, 2) }),
      'search for a phone number': (time) => ({ q: person(time).phone }),
      'search for a postal code': (time) => ({ q: person(time).postal }),
      'search for an order': (time) => ({ q: order(time).number }),
    }),
    ...views('shipments', {
      'first page': () => ({}),
      'a page in the middle': (time) => ({ after: `${order(time).at.getTime()}.00000000-0000-0000-0000-000000000000` }),
      'by state': each(['shipped', 'inTransit', 'outForDelivery', 'delivered', 'delayed', 'lost'], 'state'),
      'by carrier': each(['ups', 'fedex', 'canada_post', 'own'], 'carrier'),
      'by carrier and state': (time) => ({ carrier: at(['ups', 'canada_post'], time), state: at(['delayed', 'delivered', 'lost'], time) }),
      'a month': (time) => ({ from: day(330 - time), to: day(300 - time) }),
      'search for an order': (time) => ({ q: order(time).number }),
      'search for a tracking number': (time) => ({ q: `1Z999AA1${time * 1009 + 11}` }),
    }),
    ...views('returns', {
      open: () => ({ show: 'open' }),
      ended: () => ({ show: 'ended' }),
      'search for an order': (time) => ({ q: order(time).number }),
    }),
    ...views('reviews', {
      'first page': () => ({}),
      'last page': () => ({ page: 200 }),
      'oldest first': () => ({ sort: 'oldest' }),
      'by view': each(['waiting', 'published', 'hidden'], 'view'),
      'by rating': each(['1', '2', '3', '4', '5'], 'rating'),
      'with photos': () => ({ photos: '1' }),
      reported: () => ({ reported: '1' }),
      'by product': (time) => ({ product: product(time).name }),
      'search for a word': (time) => ({ q: at(['legs', 'darker', 'sturdy', 'finish uneven'], time) }),
      'search for a name': (time) => ({ q: `Reader ${time * 37}` }),
    }),
    ...views('promotions', {
      'first page': () => ({}),
      'by state': each(['draft', 'scheduled', 'active', 'ended', 'stopped'], 'state'),
      'search for a name': (time) => ({ q: `number ${time}` }),
    }),
    ...views('audit', {
      'first page': () => ({}),
      'last page': () => ({ page: 10_000 }),
      'by action': each(['order.shipped', 'content.published', 'none.such'], 'action'),
      'by the beginning of an action': each(['order', 'product', 'customer'], 'action'),
      'by member': each(members.map(String), 'memberId'),
      'by subject': (time) => ({ subject: `product:${time * 631}` }),
      'by member and action': (time) => ({ memberId: at(members, time), action: 'content.published' }),
    }),
    ...views('failed payments', { 'first page': () => ({}) }),
    ...views('unsent emails', { 'first page': () => ({}) }),
    ...views('orders to pack', { 'first page': () => ({}), 'search for a number': (time) => ({ q: order(time).number }) }),
    ...views('goods for a draft', {
      'search for a word': (time) => ({ q: product(time).word }),
      'search for a SKU': (time) => ({ q: product(time).sku }),
    }),
  ];
}

const paths: Readonly<Record<string, string>> = {
  'failed payments': 'payments/failed',
  'unsent emails': 'emails/unsent',
  'orders to pack': 'fulfilment',
  'goods for a draft': 'draft-items',
};

/** Every report, over a year. */
export function consoleReports({ promotions }: Known): View[] {
  const year = { from: day(364), to: day(0) };
  const report = (name: string, list: string, query: Record<string, string | number> = year): View => ({
    name,
    path: () => path(list, query),
  });
  return [
    ...['day', 'product', 'department', 'brand', 'state'].map((by) => report(`Sales by ${by}`, 'reports/sales', { by, ...year })),
    report('Returns by reason', 'reports/returns'),
    report('Searches', 'reports/searches'),
    report('Searches without results', 'reports/searches', { show: 'nothing', ...year }),
    report('Funnel', 'reports/funnel'),
    report('Payments', 'reports/payments'),
    report('Payouts', 'reports/payouts'),
    report('Stock days left', 'reports/stock', {}),
    report('Stock days left, by name', 'reports/stock', { q: 'lamp' }),
    report('Today beside last week', 'reports/today', {}),
    report('Results of a promotion', `promotions/${promotions[0] ?? 0}/results`),
  ];
}
