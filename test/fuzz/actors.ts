import { role as anyRole } from '../../contract/staff/staff-roles.schemas.ts';
import type { Role } from '../../contract/staff/staff-roles.ts';
import { enrol, firstAdministrator } from '../support/enrol.ts';
import type { Random } from './random.ts';
import { type Answer, type Sent, send } from './request.ts';

/** A caller: a browser with its cookies. */
export class Actor {
  readonly kind: 'guest' | 'customer' | Role;
  readonly cookies = new Map<string, string>();

  constructor(kind: Actor['kind']) {
    this.kind = kind;
  }

  keep({ headers }: Answer): void {
    for (const line of [headers['set-cookie'] ?? []].flat()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      const value = pair.slice(at + 1);
      if (value === '' || /expires=thu, 01 jan 1970/i.test(line)) this.cookies.delete(pair.slice(0, at));
      else this.cookies.set(pair.slice(0, at), value);
    }
  }

  headers(address: string): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': address, ...(cookie && { cookie }) };
  }
}

/** A new address per call, so that no limit protects what lies behind it. */
export const anAddress = (random: Random): string => `10.${random.below(256)}.${random.below(256)}.${1 + random.below(254)}`;

export const password = 'weaver-of-7-looms';
/** Most calls to the console need an administrator. */
const kinds: readonly Actor['kind'][] = [
  ...(['guest', 'guest', 'guest', 'customer', 'customer'] as const),
  ...anyRole.options,
  ...(['administrator', 'administrator', 'administrator'] as const),
];

/** The shop's owner, who adds staff, reopens the shop, and is left alone. */
export interface Owner {
  readonly memberId: number;
  readonly actor: Actor;
  call(method: string, target: string, body?: object): Promise<Answer>;
}

/** `place`: the environment that says where the shop's data is. */
export async function hireOwner(url: string, place: Readonly<Record<string, string>>): Promise<Owner> {
  const token = await firstAdministrator(url, place);
  const actor = new Actor('administrator');
  actor.cookies.set('staff_session_token', token);
  const call: Owner['call'] = (method, target, body) =>
    send(
      url,
      {
        method,
        target,
        headers: {
          'sec-fetch-site': 'same-origin',
          cookie: `staff_session_token=${token}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        body: body && JSON.stringify(body),
      },
      30_000,
    );
  return { memberId: JSON.parse((await call('GET', '/api/staff/me')).body).memberId ?? 1, actor, call };
}

/** The actors of one lane. Those signed out or used long enough are replaced. */
export class Cast {
  readonly #url: string;
  readonly #owner: Owner | null;
  readonly #random: Random;
  readonly #name: string;
  readonly #playing = new Map<Actor['kind'], { actor: Actor; calls: number }>();
  #entered = 0;

  constructor(url: string, owner: Owner | null, random: Random, name: string) {
    this.#url = url;
    this.#owner = owner;
    this.#random = random;
    this.#name = name;
  }

  async next(): Promise<Actor> {
    const kind = this.#random.pick(this.#owner ? kinds : kinds.slice(0, 5));
    const playing = this.#playing.get(kind);
    if (playing && playing.calls++ < (kind === 'guest' ? 40 : 300)) return playing.actor;
    const actor = await this.#enter(kind);
    this.#playing.set(kind, { actor, calls: 0 });
    return actor;
  }

  /** Removes an actor whose response says they were signed out. */
  answered(actor: Actor, { status }: Answer): void {
    const isSignedOut = actor.kind === 'customer' ? !actor.cookies.has('session_token') : actor.kind !== 'guest' && status === 401;
    if (isSignedOut) this.#playing.delete(actor.kind);
  }

  async #enter(kind: Actor['kind']): Promise<Actor> {
    const actor = new Actor(kind);
    const headers = { ...actor.headers(anAddress(this.#random)), 'content-type': 'application/json' };
    const email = `${kind}-${this.#name}-${this.#entered++}@example.com`;
    if (kind === 'customer') {
      const register: Sent = { method: 'POST', target: '/api/user/register', headers, body: JSON.stringify({ email, password }) };
      actor.keep(await send(this.#url, register, 30_000));
    } else if (kind !== 'guest' && this.#owner) {
      const { body } = await this.#owner.call('POST', '/api/staff/members', { email, name: 'Jo Park', role: kind });
      const { path } = JSON.parse(body) as { path?: string };
      if (path) {
        const session = await enrol(this.#url, path, { 'x-forwarded-for': anAddress(this.#random) }).catch(() => null);
        if (session) actor.cookies.set('staff_session_token', session.token);
      }
    }
    return actor;
  }
}
