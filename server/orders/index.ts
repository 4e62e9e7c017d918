/**
 * Owns orders: the terms agreed, the state of every unit and the timeline. Guarantees one order per checkout, and that a declined payment or a
 * cancellation returns stock and money exactly once. Placing an order belongs to the checkout.
 */

export { firstOrderToken, formerOrderTokens, orderToken } from './access.ts';
export { claimGuestOrders } from './adopting/operations.ts';
export { adoptOrders, moveOrders } from './adopting/store.ts';
export { buyers } from './buyers.ts';
export { deliveryPaid, paidFor, partStock } from './cancelling/refund-amounts.ts';
export { findGiven as findGivenByPromotions } from './desk/promotion-store.ts';
export { serveOrderExport } from './desk/routes.ts';
export { countDeskRows, findDeskRows, isWorded } from './desk/store.ts';
export { numberAsTyped, wordsIn } from './desk/words.ts';
export { orderHappened, orderPlaced, unitsCancelled } from './events.ts';
export type { ParcelStanding } from './history/next.ts';
export { countOrdersOf, findOrders as findOrdersOf, findOrdersByEmail } from './history/store.ts';
export { holdReasonsOf } from './holding/reasons.ts';
export { serveInvoices } from './invoices/routes.ts';
export { workOrders } from './jobs.ts';
export { notifyPlaced } from './notifications.ts';
export { newOrderNumber } from './number.ts';
export { confirmOrder, declineOrder, noteDelivered, noteShipped, openOrder } from './operations.ts';
export type { BoughtLine, OrderedLine, StoredOrder } from './order.ts';
export { refusalToPack } from './packing/refusal.ts';
export {
  countHeldOrders,
  countLateToPack,
  countOrdersToShip,
  findLinesOf,
  findOrdersByNumber,
  findOrdersToShip,
  type PackingRow,
} from './packing/store.ts';
export {
  countPromotionsUsed,
  eraseFromOrders,
  findOrderData,
  findOrdersOfPerson,
  findPromotionsUsed,
  moveOrdersOfAccount,
  type OrderOfPerson,
} from './personal/store.ts';
export { notifyRefunded } from './refund-notices.ts';
export { daysBefore as reportDaysBefore, daysOf as reportDaysOf, type Range as ReportRange } from './reports/range.ts';
export { serveReportCsv } from './reports/routes.ts';
export { type Days as ReportDays, followMergedCategory as moveCategorySales } from './reports/store.ts';
export { noteReturn, restock } from './returning/operations.ts';
export { openReplacement } from './returning/replacing.ts';
export { findArrivals, findReplaced, findReplacement, findReturnedUnits, findReturnStandings } from './returning/store.ts';
export { labelOf as orderStatusLabel, type ReturnStanding } from './returning/units.ts';
export { returnByOf } from './returning/window.ts';
export { bindOrders as mountOrders } from './routes.ts';
export { awaitsShipping, stages as orderStages, tookNoMoney } from './states.ts';
export {
  anyOrder,
  findAdjustments,
  findLines as findOrderLines,
  findLinkVersions,
  findNumbers as findOrderNumbers,
  findOrder as findOrderByNumber,
  findOrdersById,
  hasBought,
  lockOrder,
  lockOrderByNumber,
} from './store.ts';
export { isPartlyCancelled, openUnits } from './units.ts';
export { type KnownContents, presentOrder, presentTotals } from './view.ts';
export { actorOf, findVisibleOrder, paidOrderCookie, requireVisibleOrder } from './visible.ts';
export { changeContact, noteFromDraft, refusalToEdit } from './work/operations.ts';
export { findRefundedUnits, insertChange as noteChange } from './work/store.ts';
