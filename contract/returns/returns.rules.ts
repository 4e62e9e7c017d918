import { defineProblems } from '../api/problems.ts';
import { orderProblems } from '../orders/orders.rules.ts';
import type { ReturnPayer } from '../settings/returns.rules.ts';
import { itemWords } from '../values/item-words.ts';
import { variationName } from '../values/option-order.ts';
import { photoProblems } from '../values/photos.rules.ts';

/** Hours in which customer care answers a return request (spec §9). */
export const answerHours = 24;

interface ReturnReason {
  readonly label: string;
  /** The shopper must add a comment (spec §5). */
  readonly needsDetail?: true;
}

interface ReasonGroup {
  readonly title: string;
  /** The shop or the carrier is at fault, so the delivery charge is refunded too. */
  readonly isOurs: boolean;
  /** The items never arrived, so there is nothing to send back. */
  readonly nothingToSend?: true;
  readonly reasons: Readonly<Record<string, ReturnReason>>;
}

/** Return reasons in their five groups (spec §9). */
export const returnReasonGroups = {
  expectations: {
    title: 'Product did not meet expectations',
    isOurs: false,
    reasons: {
      look: { label: 'Color or style isn’t what I expected' },
      size: { label: 'Size isn’t right' },
      quality: { label: 'Quality isn’t what I expected', needsDetail: true },
      changed_mind: { label: 'Changed my mind' },
      expectations_other: { label: 'Something else', needsDetail: true },
    },
  },
  shipment: {
    title: 'Shipment problem',
    isOurs: true,
    reasons: {
      wrong_item: { label: 'Wrong item arrived', needsDetail: true },
      arrived_twice: { label: 'Arrived twice' },
      arrived_late: { label: 'Arrived too late' },
    },
  },
  never_delivered: {
    title: 'Shipment never delivered',
    isOurs: true,
    nothingToSend: true,
    reasons: {
      not_arrived: { label: 'Never arrived' },
      marked_delivered: { label: 'Tracking says delivered, but I don’t have it', needsDetail: true },
    },
  },
  damaged: {
    title: 'Item or package damaged',
    isOurs: true,
    reasons: {
      item_damaged: { label: 'Item is damaged', needsDetail: true },
      package_damaged: { label: 'Package was damaged', needsDetail: true },
    },
  },
  parts: {
    title: 'Parts missing or defective',
    isOurs: true,
    reasons: {
      parts_missing: { label: 'Parts are missing', needsDetail: true },
      defective: { label: 'Item is defective', needsDetail: true },
    },
  },
} as const satisfies Readonly<Record<string, ReasonGroup>>;

const allReasons: readonly (readonly [string, ReturnReason & Pick<ReasonGroup, 'isOurs' | 'nothingToSend'>])[] = Object.values<ReasonGroup>(
  returnReasonGroups,
).flatMap(({ isOurs, nothingToSend, reasons }) =>
  Object.entries(reasons).map(([key, reason]) => [key, { ...reason, isOurs, ...(nothingToSend && { nothingToSend }) }] as const),
);

/** All reason keys, in the order of their groups. */
export const returnReasonKeys = allReasons.map(([key]) => key);

const byKey: ReadonlyMap<string, (typeof allReasons)[number][1]> = new Map(allReasons);

/** Looks up a reason by its key; null when there is none. */
export const returnReason = (key: string) => byKey.get(key) ?? null;

/** The error for a missing comment (spec §5). */
export const moreDetail = 'Please provide a bit more detail';

/** Maximum length of a comment, in characters. */
export const maxComment = 1000;

/** Photos of damage per return. */
export const maxReturnPhotos = 6;

/** Whether a shopper may add photos for this reason: something arrived damaged or defective. */
export const isDamage = (key: string): boolean =>
  [returnReasonGroups.damaged, returnReasonGroups.parts].some(({ reasons }) => Object.hasOwn(reasons, key));

/** Why a photo is not added to a return. */
export const returnPhotoProblems = defineProblems({
  ...photoProblems,
  photos_not_wanted: { status: 409, message: 'Photos can no longer be added to this return.' },
  too_many_photos: { status: 409, message: `A return takes ${maxReturnPhotos} photos at most.` },
});

/** The addresses of a return's photos and of the form that adds one; outside the contract, since they are not JSON. */
export const returnPhotoPath = '/api/return/photo';
export const returnPhotoFormPath = '/api/return/photos';

interface PhotoKey {
  readonly orderNumber: string;
  readonly caseNumber: string;
  readonly token?: string | null | undefined;
}

/** A photo of a return. `token` lets a guest in from an e-mailed link. */
export const returnPhoto = ({ orderNumber, caseNumber, photoId, token }: PhotoKey & { readonly photoId: string }): string =>
  `${returnPhotoPath}?${new URLSearchParams({ orderNumber, caseNumber, photoId, ...(token && { token }) })}`;

/** Form target for a return's photo. */
export const returnPhotoForm = ({ orderNumber, caseNumber, token }: PhotoKey): string =>
  `${returnPhotoFormPath}?${new URLSearchParams({ orderNumber, caseNumber, ...(token && { token }) })}`;

/** Days before the items must have arrived at which the shopper is reminded. */
export const remindDays = 10;

/** Shown once a return is requested (spec §9: 24 hours). */
export const answeredSoon = `Customer care contacts you within ${answerHours} hours.`;

/** Shown when a return request fails through no fault of the shopper (spec §8). */
export const returningFailed = 'Oh no! We couldn’t request your return. Please call Customer Care.';

/** Messages for shoppers: why a line cannot be returned. */
export const returnRefusals = {
  not_shipped: 'This item hasn’t shipped yet.',
  cancelled: 'This item was cancelled.',
  not_returnable: 'This item can’t be returned. If something is wrong with it, please call Customer Care.',
  window_closed: 'The return window has closed.',
  returning: 'Return in progress.',
  returned: 'Already returned.',
  refunded: 'Already refunded.',
} as const;
export type ReturnRefusal = keyof typeof returnRefusals;

/** Products with special rules (spec §9): mattresses are not returnable, and Vault items have a shorter window. */
export type ReturnGoods = 'mattress' | 'vault';

/** Why a line cannot be returned; `days` is the length of its return window. */
export function returnRefusalWords(
  refusal: ReturnRefusal,
  { returnDays: days, returnGoods: goods }: { readonly returnDays: number; readonly returnGoods: ReturnGoods | null },
): string {
  if (refusal === 'not_returnable' && goods === 'mattress')
    return 'Mattresses can’t be returned. If something is wrong with yours, please call Customer Care.';
  if (refusal !== 'window_closed') return returnRefusals[refusal];
  return goods === 'vault'
    ? `The ${days}-day return window for Vault items has closed. We can’t offer store credit instead.`
    : `The ${days}-day return window has closed.`;
}

const refusals = {
  returns_closed: { status: 409, message: 'Returns can’t be requested online right now. Please call Customer Care.' },
  items_not_returnable: {
    status: 409,
    message: 'Some of these items can’t be returned anymore. Please check what is left and try again.',
  },
} as const;

export const returnProblems = defineProblems({
  ...orderProblems,
  ...refusals,
});

/** For calls about one return of an order. */
export const returnCaseProblems = defineProblems({
  ...orderProblems,
  return_case_not_found: { status: 404, message: 'We can’t find that return.' },
  return_not_to_send: { status: 409, message: 'This return has changed in the meantime. Please check what comes next.' },
  return_not_to_withdraw: { status: 409, message: 'This return can’t be withdrawn. Please check what comes next.' },
});

/** The returnable units of an order and their refunds, in cents. */
export interface Returnable {
  readonly lines: readonly {
    readonly variationId: number;
    /** The refund for one unit, for two and so on; one entry per returnable unit. */
    readonly refundAmounts: readonly number[];
  }[];
  /** The delivery refund, added when a reason is the shop's fault. */
  readonly shipping: number;
  /** The most that goes back, in cents; null for all of it. */
  readonly refundable: number | null;
}

/** The refund for the chosen units and reasons, in cents. A quantity above the returnable units counts as all of them. */
export function returnAmountOf(
  { lines, shipping, refundable }: Returnable,
  chosen: readonly { readonly variationId: number; readonly quantity: number; readonly reason: string }[],
): number {
  const isOurs = chosen.some(({ quantity, reason }) => quantity > 0 && returnReason(reason)?.isOurs);
  const ofLines = chosen.map(({ variationId, quantity }) => {
    const amounts = lines.find((line) => line.variationId === variationId)?.refundAmounts ?? [];
    return amounts[Math.min(quantity, amounts.length) - 1] ?? 0;
  });
  const paid = ofLines.reduce((sum, cents) => sum + cents, isOurs ? shipping : 0);
  return Math.min(paid, refundable ?? paid);
}

/** Who pays for sending the items back, for instructions. */
export const postageWords = (paidBy: ReturnPayer): string =>
  paidBy === 'shop' ? 'Sending them back is free for you.' : 'You pay for sending them back.';

interface ReturnedItem {
  readonly name: string;
  readonly options: Readonly<Record<string, string>>;
  readonly quantity: number;
  readonly nothingToSend: boolean;
}

/** What to pack of a return with items that never arrived, for instructions; empty where everything is sent. */
export function packWords(lines: readonly ReturnedItem[]): string {
  const sent = lines.filter(({ nothingToSend }) => !nothingToSend);
  if (sent.length === lines.length) return '';
  return `Pack only ${sent.map(({ options, ...item }) => itemWords({ ...item, variationName: variationName(options) })).join(', ')}. `;
}

/** An address in one line, for instructions. */
export const inOneLine = ({ name, lines }: { readonly name: string; readonly lines: readonly string[] }): string =>
  [name, ...lines].join(', ');
