import { randomUUID } from 'node:crypto';
import { returnReason } from '../../../contract/returns/returns.ts';
import type { CommerceShop } from '../../../test/support/commerce.ts';
import { ohio } from '../../../test/support/commerce.ts';
import { takeStock } from '../../catalog/index.ts';
import { cancelOrder } from '../../orders/cancelling/operations.ts';
import { allOpen } from '../../orders/cancelling/refund-amounts.ts';
import { confirmOrder, findOrderByNumber, findOrderLines, type OrderedLine, openOrder, openUnits } from '../../orders/index.ts';
import { insertPayment, recordResult } from '../../payments/index.ts';
import { sweepEntries } from '../../payments/operations/perform.ts';
import type { Tx } from '../../platform/db/index.ts';
import { Problem } from '../../platform/http/problem.ts';
import { spread } from '../../platform/shares.ts';
import { claimUses, keepUses } from '../../promotions/index.ts';
import { eventOf, fingerprintOf } from '../../shipments/carriers/message.ts';
import { ship } from '../../shipments/operations.ts';
import { findShipments } from '../../shipments/store.ts';
import { noteCarrierMessage } from '../../shipments/tracking/operations.ts';
import type { StaffMember } from '../../staff/index.ts';
import { lockCase } from '../case.ts';
import { decide } from '../desk/deciding.ts';
import { expireReturns } from '../desk/expiring.ts';
import { close, computeRefund, inspect, receive, refund } from '../desk/operations.ts';
import { replace } from '../desk/replacing.ts';
import { quoteReturn, requestReturn } from '../requesting.ts';
import type { StoredReturn } from '../return.ts';
import { refundedUnits } from '../rules.ts';
import { noteSent } from '../sending.ts';
import { findReturnsOf } from '../store.ts';
import type { InstantProvider } from './instant-provider.ts';

const day = 86_400_000;
const home = { ...ohio, locationType: 'RESIDENCE' } as const;

/** The parts of a randomly generated order; amounts in cents. */
export interface Bought {
  readonly lines: readonly { readonly quantity: number; readonly unitPrice: number; readonly percentOff: number; readonly tax: number }[];
  readonly shipping: number;
  readonly shippingTax: number;
}

/** An action; the numbers choose the order, the lines and the units. */
export interface Step {
  readonly act: (typeof acts)[number];
  readonly a: number;
  readonly b: number;
}

export const acts = [
  ...(['cancel', 'cancelAll', 'ship', 'shipAll', 'deliver', 'provider', 'days', 'request', 'approve', 'decline'] as const),
  ...(['send', 'receive', 'inspect', 'refund', 'lowerRefund', 'replace', 'close', 'expire'] as const),
];

const reasons = ['changed_mind', 'item_damaged', 'not_arrived', 'size', 'wrong_item'];

/** The shop in which lives are led: who acts there, and what is on its shelves. */
export interface Stage {
  readonly shop: CommerceShop;
  readonly provider: InstantProvider;
  readonly variationIds: readonly number[];
  readonly by: StaffMember;
  readonly promotionId: number;
}

/** One order from its placing on, with its replacements. Steps that are not allowed are refused, and change nothing. */
export class Life {
  /** The order, then its replacements. */
  readonly numbers: string[] = [];
  readonly checkoutUuid = randomUUID();
  readonly done = new Map<string, number>();
  now = new Date('2026-03-02T15:00:00Z');
  /** Cents that staff held back from refunds. */
  heldBack = 0;
  readonly #stage: Stage;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  async place({ lines: wanted, shipping, shippingTax }: Bought): Promise<void> {
    const { shop, variationIds, promotionId } = this.#stage;
    const lines = wanted.map(({ quantity, unitPrice, percentOff, tax }, at) => {
      const lineTotal = quantity * unitPrice;
      const amount = Math.floor((lineTotal * percentOff) / 100);
      const adjustments = amount > 0 ? [{ promotionId, group: 'item' as const, label: 'Off', amount, code: null }] : [];
      const variationId = variationIds[at] ?? 0;
      const named = { sku: `LAMP-${at}`, name: `Lamp ${at}`, slug: 'lamp', departmentSlug: 'lighting', options: {}, image: null };
      return {
        ...named,
        variationId,
        productId: at + 1,
        quantity,
        unitPrice,
        lineTotal,
        adjustments,
        tax,
        returnable: true,
        returnDays: 30,
        returnGoods: null,
      };
    });
    const sum = (cents: readonly number[]) => cents.reduce((all, one) => all + one, 0);
    const merchandise = sum(lines.map(({ lineTotal }) => lineTotal));
    const discount = sum(lines.flatMap(({ adjustments }) => adjustments.map(({ amount }) => amount)));
    const tax = sum(lines.map((line) => line.tax)) + shippingTax;
    const totals = { currency: 'USD' as const, merchandise, discount, shipping, tax, total: merchandise - discount + shipping + tax };
    const by = { ownerId: `guest:${this.checkoutUuid}`, email: 'life@example.com', storeCard: null };
    await shop.database.transact(async (tx) => {
      const taking = await takeStock(tx, lines, { now: this.now, checkoutUuid: null });
      if (!taking.ok) throw new Error('The shelves are empty');
      const use = { promotion: { id: promotionId, usesLimit: 1_000_000, usesPerCustomer: null, conditions: {} }, singleUseCode: null };
      await claimUses(tx, this.checkoutUuid, [use], by, this.now);
      const delivery = { code: 'GROUND', label: 'Standard', price: shipping, earliest: '2026-03-05', latest: '2026-03-07' } as const;
      const { id, orderNumber } = await openOrder(
        tx,
        {
          checkoutUuid: this.checkoutUuid,
          ...by,
          brand: 'alder-and-loom',
          marketingOptIn: false,
          shippingAddress: home,
          billingAddress: home,
          delivery,
          totals,
          adjustments: [],
          taxParts: [],
          lines,
          stockTaken: taking.taken,
          placedByStaff: null,
          cameFrom: null,
          paidBy: 'CARD',
        },
        this.now,
      );
      const paymentId = randomUUID();
      const details = { type: 'CARD', brand: 'Visa', last4: '4242' } as const;
      await insertPayment(
        tx,
        { id: paymentId, orderId: id, amount: totals.total, currency: 'USD', provider: 'sandbox', details, cardToSave: null },
        this.now,
      );
      await recordResult(tx, shop.parts, paymentId, { status: 'succeeded', reference: paymentId }, this.now);
      await confirmOrder(tx, id, null, this.now);
      await keepUses(tx, this.checkoutUuid);
      this.numbers.push(orderNumber);
    });
  }

  /** Does a step; whether it was allowed. */
  async take(step: Step): Promise<boolean> {
    this.now = new Date(this.now.getTime() + 60_000);
    const isDone = await this.#act(step);
    if (isDone) this.done.set(step.act, (this.done.get(step.act) ?? 0) + 1);
    return isDone;
  }

  async #act({ act, a, b }: Step): Promise<boolean> {
    const { shop } = this.#stage;
    const orderNumber = this.numbers[a % this.numbers.length] ?? '';
    const order = await findOrderByNumber(shop.database.read, orderNumber);
    if (!order) throw new Error(`${orderNumber} is missing`);
    const lines = await findOrderLines(shop.database.read, order.id);
    switch (act) {
      case 'cancel':
        return this.#cancel(orderNumber, some(lines, openUnits, b));
      case 'cancelAll':
        return this.#cancel(orderNumber, null);
      case 'ship':
        return this.#ship(orderNumber, some(lines, openUnits, b));
      case 'shipAll':
        return this.#ship(orderNumber, allOpen(lines));
      case 'deliver':
        return this.#deliver(order.id, b);
      case 'provider':
        return (await sweepEntries(shop.parts, new Date(this.now.getTime() + day))) > 0;
      case 'days':
        // Rarely so many that windows close and returns expire.
        this.now = new Date(this.now.getTime() + (b % 9 === 0 ? 50 : 2) * day);
        return true;
      case 'request':
        return this.#request(order.id, orderNumber, a, b);
      case 'expire':
        await expireReturns(shop.parts, this.now);
        return true;
      default:
        return this.#atDesk(act, one(await findReturnsOf(shop.database.read, order.id), b), b);
    }
  }

  #cancel(orderNumber: string, units: { variationId: number; quantity: number }[] | null): Promise<boolean> {
    const request = { orderNumber, requestUuid: randomUUID(), reason: 'changed_mind', units, actor: 'shopper' } as const;
    return this.#twice((tx) => cancelOrder(tx, this.#stage.shop.parts, request, this.now));
  }

  async #ship(orderNumber: string, lines: { variationId: number; quantity: number }[]): Promise<boolean> {
    if (lines.length === 0) return false;
    const { shop, by } = this.#stage;
    const packed = { orderNumber, shipmentUuid: randomUUID(), carrier: 'own', trackingNumber: '', lines } as const;
    return this.#twice((tx) => ship(tx, shop.parts, packed, by, this.now));
  }

  async #deliver(orderId: number, b: number): Promise<boolean> {
    const { shop } = this.#stage;
    const parcel = one(await findShipments(shop.database.read, orderId), b);
    if (!parcel) return false;
    const name = parcel.uuid.replaceAll('-', '').toUpperCase();
    const event = eventOf('DELIVERED', this.now, {});
    const message = { parcel: name, event, fingerprint: fingerprintOf(name, event) };
    return this.#twice((tx) => noteCarrierMessage(tx, shop.parts, { carrier: 'own', message }, this.now));
  }

  async #request(orderId: number, orderNumber: string, a: number, b: number): Promise<boolean> {
    const { shop } = this.#stage;
    const order = await findOrderByNumber(shop.database.read, orderNumber);
    if (!order || order.id !== orderId) return false;
    const quote = await quoteReturn(shop.database.read, order, this.now);
    const left = quote.lines.map(({ variationId, refundAmounts }) => ({ variationId, left: refundAmounts.length }));
    const lines = some(left, (line) => line.left, b).map((line) => ({ ...line, reason: one(reasons, b) ?? '', comment: 'Look' }));
    if (lines.length === 0) return false;
    const wish = a % 3 === 0 ? 'replacement' : 'refund';
    const request = { orderNumber, requestUuid: randomUUID(), wish, lines, actor: 'shopper' } as const;
    return this.#twice((tx) => requestReturn(tx, shop.parts, request, this.now));
  }

  async #atDesk(act: Step['act'], found: StoredReturn | undefined, b: number): Promise<boolean> {
    if (!found) return false;
    const { shop, by } = this.#stage;
    const { caseNumber } = found;
    const { parts } = shop;
    const { now } = this;
    const action = { caseNumber, by };
    switch (act) {
      case 'approve':
        return this.#twice((tx) => decide(tx, parts, { ...action, decision: 'approved', way: 'drop_off', words: '' }, now));
      case 'decline':
        return this.#twice((tx) => decide(tx, parts, { ...action, decision: 'declined', way: 'drop_off', words: 'Sorry.' }, now));
      case 'send':
        return this.#twice((tx) => noteSent(tx, { caseNumber, actor: 'shopper' }, now));
      case 'receive':
        return this.#twice((tx) => receive(tx, parts, action, now));
      case 'inspect': {
        const lines = found.lines.map(({ variationId, quantity }) => {
          const [restocked = 0, damaged = 0, missing = 0] = spread(quantity, b % 4 === 0 ? [b % 3, b % 2, b % 5] : [1, 0, 0]);
          return { variationId, restocked, damaged, missing };
        });
        return this.#try((tx) => inspect(tx, { ...action, lines, corrects: found.inspectedAt?.toISOString() ?? null }, now));
      }
      case 'refund':
      case 'lowerRefund':
        return this.refund(found, act === 'lowerRefund' ? b : 0);
      case 'replace':
        return this.#replace(found);
      default:
        return this.#twice((tx) => close(tx, parts, { ...action, words: 'Sorry.' }, now));
    }
  }

  /** Refunds a return, less at most `less` cents. */
  async refund({ caseNumber }: StoredReturn, less = 0): Promise<boolean> {
    const { shop, by } = this.#stage;
    const { database, parts } = shop;
    const due = await database.transact(async (tx) => {
      const found = await lockCase(tx, caseNumber);
      return found && computeRefund(tx, found);
    });
    if (!due) return false;
    const amount = Math.max(0, due.amount - less);
    const isDone = await this.#twice((tx) => refund(tx, parts, { caseNumber, by, amount, reason: 'Worn.' }, this.now));
    if (isDone) this.heldBack += due.lines + due.shipping - amount;
    return isDone;
  }

  async #replace({ caseNumber, state }: StoredReturn): Promise<boolean> {
    const { shop, by } = this.#stage;
    const isDone = await this.#twice((tx) => replace(tx, shop.parts, { caseNumber, by }, this.now));
    const made = await shop.database.transact((tx) => lockCase(tx, caseNumber));
    if (isDone && state !== 'replaced' && made?.one.replacementOrder) this.numbers.push(made.one.replacementOrder);
    return isDone;
  }

  /** The best outcome: the rest ships and arrives, and everything is returned for a refund. */
  async finish(): Promise<void> {
    const { shop } = this.#stage;
    const db = shop.database.read;
    for (let at = 0; at < this.numbers.length; at++) {
      const a = at;
      const order = await findOrderByNumber(db, this.numbers[at] ?? '');
      if (!order) throw new Error('The order is missing');
      await this.take({ act: 'shipAll', a, b: 0 });
      for (let b = 0; b < (await findShipments(db, order.id)).length; b++) await this.take({ act: 'deliver', a, b });
      await this.take({ act: 'provider', a, b: 0 });
      for (let round = 0; round < 20; round++) {
        const open = (await findReturnsOf(db, order.id)).filter(({ endedAt }) => endedAt === null);
        if (open.length === 0 && !(await this.#request(order.id, order.orderNumber, 1, all))) break;
        for (const { caseNumber } of await findReturnsOf(db, order.id)) await this.#endReturn(caseNumber);
      }
    }
    await this.take({ act: 'provider', a: 0, b: 0 });
  }

  async #endReturn(caseNumber: string): Promise<void> {
    const { shop } = this.#stage;
    const found = async () => (await shop.database.transact((tx) => lockCase(tx, caseNumber)))?.one;
    for (const act of ['approve', 'receive', 'inspect'] as const) await this.#atDesk(act, await found(), 1);
    const one = await found();
    if (!one || one.endedAt !== null) return;
    // Nothing of it came back: closed, it can be asked for again.
    if (one.lines.every((line) => refundedUnits(line) === 0)) await this.#atDesk('close', one, 0);
    else if (one.wish !== 'replacement' || !(await this.#replace(one))) await this.refund(one);
  }

  /** Whether delivery was to be refunded, too: a return refunded for our fault, or an order cancelled whole. */
  async isDeliveryDue(): Promise<boolean> {
    const db = this.#stage.shop.database.read;
    const first = await findOrderByNumber(db, this.numbers[0] ?? '');
    if (first?.state === 'cancelled') return true;
    const returns = first ? await findReturnsOf(db, first.id) : [];
    return returns.some(
      ({ state, lines }) => state === 'refunded' && lines.some((line) => returnReason(line.reason)?.isOurs && refundedUnits(line) > 0),
    );
  }

  /** Repeated requests change nothing more. */
  async #twice(work: (tx: Tx) => Promise<unknown>): Promise<boolean> {
    return (await this.#try(work)) && this.#try(work);
  }

  async #try(work: (tx: Tx) => Promise<unknown>): Promise<boolean> {
    try {
      await this.#stage.shop.database.transact(work);
      return true;
    } catch (error) {
      if (error instanceof Problem) return false;
      throw error;
    }
  }
}

/** Chooses all units of all lines. */
const all = 0;

function one<T>(things: readonly T[], choice: number): T | undefined {
  return things[choice % Math.max(1, things.length)];
}

/** Some units of some lines: `choice` 0 takes all there are. */
function some<L extends Pick<OrderedLine, 'variationId'>>(lines: readonly L[], there: (line: L) => number, choice: number) {
  return lines.flatMap((line, at) => {
    const most = there(line);
    const quantity = choice === all ? most : (choice >> at) % (most + 1);
    return quantity > 0 ? [{ variationId: line.variationId, quantity }] : [];
  });
}
