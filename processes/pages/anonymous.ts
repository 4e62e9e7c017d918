import type { Call } from '../../server/platform/http/call.ts';
import { callerOf } from '../../server/platform/http/caller/caller.ts';

/** The call without its visitor: no cookies, no token, and no cookies can be set. */
export function anonymous(call: Call): Call {
  return {
    id: call.id,
    now: call.now,
    brand: call.brand,
    clientIp: call.clientIp,
    network: call.network,
    channel: call.channel,
    userAgent: null,
    bearer: null,
    accessToken: null,
    walletToken: null,
    optsOut: false,
    caller: callerOf({}),
    log: call.log,
    file: async () => null,
    raw: () => {
      throw new Error('A page takes no raw request');
    },
    cookie: () => undefined,
    sentCookie: () => undefined,
    setCookie: (name) => {
      throw new Error(`A public page must not set cookies (${name})`);
    },
  };
}
