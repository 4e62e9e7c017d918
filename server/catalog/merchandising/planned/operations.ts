import { type ProductState, productProblems } from '../../../../contract/merchandising/products.ts';
import type { Database, Tx } from '../../../platform/db/index.ts';
import { Problem, problemsOf } from '../../../platform/http/problem.ts';
import { audit } from '../../../staff/index.ts';
import type { Change } from '../../import/merging/diff.ts';
import { lockAt, type Saved, saved, stateFields } from '../operations.ts';
import { type LockedProduct, lockProduct } from '../store.ts';
import { type Actor, writeEdit } from '../writing.ts';
import { type DuePlan, deletePlan, findDuePlans, findPlans, lockPlan, noteFault, type Plan, savePlan } from './store.ts';

const problem = problemsOf(productProblems);
const wrongTime = (message: string) => problem('invalid_input', {}, { at: message });

interface Wanted {
  /** The version that the caller saw; a plan makes no other one, as it changes nothing yet. */
  readonly version: number;
  readonly state: ProductState;
  /** Null cancels it. */
  readonly at: Date | null;
}

/**
 * Plans when a draft is published, or when a product leaves the shop again: as a draft, or retired. Null cancels that. Throws `product_not_found`,
 * `product_changed`, and `invalid_input` with a message for `at`.
 */
export async function planState(database: Database, productId: number, { version, state, at }: Wanted, actor: Actor): Promise<Saved> {
  const { member, now } = actor;
  return database.transact(async (tx) => {
    const product = await lockAt(tx, productId, version);
    const subject = { kind: 'product', id: productId };
    if (at) {
      await requirePossible(tx, product, { state, at }, now);
      const before = await deletePlan(tx, productId, state);
      await savePlan(tx, productId, { state, at }, member.memberId);
      const changes = [...(before ? [changeOf(before, null)] : []), changeOf({ state, at }, 'planned')];
      await audit(tx, { by: member, action: 'product.planned', subject, details: { changes } }, now);
    } else {
      const before = await deletePlan(tx, productId, state);
      const changes = before && [changeOf(before, null)];
      if (changes) await audit(tx, { by: member, action: 'product.unplanned', subject, details: { changes } }, now);
    }
    return saved(productId, version);
  });
}

/** A plan made, or dropped, as the history shows it. */
function changeOf({ state, at }: Omit<Plan, 'fault'>, made: 'planned' | null): Change {
  const moment = at.toISOString();
  return { field: `planned.${state}`, before: made ? null : moment, after: made ? moment : null };
}

async function requirePossible(tx: Tx, { id, gone, published }: LockedProduct, wanted: { state: ProductState; at: Date }, now: Date) {
  const { state, at } = wanted;
  if (at <= now) throw wrongTime('Choose a time in the future');
  if (gone) throw wrongTime('A retired product can’t be planned. Sell it again first');
  const plans = await findPlans(tx, id);
  if (state === 'published') {
    if (published) throw wrongTime('The product is published already');
    const withdrawal = plans.find((plan) => plan.state !== 'published');
    if (withdrawal && withdrawal.at <= at) throw wrongTime('Choose a time before the product leaves the shop');
  } else if (!published) {
    const publication = plans.find((plan) => plan.state === 'published' && plan.fault === null);
    if (!publication) throw wrongTime('Plan when the product is published first');
    if (at <= publication.at) throw wrongTime('Choose a time after the product is published');
  }
}

/** Publishes and withdraws the products whose time has come, one transaction each. Safe to run twice: what is done has no plan any more. */
export async function followPlans(database: Database, now: Date): Promise<void> {
  const failures: unknown[] = [];
  for (const plan of await findDuePlans(database.read, now)) {
    try {
      await followPlan(database, plan, now);
    } catch (error) {
      // The others have their time too; this one is tried again in a minute.
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures.length === 1 ? failures[0] : new AggregateError(failures, 'plans of products failed');
}

async function followPlan(database: Database, plan: DuePlan, now: Date): Promise<void> {
  const { productId, state, memberId } = plan;
  const actor = { member: { memberId }, now };
  try {
    await database.transact(async (tx) => {
      const product = await lockProduct(tx, productId);
      if (!product || !(await lockPlan(tx, plan))) return;
      await deletePlan(tx, productId, state);
      if (product.gone || product.published === (state === 'published')) return;
      await writeEdit(tx, product, stateFields[state], { action: `product.${state}`, reason: 'planned' }, actor);
    });
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'invalid_input') throw error;
    const fault = [...new Set(Object.values(error.fields ?? {}))].join('. ');
    await database.transact(async (tx) => {
      const product = await lockProduct(tx, productId);
      if (!product || !(await lockPlan(tx, plan))) return;
      await noteFault(tx, plan, fault);
      const entry = { by: actor.member, action: 'product.plan_failed', subject: { kind: 'product', id: productId }, reason: fault };
      await audit(tx, entry, now);
    });
  }
}
