import type { OutputOf } from '../../../contract/api/endpoint.ts';
import {
  type ListedPromotion,
  type PromotionChoices,
  type PromotionState,
  type promotionEndpoints,
  promotionProblems,
  promotionStates,
  type StaffPromotion,
} from '../../../contract/merchandising/promotions.ts';
import { categoryChoicesOf } from '../../catalog/index.ts';
import { findGroups } from '../../groups/index.ts';
import { brandNamesOf } from '../../platform/brand-names.ts';
import type { Db } from '../../platform/db/index.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { pageOf } from '../../platform/paging.ts';
import { entriesAbout } from '../../staff/index.ts';
import { findCampaignsOf } from '../campaigns/store.ts';
import { countUses, findBatches } from '../codes/store.ts';
import { findPoolNames } from '../pools/store.ts';
import { countPromotions, countStates, countUsesOf, type DeskPromotion, findDeskPromotions, findPage, stateOf } from './store.ts';

const problem = problemsOf(promotionProblems);
const perPage = 50;
/** Entries of a promotion's history. */
const shownEntries = 30;

/** What promotions took off paid orders, answered by the orders domain. Cents. */
export type GivenBy = (db: Db, promotionIds: readonly number[]) => Promise<ReadonlyMap<number, { orders: number; discount: number }>>;

interface Asked {
  readonly q: string;
  readonly state?: PromotionState | undefined;
  readonly page: number;
}

/** A page of the promotions; a page past the end is the last one. */
export async function listPromotions(
  db: Db,
  { page: asked, ...filter }: Asked,
  givenBy: GivenBy,
  now: Date,
): Promise<OutputOf<typeof promotionEndpoints.list>> {
  const total = await countPromotions(db, filter, now);
  const { page, pages, portion } = pageOf(asked, total, perPage);
  const ids = await findPage(db, filter, now, portion.offset, portion.limit);
  const found = await findDeskPromotions(db, ids);
  const counts = await countStates(db, now);
  const listed = await present(
    db,
    ids.flatMap((id) => found.get(id) ?? []),
    givenBy,
    now,
  );
  const numbers = Object.fromEntries(promotionStates.map((state) => [state, counts.get(state) ?? 0] as const));
  return { promotions: listed, total, page, pages, counts: numbers as Record<PromotionState, number> };
}

async function present(db: Db, rows: readonly DeskPromotion[], givenBy: GivenBy, now: Date): Promise<ListedPromotion[]> {
  const ids = rows.map(({ promotion }) => promotion.id);
  const uses = await countUsesOf(db, ids);
  const given = await givenBy(db, ids);
  return rows.map((row) => {
    const { id, startsAt, endsAt, ...promotion } = row.promotion;
    const { orders = 0, discount = 0 } = given.get(id) ?? {};
    return {
      ...promotion,
      brands: [...promotion.brands],
      stacksWith: [...promotion.stacksWith],
      codes: [...promotion.codes],
      promotionId: id,
      state: stateOf(row, now),
      orders,
      discount,
      uses: uses.get(id) ?? 0,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
    };
  });
}

const presentCampaign = (one: Awaited<ReturnType<typeof findCampaignsOf>>[number]): StaffPromotion['campaigns'][number] => ({
  campaignId: one.campaignId,
  brand: one.brand,
  name: one.name,
  restrictionToken: one.restrictionToken,
  startsAt: one.startsAt.toISOString(),
  endsAt: one.endsAt.toISOString(),
  message: one.message,
  shortMessage: one.shortMessage,
  checkoutMessage: one.checkoutMessage,
  excludedMessage: one.excludedMessage,
  excludedValues: one.excludedValues,
  stackableMessage: one.stackableMessage,
});

/** A promotion with all that can be changed about it. Throws `promotion_not_found`. */
export async function getStaffPromotion(db: Db, promotionId: number, givenBy: GivenBy, now: Date): Promise<StaffPromotion> {
  const row = (await findDeskPromotions(db, [promotionId])).get(promotionId);
  const [listed] = row ? await present(db, [row], givenBy, now) : [];
  if (!row || !listed) throw problem('promotion_not_found');
  const { singleUseCodes, usedCodes } = await countUses(db, promotionId);
  const batches = await findBatches(db, promotionId);
  const campaigns = await findCampaignsOf(db, promotionId);
  const entries = await entriesAbout(db, { kind: 'promotion', id: promotionId }, shownEntries);
  return {
    ...listed,
    version: row.version,
    stoppedAt: row.stoppedAt?.toISOString() ?? null,
    singleUseCodes,
    usedCodes,
    now: now.toISOString(),
    batches: batches.map((run) => ({ ...run, createdAt: run.createdAt?.toISOString() ?? null })),
    campaigns: campaigns.map(presentCampaign),
    choices: await promotionChoices(db, now),
    history: entries.map(({ at, memberName, action, details }) => ({
      at: at.toISOString(),
      by: memberName,
      action,
      changes: Array.isArray(details.changes) ? details.changes : [],
    })),
  };
}

/** What a promotion can name. */
export async function promotionChoices(db: Db, now: Date): Promise<PromotionChoices> {
  return {
    categories: await categoryChoicesOf(db),
    pools: await findPoolNames(db),
    customerGroups: (await findGroups(db)).map(({ key, name }) => ({ key, name })),
    brands: [...(await brandNamesOf(db).all(now))].map(([key, name]) => ({ key, name })),
  };
}
