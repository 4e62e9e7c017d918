import { type BounceKind, bounceEndpoints, bounceKinds } from '../../../contract/email/bounces.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Bounce } from './message.ts';
import { saveBounces, suppressRecipients } from './store.ts';
import { readMailWebhook } from './webhook.ts';

/** Providers batch their events; above the busiest minute. */
const webhookLimit = { max: 600, windowSeconds: 60 };

/** The webhook of e-mail providers. Accepts each report any number of times, in any order: the worst of an e-mail counts. */
export function bindBounces(api: Api, { database, config }: { readonly database: Database; readonly config: Pick<Config, 'mail'> }): void {
  api.bind(
    bounceEndpoints.receive,
    async ({ provider }, call) => {
      const bounces = worstOfEach(readMailWebhook(config, provider, call.raw(), call.now));
      if (bounces.length > 0)
        await database.transact(async (tx) => {
          const changed = await saveBounces(tx, bounces);
          if (changed.length > 0) await suppressRecipients(tx, changed, call.now);
        });
      return { ok: true as const };
    },
    { rateLimit: webhookLimit },
  );
}

const rank = (kind: BounceKind): number => bounceKinds.indexOf(kind);

function worstOfEach(bounces: readonly Bounce[]): Bounce[] {
  const worst = new Map<string, Bounce>();
  for (const bounce of bounces) {
    const key = `${bounce.mailId}-${bounce.writtenMs}`;
    const known = worst.get(key);
    if (!known || rank(bounce.kind) > rank(known.kind)) worst.set(key, bounce);
  }
  return [...worst.values()];
}
