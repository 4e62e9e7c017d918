import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf, staffPassword } from '../support/enrol.ts';
import { password } from './actors.ts';
import { pathOf, textOf } from './buying-journeys.ts';
import type { Journey } from './journey.ts';
import { signed } from './outsiders.ts';

/** Staff's starting points, whose contents lead on. */
export const work: Journey = async ({ ask, random, pool }) => {
  for (const list of ['customers?q=ann', 'fulfilment', 'reviews', 'content', 'redirects', 'synonyms', 'flags', 'members', 'audit']) {
    if (random.chance(0.4)) await ask('GET', `/api/staff/${list}`);
  }
  await ask('GET', `/api/staff/fulfilment/${random.pick([...pool.get('orderNumber'), 'AL-0000-0000'])}`);
};

/** Adds a product, changes it, takes the change back and restores it. */
export const merchandise: Journey = async ({ ask, random, values }) => {
  const sku = `FUZZ-${values.uuid().slice(0, 8)}`;
  const product = {
    name: `Stool ${sku}`,
    category: 'furniture/living-room/sofas',
    description: '<p>Stands.</p>',
    variations: [{ sku, price: 1000 + random.below(90_000), stock: {} }],
  };
  const added = await ask('POST', '/api/staff/products', product);
  const path = `/api/staff/products/${added?.productId}`;
  const price = async (version: number) => ask('PUT', path, { variations: [{ sku, price: 1 + random.below(900) }], version });
  await price(1);
  await ask('POST', `${path}/undo`, { version: 2 });
  await price(3);
  await ask('PUT', path, { tags: ['fuzz'], version: 4 });
  await ask('POST', `${path}/restore`, { version: 5, change: 4 });
};

/** Writes a page, publishes it, plans it, and takes both back. */
export const edit: Journey = async ({ ask, random }) => {
  const path = `/api/staff/content/page/${random.pick(['faq', 'home', 'shipping', 'about'])}`;
  const shown = await ask('GET', path);
  const saved = await ask('PUT', path, { content: shown?.body ?? {}, basedOn: shown?.number ?? null });
  const version = saved?.number ?? shown?.number ?? 1;
  await ask('POST', `${path}/publications`, { version, at: new Date(Date.now() + 86_400_000).toISOString() });
  const { publications = [] } = ((await ask('GET', path)) ?? {}) as { publications?: { id: number; planned: boolean }[] };
  await ask('DELETE', `${path}/publications/${publications.find(({ planned }) => planned)?.id ?? 1}`);
  await ask('POST', `${path}/publications`, { version });
  await ask('POST', `${path}/restorations`, { version: 1 });
  if (random.chance(0.3)) await ask('POST', `${path}/withdrawals`, {});
  await ask('POST', `${path}/publications`, { version });
};

/** Makes a promotion, tries it out and gives it codes and a campaign. */
export const promote: Journey = async ({ ask, random, pool, values }) => {
  const promotion = {
    name: `Fuzz ${values.uuid().slice(0, 8)}`,
    label: 'A tenth off',
    startsAt: '2026-01-01T05:00:00Z',
    group: 'order',
    conditions: { code: true },
    benefit: { kind: 'percent', percent: 1 + random.below(20) },
    codes: [`F${values.uuid().slice(0, 8)}`.toUpperCase()],
  };
  await ask('GET', '/api/product/1');
  await ask('POST', '/api/staff/promotions/try', { lines: [{ sku: String(pool.get('sku').at(-1) ?? 'LAMP-1'), quantity: 1 }] });
  const { promotionId } = (await ask('POST', '/api/staff/promotions', promotion)) ?? {};
  const path = `/api/staff/promotions/${promotionId}`;
  const version = async () => (await ask('GET', path))?.version ?? 1;
  await ask('PUT', path, { promotion: { ...promotion, label: 'A tenth off everything' }, version: await version() });
  await ask('POST', `${path}/codes`, { count: 3, batch: 1 });
  const startsAt = '2026-01-01T05:00:00Z';
  const endsAt = '2039-01-01T05:00:00Z';
  const campaign = { campaignId: `fuzz-${values.uuid().slice(0, 8)}`, brand: null, name: 'Fuzz', restrictionToken: null, startsAt, endsAt };
  await ask('PUT', `${path}/campaigns`, {
    version: await version(),
    campaign: { ...campaign, message: 'A tenth off', shortMessage: 'Off' },
  });
};

/** Hires a member, who sets up the account and signs in. */
export const hire: Journey = async ({ ask, asStaff, values }) => {
  const email = `hired-${values.uuid()}@example.com`;
  const { path } = (await asStaff('POST', '/api/staff/members', { email, name: 'Jo Park', role: 'fulfilment' })) ?? {};
  const token = new URL(String(path ?? ''), 'http://localhost').searchParams.get('token') ?? '';
  await ask('GET', pathOf(path));
  const secret = textOf(await ask('POST', '/api/staff/set-up/show', { token }), 'secret');
  if (!/^[A-Z2-7]{16,}$/.test(secret)) return;
  await ask('POST', '/api/staff/set-up', { token, password: staffPassword, code: codeOf(secret, -1) });
  await ask('POST', '/api/staff/sign-out', {});
  await ask('POST', '/api/staff/sign-in', { email, password: staffPassword });
  await ask('POST', '/api/staff/second-factor', { code: codeOf(secret) });
  await ask('POST', '/api/staff/sign-out', {});
};

/** What customer care does with customers: groups, notes, acting for one, merging two and erasing. */
export const care: Journey = async ({ ask, asStaff, random, values }) => {
  const emails = [0, 1].map((at) => `cared-${at}-${values.uuid()}@example.com`);
  const ids: unknown[] = [];
  for (const email of emails) {
    await ask('POST', '/api/user/register', { email, password });
    await ask('POST', '/api/user/logout', {});
    const { customers = [] } = ((await asStaff('GET', `/api/staff/customers?q=${email}`)) ?? {}) as {
      customers?: { customerId: number }[];
    };
    ids.push(customers[0]?.customerId ?? 1);
  }
  const path = `/api/staff/customers/${ids[0]}`;
  await asStaff('POST', `${path}/notes`, { words: 'Called.' });
  const { groupId } = (await asStaff('POST', '/api/staff/customer-groups', { name: `Fuzz ${values.uuid().slice(0, 8)}` })) ?? {};
  await asStaff('POST', `/api/staff/customer-groups/${groupId}/members`, { who: emails[0] });
  await asStaff('DELETE', `/api/staff/customer-groups/${groupId}/members/${ids[0]}`);
  await asStaff('POST', '/api/impersonate', { customerId: ids[0], reason: 'A customer asked for it on the telephone' });
  await asStaff('GET', '/api/impersonate');
  await asStaff('DELETE', '/api/impersonate');
  if (random.chance(0.5)) {
    await asStaff('GET', `${path}/merge?other=${encodeURIComponent(emails[1] ?? '')}`);
    await asStaff('POST', `${path}/merge`, { goneId: ids[1], mayReturn: true, reason: 'Asked for on the telephone' });
  } else {
    await asStaff('GET', `${path}/erasure`);
    await asStaff('POST', `${path}/erasure`, { reason: 'request', confirmation: emails[0] });
  }
};

const taxTable = 'country,region,postal code,rate,shipping taxed\nUS,OH,43215,7.5,no\n';

/** Settings whose calls need a table, a list or a place of their own. */
export const settle: Journey = async ({ ask, random, values }) => {
  const settings = '/api/staff/settings';
  const uploaded = await ask('POST', `${settings}/taxes/uploads/text`, { text: taxTable, replaces: 'false' });
  await ask('GET', `${settings}/taxes/uploads/${uploaded?.uploadId}`);
  await ask('POST', `${settings}/taxes/uploads/${uploaded?.uploadId}/apply`, {});
  await ask('PUT', `${settings}/taxes/regions/US/OR`, { rate: '0', shippingTaxed: false });
  const code = String(99_500 + random.below(400));
  await ask('POST', `${settings}/restricted-codes`, { codes: code, scope: 'large' });
  await ask('DELETE', `${settings}/restricted-codes/${code}`);
  await ask('GET', `${settings}/search-ranking/preview?q=lamp&name=more`);
  for (const part of ['store', 'theme', 'search-ranking']) {
    const version = Number((await ask('GET', `${settings}/${part}`))?.version ?? 0);
    if (version > 1) await ask('POST', `${settings}/${part}/restore`, { version, to: version - 1 });
  }
  const key = `fuzz-${values.uuid().slice(0, 6)}`;
  const brand = { name: `Fuzz ${key}`, about: 'Things for small gardens', host: `${key}.example`, countries: ['US'], base: 'pip-alder' };
  await ask('POST', '/api/staff/brands', { ...brand, key, returnName: 'Fuzz Returns', returnLines: ['1 Dock Road', 'Columbus, OH 43217'] });
  const { webhookId } =
    (await ask('POST', '/api/staff/webhooks', { url: 'https://hooks.example.com/mantel', kinds: ['order.placed'] })) ?? {};
  for (const act of ['secret', 'test', 'deliveries']) await ask('POST', `/api/staff/webhooks/${webhookId}/${act}`, {});
  await ask('DELETE', `/api/staff/webhooks/${webhookId}`);
  await ask('PUT', '/api/staff/redirects', { from: `/old/${key}`, to: '/cart', status: 301 });
};

/** Pastes a list of products, maps its columns, imports it and undoes that. */
export const importList: Journey = async ({ ask, values }) => {
  const handle = `fuzz-${values.uuid().slice(0, 8)}`;
  const columns = 'handle,name,category,description,sku,price,stock';
  const text = `${columns}\n${handle},Stool,furniture/living-room/sofas,Stands.,${handle.toUpperCase()},19.00,3\n`;
  const path = `/api/staff/imports/${(await ask('POST', '/api/staff/imports/text', { text }))?.importId}`;
  const until = async (state: string) => {
    for (let tries = 0; tries < 10; tries++) {
      if ((await ask('GET', path))?.state === state) return;
      await sleep(300);
    }
  };
  await until('mapping');
  await ask('POST', `${path}/mapping`, { fields: columns.split(','), decimal: 'point', name: '' });
  await until('checked');
  await ask('POST', `${path}/plan`, { startsAt: new Date(Date.now() + 86_400_000).toISOString() });
  await ask('POST', `${path}/plan`, { startsAt: null });
  await ask('POST', `${path}/start`, {});
  await ask('POST', `${path}/stop`, {});
  await ask('POST', `${path}/resume`, {});
  await until('imported');
  await ask('POST', `${path}/undo`, {});
};

/** What e-mail and payment providers report. */
export const hearFromProviders: Journey = async ({ ask, values }) => {
  await ask('POST', '/api/webhooks/emails/generic', ...signed('mail', 'mail-signature', { events: [] }));
  const event = { id: values.uuid(), type: 'payment.updated', paymentId: values.uuid() };
  await ask('POST', '/api/webhooks/sandbox', ...signed('payments', 'sandbox-signature', event));
};
