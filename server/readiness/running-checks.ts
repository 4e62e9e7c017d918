import type { Check } from '../../contract/readiness/readiness.ts';
import type { Facts } from './checks.ts';

/** What a check found. */
export type Found = Pick<Check, 'state' | 'finding'> & { advice?: string };

/** Bytes of its log that a replica may lack: some seconds of a busy shop. */
const mostBehind = 64 * 1024 ** 2;
/** Seconds between our clock and the provider's beyond which a clock is wrong: the date of an answer is good to two. */
const mostAhead = 5;
/** Seconds between the clocks of shop and database beyond which holds and sessions end at the wrong moment. */
const mostSkew = 2;

export function secrets({ secrets: found }: Facts): Found {
  if (found.isKept)
    return {
      state: 'missing',
      finding: 'The secret was made by the shop and lies beside its data.',
      advice: 'Set MANTEL_SECRET: openssl rand -base64 48.',
    };
  if (found.reused.length > 0)
    return {
      state: 'missing',
      finding: `MANTEL_SECRET is also ${found.reused.join(' and ')}.`,
      advice: 'Give each a secret of its own: who learns one has the others.',
    };
  if (found.metricsOpen)
    return {
      state: 'advice',
      finding: 'Everybody who reaches the process reads its metrics.',
      advice: 'Set METRICS_TOKEN in place of ALLOW_METRICS.',
    };
  return { state: 'ready', finding: 'The secret is set, looks random and serves nothing else.' };
}

export function webhooks({ provider, url, isExpected, fault }: Facts['webhooks'][number]): Found {
  if (!isExpected)
    return {
      state: 'advice',
      finding: `Webhooks of ${provider} are refused, so late payments are noticed by asking.`,
      advice: 'Register the webhook and set its id.',
    };
  return fault === null
    ? { state: 'ready', finding: `The shop answers at ${url}.` }
    : { state: 'missing', finding: `The shop does not answer at ${url}: ${fault}.`, advice: 'Let the proxy pass POST to /api/webhooks/.' };
}

export function clock({ database: { now, askedAt }, secondsAhead }: Facts): Found {
  const seconds = Math.round(Math.abs(now.getTime() - askedAt.getTime()) / 1000);
  if (seconds > mostSkew)
    return {
      state: 'missing',
      finding: `The clocks of shop and database are ${seconds} s apart.`,
      advice: 'Run an NTP client on both machines.',
    };
  if (secondsAhead !== null && Math.abs(secondsAhead) > mostAhead)
    return {
      state: 'missing',
      finding: `This machine's clock is ${Math.abs(secondsAhead)} s ${secondsAhead > 0 ? 'ahead of' : 'behind'} the payment provider's.`,
      advice: 'Run an NTP client: signatures and sign-in codes depend on the time.',
    };
  const others = secondsAhead === null ? 'shop and database' : 'shop, database and payment provider';
  return { state: 'ready', finding: `The clocks of ${others} agree.` };
}

export function replicas({ database: { isEmbedded, isReplica, replicas: count, bytesBehind } }: Facts): Found {
  if (isReplica)
    return {
      state: 'missing',
      finding: 'The database is a replica, which takes no orders.',
      advice: 'Set DATABASE_URL to the primary, or promote it.',
    };
  if (isEmbedded || count === 0) return { state: 'ready', finding: 'There is none: after a loss the last backup counts.' };
  const named = count === 1 ? 'One replica follows' : `${count} replicas follow`;
  if (bytesBehind !== null && bytesBehind > mostBehind)
    return {
      state: 'advice',
      finding: `${named}, up to ${Math.round(bytesBehind / 1024 ** 2)} MB behind.`,
      advice: 'Look at its disk and network: what it lacks is lost with the primary.',
    };
  return { state: 'ready', finding: bytesBehind === null ? `${named}; how far behind is not told to this user.` : `${named} closely.` };
}

export function licences({ licences: { packages, unknown } }: Facts): Found {
  return unknown.length === 0
    ? { state: 'ready', finding: `${packages} packages, all under licences that let you run them.` }
    : { state: 'advice', finding: `Not known to be free to run: ${unknown.join(', ')}.`, advice: 'Read their licences.' };
}
