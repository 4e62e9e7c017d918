import { type Actor, anAddress } from './actors.ts';
import type { Files } from './files.ts';
import { api, type Place, pages } from './places.ts';
import type { Pool } from './pool.ts';
import type { Random } from './random.ts';
import { type Answer, type Sent, wireTarget, wireValue } from './request.ts';
import type { Schema, Values } from './values.ts';

export interface Call {
  readonly name: string;
  readonly sent: Sent;
}

/** Makes calls from the documentation, from earlier responses, and from hostile values. */
export class Caller {
  readonly #random: Random;
  readonly #pool: Pool;
  readonly #values: Values;
  readonly #files: Files;
  /** By page: the fields its forms posted when last shown. */
  readonly #forms = new Map<string, readonly (readonly [name: string, value: string])[]>();

  constructor(random: Random, pool: Pool, values: Values, files: Files) {
    this.#random = random;
    this.#pool = pool;
    this.#values = values;
    this.#files = files;
  }

  next(actor: Actor): Call {
    const random = this.#random;
    const isStaff = actor.kind !== 'guest' && actor.kind !== 'customer';
    const among = random.chance(0.65) ? api : pages;
    const mine = among.filter(({ path }) => path.includes('/staff') === isStaff);
    const place = random.pick(mine.length > 0 && random.chance(0.8) ? mine : among);
    const form = place.method === 'GET' && random.chance(0.3) ? this.#form(place.path) : null;
    return { name: place.name, sent: this.#spoilt(this.#fitting(place, actor, form)) };
  }

  /** Records a page's form fields. */
  learn(target: string, { body, headers }: Answer): void {
    if (!String(headers['content-type']).startsWith('text/html')) return;
    const inputs = [...body.matchAll(/<(?:input|button|textarea|select)\b[^>]*\bname="([\w.[\]-]{1,60})"[^>]*>/g)];
    const fields = inputs.map(([tag, name = '']) => [name, /\bvalue="([^"]*)"/.exec(tag)?.[1] ?? ''] as const);
    if (fields.length > 0) this.#forms.set(target.split('?')[0] ?? '', fields);
  }

  /** Some page's form, as a path and body. */
  #form(path: string): { path: string; body: URLSearchParams } | null {
    const known = [...this.#forms];
    const [shown, fields] = known.find(([one]) => one === path) ?? (known.length > 0 ? this.#random.pick(known) : []);
    if (!shown || !fields) return null;
    const body = new URLSearchParams();
    for (const [name, value] of fields) {
      if (name === 'action' && body.has('action')) continue;
      const last = name.split('.').at(-1) ?? name;
      const filled = this.#random.chance(0.2) ? this.#values.hostile() : this.#random.chance(0.4) ? this.#values.valid({}, last) : value;
      if (this.#random.chance(0.9)) body.append(name, textOf(filled).toWellFormed());
    }
    const actions = fields.filter(([name]) => name === 'action');
    if (actions.length > 0) body.set('action', this.#random.pick(actions)[1]);
    return { path: shown, body };
  }

  #fitting(place: Place, actor: Actor, form: { path: string; body: URLSearchParams } | null): Sent {
    const random = this.#random;
    const headers: Record<string, string> = actor.headers(anAddress(random));
    if (form) {
      headers['content-type'] = 'application/x-www-form-urlencoded';
      return { method: 'POST', target: wireTarget(form.path), headers, body: form.body.toString() };
    }
    const filled = (schema: Schema, name: string) => (random.chance(0.12) ? this.#values.hostile() : this.#values.valid(schema, name));
    const path = place.path.replaceAll(/\{(\w+)\}/g, (_part, name: string) => escaped(filled(place.params.get(name) ?? {}, name)) || '-');
    const query = place.query
      .filter(({ required }) => random.chance(required ? 0.95 : 0.6))
      .map(({ name, schema }) => `${name}=${escaped(filled(schema, name))}`);
    const target = wireTarget(query.length > 0 ? `${path}?${query.join('&')}` : path);
    if (random.chance(0.2)) headers.accept = random.pick(['application/json', 'text/html', '*/*', 'image/avif']);
    if (random.chance(0.3)) headers['x-error-body'] = random.pick(['original', 'user']);
    if (place.upload) return { method: place.method, target, ...this.#upload(place.name, place.upload, headers) };
    if (!place.body) return { method: place.method, target, headers };
    headers['content-type'] = 'application/json';
    return { method: place.method, target, headers, body: JSON.stringify(this.#body(place.body)) };
  }

  #body(schema: Schema): unknown {
    const body = this.#values.valid(schema);
    if (this.#random.chance(0.05)) return this.#values.hostile();
    for (let faults = this.#random.pick([0, 0, 0, 1, 1, 2]); faults > 0; faults--) this.#values.spoil(body);
    return body;
  }

  #upload(operation: string, field: string, headers: Record<string, string>): Pick<Sent, 'headers' | 'body'> {
    const boundary = 'fuzz-boundary';
    const name = this.#random.pick(['photo.jpg', '../../x.png', 'a\u0000.jpg', 'x'.repeat(500), '']);
    const file = this.#files.others.get(operation) ?? this.#files.photo;
    const whole = this.#random.chance(0.5) ? file : file.subarray(0, this.#random.below(file.length));
    const content = this.#random.chance(0.8) ? whole : Buffer.from(textOf(this.#values.hostile()));
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: image/jpeg\r\n\r\n`;
    const tail = this.#random.chance(0.9) ? `\r\n--${boundary}--\r\n` : '';
    return {
      headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: Buffer.concat([Buffer.from(head), content, Buffer.from(tail)]),
    };
  }

  /** Corrupts one call in four: method, target, headers, type or bytes. */
  #spoilt(sent: Sent): Sent {
    const random = this.#random;
    if (random.chance(0.75)) return sent;
    const text = textOf(this.#values.hostile()).slice(0, 2000);
    const separator = sent.target.includes('?') ? '&' : '?';
    const header = random.pick(
      ['accept', 'accept-encoding', 'user-agent', 'referer', 'host', 'origin', 'authorization', 'access_token'].concat(
        'x-forwarded-for',
        'x-csrf-token',
        'if-none-match',
        'range',
        'content-type',
        'visitor-id',
        'campaign-id',
        'accept-language',
      ),
    );
    const cookies = [
      'cart_uuid',
      'session_token',
      'guest_session_token',
      'visitor_id',
      'staff_session_token',
      'cart_item_qty',
      'postal_code',
    ];
    return random.pick<() => Sent>([
      () => ({ ...sent, method: random.pick(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) }),
      () => ({
        ...sent,
        target: sent.target + random.pick(['%', '%zz', '%00', '%ED%A0%80', '/', '//', '/..', '%2f..%2f', '?', '#', ';a=b']),
      }),
      () => ({ ...sent, target: `${sent.target}${separator}${sent.target.split('?')[1] ?? '__proto__=1&constructor=2'}` }),
      () => ({ ...sent, target: wireTarget(`${sent.target}${separator}${escaped(text)}=${escaped(text)}&a[b]=1&a[]=2`) }),
      () => ({ ...sent, headers: { ...sent.headers, [header]: wireValue(text) || 'x' } }),
      () => ({
        ...sent,
        headers: { ...sent.headers, authorization: `Bearer ${wireValue(String(random.pick([...this.#pool.get('token'), 'x'])))}` },
      }),
      () => ({ ...sent, headers: { ...sent.headers, cookie: `${random.pick(cookies)}=${escaped(text)}; ${sent.headers.cookie ?? ''}` } }),
      () => ({
        ...sent,
        headers: {
          ...sent.headers,
          'content-type': random.pick([
            'application/json',
            'text/plain',
            'application/xml',
            'json',
            'multipart/form-data',
            'application/x-www-form-urlencoded',
            'application/csp-report',
          ]),
        },
      }),
      () => ({ ...sent, body: sent.body && Buffer.from(sent.body).subarray(0, random.below(sent.body.length + 1)) }),
      () => ({ ...sent, body: sent.body && `${'['.repeat(20_000)}${']'.repeat(20_000)}` }),
      () => ({ ...sent, body: sent.body && 'x'.repeat(70_000) }),
    ])();
  }
}

/** For a path or query; a lone surrogate as its bytes. */
function escaped(value: unknown): string {
  const text = textOf(value);
  return text.isWellFormed() ? encodeURIComponent(text.slice(0, 3000)) : '%ED%A0%80';
}

const textOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));
