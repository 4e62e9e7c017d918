import { randomBytes, randomUUID } from 'node:crypto';
import type { OutputOf } from '../../contract/api/endpoint.ts';
import {
  type ListedDelivery,
  type ListedWebhook,
  secretOverlapHours,
  webhookProblems,
  type webhookSubscriptionEndpoints,
} from '../../contract/staff/webhooks.ts';
import type { Db, Tx } from '../platform/db/index.ts';
import { fingerprintOf, hasChanged } from '../platform/fingerprint.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { pageOf } from '../platform/paging.ts';
import { audit, type StaffMember } from '../staff/index.ts';
import { bodyOf } from './events.ts';
import { webhookUrl } from './post.ts';
import { sealSecret } from './secret.ts';
import { type IntegrationParts, reachOf } from './sending.ts';
import {
  countDeliveries,
  countWebhooks,
  deleteWebhook,
  findDeliveries,
  findWebhook,
  findWebhooks,
  insertDelivery,
  insertWebhook,
  lockWebhook,
  requeue,
  requeueFailed,
  type StoredDelivery,
  type StoredWebhook,
  saveWebhook,
} from './store.ts';

const problem = problemsOf(webhookProblems);
const perPage = 50;
const subjectOf = (webhookId: number) => ({ kind: 'webhook', id: webhookId });
const newSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`;

/** Who changes a webhook, and when. */
export interface By {
  readonly by: StaffMember;
  readonly now: Date;
}

function placeOf(asked: number, total: number) {
  const { portion, ...place } = pageOf(asked, total, perPage);
  return { ...place, total, portion };
}

export async function listWebhooks(db: Db, asked: number, now: Date): Promise<OutputOf<typeof webhookSubscriptionEndpoints.list>> {
  const { portion, ...place } = placeOf(asked, await countWebhooks(db));
  return { webhooks: (await findWebhooks(db, portion)).map((one) => present(one, now)), ...place };
}

/** Throws `webhook_not_found`. */
export async function showWebhook(
  db: Db,
  webhookId: number,
  asked: number,
  now: Date,
): Promise<OutputOf<typeof webhookSubscriptionEndpoints.get>> {
  const webhook = await findWebhook(db, webhookId);
  if (!webhook) throw problem('webhook_not_found');
  const { total, failed } = await countDeliveries(db, webhookId);
  const { portion, ...place } = placeOf(asked, total);
  const deliveries = (await findDeliveries(db, webhookId, portion)).map(presentDelivery);
  return { webhook: present(webhook, now), deliveries, failed, ...place };
}

interface Written {
  readonly url: string;
  readonly kinds: readonly string[];
}

/** Throws `webhook_url_not_public`. */
function checkedUrl({ config }: IntegrationParts, url: string): string {
  const allowed = webhookUrl(url, reachOf(config));
  // A name of one part is this machine, or one of its network.
  if (!allowed || !/[.:]/.test(allowed.hostname))
    throw problem('webhook_url_not_public', undefined, { url: webhookProblems.webhook_url_not_public.message });
  return allowed.href;
}

/** Throws `webhook_url_not_public`. */
export async function createWebhook(parts: IntegrationParts, { url, kinds }: Written, { by, now }: By) {
  const secret = newSecret();
  const given = { url: checkedUrl(parts, url), kinds: [...new Set(kinds)] };
  const webhookId = await parts.database.transact(async (tx) => {
    const id = await insertWebhook(tx, { ...given, secret: sealSecret(parts.config.secret, secret) }, now);
    await audit(tx, { by, action: 'webhook.created', subject: subjectOf(id), details: given }, now);
    return id;
  });
  return { ok: true as const, webhookId, secret };
}

async function locked(tx: Tx, webhookId: number): Promise<StoredWebhook> {
  const webhook = await lockWebhook(tx, webhookId);
  if (!webhook) throw problem('webhook_not_found');
  return webhook;
}

const audited = ({ url, kinds, disabledAt }: StoredWebhook) => ({ url, kinds, enabled: disabledAt === null });

/** Throws `webhook_not_found`, `webhook_url_not_public`, and `webhook_changed` when it is not the one it is based on. */
export async function changeWebhook(
  parts: IntegrationParts,
  id: number,
  given: Written & { enabled: boolean; basedOn?: string | undefined },
  { by, now }: By,
) {
  const url = checkedUrl(parts, given.url);
  await parts.database.transact(async (tx) => {
    const before = await locked(tx, id);
    if (hasChanged(audited(before), given.basedOn)) throw problem('webhook_changed');
    const disabledAt = given.enabled ? null : (before.disabledAt ?? now);
    // At another address, or turned on again, it gets days to recover; turned off by staff, it isn't off for failing.
    const isAsBefore = url === before.url && given.enabled === (before.disabledAt === null);
    const failingSince = isAsBefore ? before.failingSince : null;
    const after = { ...before, url, kinds: [...new Set(given.kinds)], disabledAt, failingSince };
    await saveWebhook(tx, after);
    await audit(tx, { by, action: 'webhook.changed', subject: subjectOf(id), details: { from: audited(before), to: audited(after) } }, now);
  });
}

/** Throws `webhook_not_found`, and `former_secret_signs` where a third would have to sign beside both. */
export async function rotateSecret(
  { database, config }: IntegrationParts,
  webhookId: number,
  former: 'overlaps' | 'ends',
  { by, now }: By,
) {
  const secret = newSecret();
  await database.transact(async (tx) => {
    const before = await locked(tx, webhookId);
    if (former === 'overlaps' && before.formerUntil && before.formerUntil > now) throw problem('former_secret_signs');
    const formerUntil = former === 'overlaps' ? new Date(now.getTime() + secretOverlapHours * 3_600_000) : null;
    const formerSecret = formerUntil && before.secret;
    await saveWebhook(tx, { ...before, secret: sealSecret(config.secret, secret), formerSecret, formerUntil });
    const details = { formerUntil: formerUntil?.toISOString() ?? null };
    await audit(tx, { by, action: 'webhook.secret_rotated', subject: subjectOf(webhookId), details }, now);
  });
  return { ok: true as const, webhookId, secret };
}

/** Throws `webhook_not_found`. */
export async function removeWebhook({ database }: IntegrationParts, webhookId: number, { by, now }: By): Promise<void> {
  await database.transact(async (tx) => {
    const before = await locked(tx, webhookId);
    await deleteWebhook(tx, webhookId, now);
    await audit(tx, { by, action: 'webhook.deleted', subject: subjectOf(webhookId), details: audited(before) }, now);
  });
}

/** Throws `webhook_not_found`. */
export async function testWebhook({ database }: IntegrationParts, webhookId: number, { by, now }: By): Promise<void> {
  await database.transact(async (tx) => {
    await locked(tx, webhookId);
    const deliveryId = randomUUID();
    await insertDelivery(tx, { deliveryId, webhookId, kind: 'test', body: bodyOf(deliveryId, 'test', {}, now) }, now);
    await audit(tx, { by, action: 'webhook.tested', subject: subjectOf(webhookId) }, now);
  });
}

/** Throws `webhook_not_found`, also for an unknown delivery. */
export async function resendDelivery({ database }: IntegrationParts, webhookId: number, deliveryId: string, { by, now }: By) {
  await database.transact(async (tx) => {
    await locked(tx, webhookId);
    if (!(await requeue(tx, webhookId, deliveryId, now))) throw problem('webhook_not_found');
    await audit(tx, { by, action: 'webhook.resent', subject: subjectOf(webhookId), details: { delivery: deliveryId } }, now);
  });
}

/** Throws `webhook_not_found`. */
export async function resendFailed({ database }: IntegrationParts, webhookId: number, { by, now }: By): Promise<void> {
  await database.transact(async (tx) => {
    await locked(tx, webhookId);
    const deliveries = await requeueFailed(tx, webhookId, now);
    if (deliveries > 0) await audit(tx, { by, action: 'webhook.resent', subject: subjectOf(webhookId), details: { deliveries } }, now);
  });
}

function present(stored: StoredWebhook, now: Date): ListedWebhook {
  const { webhookId, url, kinds, createdAt, failingSince, disabledAt, formerUntil } = stored;
  const state = disabledAt ? 'disabled' : failingSince ? 'failing' : 'active';
  return {
    webhookId,
    fingerprint: fingerprintOf(audited(stored)),
    url,
    kinds,
    state,
    createdAt: createdAt.toISOString(),
    failingSince: failingSince?.toISOString() ?? null,
    formerSecretUntil: formerUntil && formerUntil > now ? formerUntil.toISOString() : null,
  };
}

function presentDelivery({ createdAt, attemptedAt, nextAt, deliveredAt, ...delivery }: StoredDelivery): ListedDelivery {
  return {
    ...delivery,
    state: deliveredAt ? 'delivered' : nextAt ? 'waiting' : 'failed',
    createdAt: createdAt.toISOString(),
    attemptedAt: attemptedAt?.toISOString() ?? null,
    nextAt: nextAt?.toISOString() ?? null,
  };
}
