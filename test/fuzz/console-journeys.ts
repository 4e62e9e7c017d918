import type { Journey } from './journey.ts';

/** Staff's starting points, whose contents lead on. */
export const work: Journey = async ({ ask, random, pool }) => {
  for (const list of ['customers?q=ann', 'fulfilment', 'reviews', 'content', 'redirects', 'synonyms', 'flags', 'members', 'audit']) {
    if (random.chance(0.4)) await ask('GET', `/api/staff/${list}`);
  }
  await ask('GET', `/api/staff/fulfilment/${random.pick([...pool.get('orderNumber'), 'AL-0000-0000'])}`);
};

/** Adds a product, changes it and takes the change back. */
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
  const saved = await ask('PUT', path, { ...product, name: `${product.name} two`, version: added?.version ?? 1 });
  await ask('POST', `${path}/undo`, { version: saved?.version ?? 2 });
};
