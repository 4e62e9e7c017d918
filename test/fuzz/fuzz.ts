import { type Actor, anAddress, Cast, type Owner } from './actors.ts';
import { Caller } from './calls.ts';
import { readFiles } from './files.ts';
import type { Ask } from './journey.ts';
import { journeyOf } from './journeys.ts';
import { operationOf } from './places.ts';
import { Pool } from './pool.ts';
import { Random } from './random.ts';
import type { Report } from './report.ts';
import { type Answer, curlOf, type Sent, send, wireTarget } from './request.ts';
import { Values } from './values.ts';

export interface FuzzOptions {
  readonly url: string;
  readonly calls: number;
  readonly seed: number;
  /** Staff actors run only where members can be added. */
  readonly owner: Owner | null;
  /** The last moment to begin a call, in milliseconds since 1970. */
  readonly until: number;
  /** Receives what is found out. */
  readonly report: Report;
}

/** Maximum milliseconds per response. */
const limitMs = 5000;
const lanes = 6;

/**
 * Calls the shop in lanes, each with its own actors, memory and randomness, so that a lane's behaviour depends only on the seed and the shop's
 * responses to it.
 */
export async function fuzz({ url, calls, seed, owner, until, report }: FuzzOptions): Promise<void> {
  const last = report.made + calls;
  const files = await readFiles();
  /** Calls that may have closed the shop, and the time of the last; 503 is expected until a moment later. */
  let closing = 0;
  let closedUntil = 0;

  const ask = async (name: string, sent: Sent): Promise<Answer> => {
    const wasClosed = closing > 0 || Date.now() < closedUntil;
    const answer = await send(url, sent, limitMs);
    report.note(name, answer, codeOf(answer));
    if (report.made % 1000 === 0) console.log(`${report.made} calls`);
    const isClosed = answer.status === 503 && (wasClosed || closing > 0 || Date.now() < closedUntil);
    const what = isClosed ? null : wrongWith(answer, sent);
    if (what) report.faults.push({ what, name, requestId: String(answer.headers['x-request-id']), curl: curlOf(url, sent) });
    return answer;
  };

  const lane = async (number: number): Promise<void> => {
    const random = new Random(Math.imul(seed, 7919) + number);
    const pool = new Pool();
    const values = new Values(random, pool);
    const caller = new Caller(random, pool, values, files);
    const cast = new Cast(url, owner, random, `${seed}-${number}`);
    const learn = (actor: Actor, sent: Sent, answer: Answer) => {
      actor.keep(answer);
      cast.answered(actor, answer);
      const data = parsed(answer.body);
      if (answer.status < 300) pool.harvest(data);
      if (sent.method === 'GET') caller.learn(sent.target, answer);
      return data;
    };
    /** Makes a call unless it would end the run; null then. */
    const act = async (actor: Actor, name: string, sent: Sent) => {
      if (owner && endangers(sent, owner)) return null;
      const closes = owner !== null && mayClose(sent);
      if (closes) closing++;
      const data = learn(actor, sent, await ask(name, sent));
      if (closes) {
        await owner.call('DELETE', '/api/staff/maintenance');
        closing--;
        closedUntil = Date.now() + 5000;
      }
      return data;
    };
    const asking =
      (actor: Actor | undefined): Ask =>
      async (method, target, body, more) => {
        if (!actor) return null;
        const call = (of: object | undefined) => {
          const headers = { ...actor.headers(anAddress(random)), ...(of && { 'content-type': 'application/json' }), ...more };
          return act(actor, operationOf(method, target), { method, target: wireTarget(target), headers, body: of && JSON.stringify(of) });
        };
        if (body && random.chance(0.1)) {
          const spoilt = structuredClone(body);
          values.spoil(spoilt);
          await call(spoilt);
        }
        return call(body);
      };
    while (report.made < last && Date.now() < until) {
      const actor = await cast.next();
      if (random.chance(0.06)) {
        const isStaff = actor.kind !== 'guest' && actor.kind !== 'customer';
        const play = {
          url,
          isStaff,
          isCustomer: actor.kind === 'customer',
          random,
          pool,
          values,
          ask: asking(actor),
          asStaff: asking(owner?.actor),
        };
        const journey = journeyOf(actor.kind, random);
        await journey(play).catch((error: unknown) => {
          report.faults.push({ what: `broke the fuzzer: ${String(error)}`, name: journey.name, requestId: 'undefined', curl: '' });
        });
        continue;
      }
      const { name, sent } = caller.next(actor);
      await act(actor, name, sent);
    }
  };
  await Promise.all(Array.from({ length: lanes }, (_, number) => lane(number)));
}

const securityHeaders = ['x-content-type-options', 'content-security-policy', 'referrer-policy'];

/** What is wrong with a response; null when nothing is. */
function wrongWith({ status, headers, body, milliseconds }: Answer, { method, target }: Sent): string | null {
  if (milliseconds > limitMs) return `took ${Math.round(milliseconds)} ms`;
  if (status === 0) return `no answer: ${body}`;
  if (status >= 500) return `answered ${status}`;
  if (securityHeaders.some((name) => headers[name] === undefined)) return `answered ${status} without security headers`;
  if (status >= 400 && method !== 'HEAD' && target.startsWith('/api/') && !target.startsWith('/api/docs') && !isErrorBody(body, status))
    return `answered ${status} without the error body`;
  return null;
}

/** A problem's code; its message, where the caller asked for the vendor's body. */
function codeOf({ status, body }: Answer): unknown {
  const said = status >= 400 ? parsed(body) : null;
  return said?.code ?? said?.message;
}

function isErrorBody(body: string, status: number): boolean {
  const said = parsed(body);
  return said?.ok === false && said.statusCode === status && typeof said.message === 'string';
}

/** The owner stays signed in, to reopen the shop. */
const endangers = ({ target }: Sent, { memberId }: Owner): boolean =>
  target.startsWith(`/api/staff/members/${memberId}/`) || (target.startsWith('/staff/members') && !target.includes('?'));

const mayClose = ({ method, target }: Sent): boolean =>
  (method === 'PUT' && target.startsWith('/api/staff/maintenance')) || (method === 'POST' && target.startsWith('/staff/maintenance'));

function parsed(text: string): Record<string, unknown> | null {
  try {
    return Object(JSON.parse(text));
  } catch {
    return null;
  }
}
