import type { OutputOf } from '../../../contract/api/endpoint.ts';
import { type apiKeyEndpoints, apiKeyProblems, type KeyScope, type ListedApiKey } from '../../../contract/staff/api-keys.ts';
import { daysAfter } from '../../../contract/values/shop-days.ts';
import type { Database, Db } from '../../platform/db/index.ts';
import { apiKeyStart } from '../../platform/http/api-key.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { pageOf } from '../../platform/paging.ts';
import { tokenHash } from '../../platform/token-hash.ts';
import { audit } from '../audit/index.ts';
import type { StaffMember } from '../member.ts';
import { newToken } from '../tokens.ts';
import { countKeys, findKeys, insertKey, lockKey, type StoredKey, saveRevoked } from './store.ts';

const problem = problemsOf(apiKeyProblems);

const perPage = 50;
/** Characters of a secret that are shown to recognise it; the others are still 220 random bits. */
const shownCharacters = apiKeyStart.length + 6;

export async function listKeys(db: Db, asked: number, now: Date): Promise<OutputOf<typeof apiKeyEndpoints.list>> {
  const total = await countKeys(db);
  const { page, pages, portion } = pageOf(asked, total, perPage);
  const keys = await findKeys(db, now, portion);
  return { keys: keys.map((key) => present(key, now)), total, page, pages };
}

interface Wanted {
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  readonly expiresInDays?: number | null | undefined;
}

/** Creates a key; only its hash is stored, so the secret is in this answer alone. */
export async function createKey(
  { transact }: Database,
  { name, scopes: wanted, expiresInDays }: Wanted,
  by: StaffMember,
  now: Date,
): Promise<OutputOf<typeof apiKeyEndpoints.create>> {
  const secret = apiKeyStart + newToken();
  const prefix = secret.slice(0, shownCharacters);
  const expiresAt = expiresInDays ? daysAfter(now, expiresInDays) : null;
  const scopes = [...new Set(wanted)].sort();
  return transact(async (tx) => {
    const actorName = `API key: ${name}`;
    const key = await insertKey(
      tx,
      { name, actorName, secretHash: tokenHash(secret), prefix, scopes, createdBy: by.memberId, expiresAt },
      now,
    );
    const details = { prefix, scopes, expiresAt: expiresAt?.toISOString() ?? null };
    await audit(tx, { by, action: 'api_key.created', subject: { kind: 'api_key', id: key.keyId }, details }, now);
    return { ok: true as const, key: present(key, now), secret };
  });
}

/** Throws `api_key_not_found`. */
export async function revokeKey({ transact }: Database, keyId: number, by: StaffMember, now: Date): Promise<void> {
  await transact(async (tx) => {
    const key = await lockKey(tx, keyId);
    if (!key) throw problem('api_key_not_found');
    if (key.revokedAt) return;
    await saveRevoked(tx, keyId, now);
    const details = { from: stateOf(key, now), to: 'revoked' };
    await audit(tx, { by, action: 'api_key.revoked', subject: { kind: 'api_key', id: keyId }, details }, now);
  });
}

function stateOf({ revokedAt, expiresAt }: StoredKey, now: Date): ListedApiKey['state'] {
  if (revokedAt) return 'revoked';
  return expiresAt && expiresAt <= now ? 'expired' : 'active';
}

function present({ createdAt, lastUsedAt, expiresAt, revokedAt, ...key }: StoredKey, now: Date): ListedApiKey {
  return {
    ...key,
    state: stateOf({ createdAt, lastUsedAt, expiresAt, revokedAt, ...key }, now),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  };
}
