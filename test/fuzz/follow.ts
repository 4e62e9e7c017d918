import type { Journey } from './journey.ts';
import { api, type Place } from './places.ts';
import { Pool } from './pool.ts';

/** Operations that change something, without uploads. */
const places = (isStaff: boolean): Place[] =>
  api.filter(({ path, method, upload }) => method !== 'GET' && !upload && path.includes('/staff') === isStaff);

/**
 * Does to something that exists what the API offers for it: lists what there is, shows one, and sends back what was shown, with a change or
 * something hostile in it. A new endpoint is reached without a journey of its own.
 */
export const follow: Journey = async ({ isStaff, ask, random, values }) => {
  const place = random.pick(places(isStaff));
  let shown: Record<string, unknown> | null = null;
  let filled = '';
  let template = '';
  for (const part of place.path.split('/').slice(1)) {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    const just = new Pool();
    just.harvest(shown);
    const known = name ? just.get(name) : [];
    const value = name && (known.length > 0 ? random.pick(known) : values.valid(place.params.get(name) ?? {}, name));
    filled += `/${name ? encodeURIComponent(String(value)) : part}`;
    template += `/${part}`;
    const show = api.find(({ path, method }) => method === 'GET' && path === template);
    if (!show) continue;
    const query = show.query
      .filter(({ required }) => required)
      .map(({ name: field, schema }) => `${field}=${encodeURIComponent(String(values.valid(schema, field)))}`);
    shown = await ask('GET', query.length > 0 ? `${filled}?${query.join('&')}` : filled);
  }
  if (!place.body) {
    await ask(place.method, filled);
    return;
  }
  const names = Object.keys(place.body.properties ?? {});
  const known = spread(shown);
  const isKnown = names.some((name) => Object.hasOwn(known, name));
  const body = (isKnown ? values.fitted(place.body, known) : values.valid(place.body)) as Record<string, unknown>;
  const changed = random.pick(names);
  if (isKnown && changed && random.chance(0.4)) body[changed] = values.valid(place.body.properties?.[changed] ?? {}, changed);
  if (random.chance(0.25)) values.spoil(body);
  await ask(place.method, filled, body);
};

/** An answer's fields with those of the objects in it, such as settings that are apart from their version. */
function spread(shown: Record<string, unknown> | null): Record<string, unknown> {
  const inner = Object.values(shown ?? {}).filter((value) => typeof value === 'object' && value !== null && !Array.isArray(value));
  return Object.assign({}, ...inner, shown);
}
