import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/db/index.ts';
import type { Clock } from '../platform/time/clock.ts';
import { signWebhook } from '../platform/webhook-signature.ts';
import { post, type Reach } from './post.ts';
import { openSecret } from './secret.ts';
import { type DueDelivery, lockWebhook, saveAttempt, saveWebhook, takeDue } from './store.ts';

const minuteMs = 60_000;
/** Minutes before each further attempt: ten in all, over a day. */
export const pausesMinutes = [1, 5, 15, 30, 60, 120, 240, 360, 600] as const;
/** A webhook that has failed for so long is turned off. */
const maxFailureMs = 3 * 24 * 60 * minuteMs;
const atOnce = { limit: 20, perWebhook: 5 } as const;

export interface IntegrationParts {
  readonly database: Database;
  readonly config: Pick<Config, 'secret' | 'mode'>;
}

export const reachOf = ({ mode }: Pick<Config, 'mode'>): Reach => (mode === 'production' ? 'public' : 'loopback');

/** Sends everything that is due. A delivery that was interrupted is sent again: at least once, under the same id. */
export async function sendDue(parts: IntegrationParts, clock: Pick<Clock, 'now'>): Promise<void> {
  for (;;) {
    // A backlog takes a while: each round has its own time, as receivers refuse an old signature.
    const now = clock.now();
    const leaseUntil = new Date(now.getTime() + minuteMs);
    const due = await parts.database.transact((tx) => takeDue(tx, now, leaseUntil, atOnce));
    if (due.length === 0) return;
    await Promise.all(due.map((delivery) => send(parts, delivery, now)));
  }
}

async function send({ database, config }: IntegrationParts, delivery: DueDelivery, now: Date): Promise<void> {
  const { deliveryId, webhookId, url, body, attempts } = delivery;
  const secret = openSecret(config.secret, delivery.secret);
  const former = delivery.formerSecret === null ? null : openSecret(config.secret, delivery.formerSecret);
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Mantel webhooks',
    'webhook-id': deliveryId,
    ...(secret !== null && { 'webhook-signature': signWebhook(Buffer.from(body), former === null ? secret : [secret, former], now) }),
  };
  const { status, error } =
    secret === null ? { status: null, error: 'the secret cannot be read' } : await post(url, body, headers, reachOf(config));
  const isDelivered = status !== null && status >= 200 && status < 300;
  const pause = isDelivered ? undefined : pausesMinutes[attempts];
  const nextAt = pause === undefined ? null : new Date(now.getTime() + pause * minuteMs);
  await database.transact(async (tx) => {
    const webhook = await lockWebhook(tx, webhookId);
    if (!webhook) return;
    await saveAttempt(tx, deliveryId, { status, error, nextAt, deliveredAt: isDelivered ? now : null }, now);
    // A test, or one under way as it was turned off: why it is off stays.
    if (webhook.disabledAt) return;
    const failingSince = isDelivered ? null : (webhook.failingSince ?? now);
    const isGivenUp = failingSince !== null && now.getTime() - failingSince.getTime() > maxFailureMs;
    await saveWebhook(tx, { ...webhook, failingSince, disabledAt: isGivenUp ? now : null });
  });
}
