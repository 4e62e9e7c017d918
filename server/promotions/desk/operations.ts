import { type PromotionEdit, promotionProblems, type settableStates } from '../../../contract/merchandising/promotions.ts';
import type { Database, Tx } from '../../platform/db/index.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { audit, type StaffMember } from '../../staff/index.ts';
import { findCampaignsOf } from '../campaigns/store.ts';
import { CodeTaken, findBatches, saveCodes } from '../codes/store.ts';
import { withdrawMoved, withdrawOffers } from '../notifications.ts';
import { savePromotions } from '../store.ts';
import { uniqueCodes } from '../unique-codes.ts';
import { type DeskPromotion, lockPromotion, stateOf, takenKeys, writeStanding } from './store.ts';
import { type Checked, changesBetween, checked, keyOf, wrong } from './written.ts';

const problem = problemsOf(promotionProblems);

export interface Actor {
  readonly member: StaffMember;
  readonly now: Date;
}

export interface Saved {
  readonly ok: true;
  readonly promotionId: number;
  readonly version: number;
}
export const saved = (promotionId: number, version: number): Saved => ({ ok: true, promotionId, version });

/** Locks a promotion at the version the caller saw. Throws `promotion_not_found`, `promotion_changed`. */
export async function lockAt(tx: Tx, promotionId: number, version: number | null): Promise<DeskPromotion> {
  const found = await lockPromotion(tx, promotionId);
  if (!found) throw problem('promotion_not_found');
  if (version !== null && found.version !== version) throw problem('promotion_changed', { version: found.version });
  return found;
}

/** Adds a promotion as a draft. Throws `invalid_input`. */
export function addPromotion(database: Database, edit: PromotionEdit, actor: Actor): Promise<Saved> {
  return database.transact(async (tx) => add(tx, await checked(tx, await freeKey(tx, edit.name), edit), 'promotion.created', actor));
}

async function add(tx: Tx, promotion: Checked, action: string, { member, now }: Actor): Promise<Saved> {
  const promotionId = await write(tx, promotion, now);
  await audit(tx, { by: member, action, subject: { kind: 'promotion', id: promotionId } }, now);
  return saved(promotionId, 1);
}

async function freeKey(tx: Tx, name: string): Promise<string> {
  const key = keyOf(name);
  const keys = [key, ...Array.from({ length: 100 }, (_, i) => `${key}-${i + 2}`)];
  const taken = await takenKeys(tx, keys);
  return keys.find((one) => !taken.has(one)) ?? `promotion-${crypto.randomUUID().slice(0, 8)}`;
}

async function write(tx: Tx, promotion: Checked, now: Date): Promise<number> {
  try {
    const id = (await savePromotions(tx, [promotion], { draft: true, now })).get(promotion.key);
    if (id === undefined) throw new Error(`${promotion.key} was not stored`);
    return id;
  } catch (error) {
    throw error instanceof CodeTaken ? wrong([['codes', `${error.message}. Choose another code`]]) : error;
  }
}

/** Replaces a promotion; without a change nothing is written. Throws `promotion_changed`, `invalid_input`. */
export function savePromotion(database: Database, promotionId: number, version: number, edit: PromotionEdit, actor: Actor): Promise<Saved> {
  return database.transact(async (tx) => {
    const { promotion } = await lockAt(tx, promotionId, version);
    const after = await checked(tx, promotion.key, edit);
    const changes = changesBetween(promotion, after);
    if (changes.length === 0) return saved(promotionId, version);
    await write(tx, after, actor.now);
    await withdrawMoved(tx, promotion, after);
    const details = { version: version + 1, changes };
    await audit(tx, { by: actor.member, action: 'promotion.changed', subject: { kind: 'promotion', id: promotionId }, details }, actor.now);
    return saved(promotionId, version + 1);
  });
}

interface Wanted {
  readonly version: number;
  readonly state: (typeof settableStates)[number];
}

/** Publishes a promotion, also one that was stopped, or takes it back to draft. Throws `promotion_changed`. */
export function setState(database: Database, promotionId: number, { version, state }: Wanted, { member, now }: Actor): Promise<Saved> {
  return database.transact(async (tx) => {
    const before = await lockAt(tx, promotionId, version);
    const isDraft = state === 'draft';
    if (before.isDraft === isDraft && before.stoppedAt === null) return saved(promotionId, version);
    const details = { changes: [{ field: 'state', before: stateOf(before, now), after: state }] };
    const written = await writeStanding(tx, promotionId, { isDraft, stoppedAt: null }, now);
    await withdrawOffers(tx, await findCampaignsOf(tx, promotionId));
    await audit(tx, { by: member, action: `promotion.${state}`, subject: { kind: 'promotion', id: promotionId }, details }, now);
    return saved(promotionId, written);
  });
}

/** Stops an active promotion, whatever version the caller saw: it is urgent. Throws `promotion_not_active`. */
export function stopPromotion(database: Database, promotionId: number, { member, now }: Actor): Promise<Saved> {
  return database.transact(async (tx) => {
    const before = await lockAt(tx, promotionId, null);
    const state = stateOf(before, now);
    if (state === 'stopped') return saved(promotionId, before.version);
    if (state !== 'active') throw problem('promotion_not_active');
    const version = await writeStanding(tx, promotionId, { isDraft: false, stoppedAt: now }, now);
    await withdrawOffers(tx, await findCampaignsOf(tx, promotionId));
    const details = { changes: [{ field: 'state', before: state, after: 'stopped' }] };
    await audit(tx, { by: member, action: 'promotion.stopped', subject: { kind: 'promotion', id: promotionId }, details }, now);
    return saved(promotionId, version);
  });
}

/** Copies a promotion as a draft, also one that names what is gone. Codes stay behind, as each belongs to one promotion. */
export function duplicatePromotion(database: Database, promotionId: number, actor: Actor): Promise<Saved> {
  return database.transact(async (tx) => {
    const { promotion } = await lockAt(tx, promotionId, null);
    const { id: _id, ...kept } = promotion;
    const name = `${kept.name.slice(0, 190)} (copy)`;
    return add(tx, { ...kept, name, key: await freeKey(tx, name), codes: [] }, 'promotion.duplicated', actor);
  });
}

interface Run {
  readonly count: number;
  /** One more than the latest run; the same number again creates nothing. */
  readonly batch: number;
}

/** Creates unique codes. Throws `codes_not_needed`, `batch_taken`. */
export function addCodes(database: Database, promotionId: number, { count, batch }: Run, { member, now }: Actor) {
  return database.transact(async (tx) => {
    const { promotion } = await lockAt(tx, promotionId, null);
    if (!promotion.conditions.code) throw problem('codes_not_needed');
    const runs = await findBatches(tx, promotionId);
    const same = runs.find((run) => run.batch === batch);
    if (same?.codes === count) return { ok: true as const, batch, codes: count };
    const latest = Math.max(0, ...runs.map((run) => run.batch ?? 0));
    if (batch !== latest + 1) throw problem('batch_taken');
    await saveCodes(tx, promotionId, uniqueCodes(count), { singleUse: true, batch, now });
    const details = { count, batch };
    await audit(tx, { by: member, action: 'promotion.codes_created', subject: { kind: 'promotion', id: promotionId }, details }, now);
    return { ok: true as const, batch, codes: count };
  });
}
