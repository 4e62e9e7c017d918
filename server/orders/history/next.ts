import type { NextStep } from '../../../contract/orders/order-history.ts';
import type { TrackingStep } from '../../../contract/shipments/tracking.ts';
import type { OrderState } from '../states.ts';
import type { ReturnApproval, ReturnEvent } from '../timeline/event.ts';

/** The days something is expected, both included, as `YYYY-MM-DD`. */
export interface Window {
  readonly earliest: string;
  readonly latest: string;
}

/** A parcel as far as the list shows it. */
export interface ParcelStanding {
  readonly shipmentUuid: string;
  readonly status: TrackingStep;
  readonly isDelayed: boolean;
  /** Null when delivered or unknown. */
  readonly estimate: Window | null;
  /** The carrier has reported at least one event. */
  readonly isHeard: boolean;
}

/** The latest step of an open return. */
export interface OpenReturn {
  readonly kind: ReturnEvent['kind'];
  /** Null before the approval. */
  readonly approval: ReturnApproval | null;
}

interface Facts {
  readonly state: OrderState;
  /** The days promised with the order. */
  readonly promise: Window;
  readonly parcels: readonly Omit<ParcelStanding, 'shipmentUuid'>[];
  /** Units that still wait to be shipped. */
  readonly openUnits: number;
  readonly returning: OpenReturn | null;
  /** Cents of refunds that the bank may not show yet. */
  readonly refunding: number;
  /** Until when something can be returned; null when nothing can be. */
  readonly returnUntil: Date | null;
  /** Today, in the shop's time zone. */
  readonly today: string;
  readonly now: Date;
}

/** An order's next step: of several, the one the shopper is waiting for. */
export function nextStepOf(facts: Facts): NextStep | null {
  const { state, refunding, returnUntil, now } = facts;
  if (state === 'awaiting_payment') return { kind: 'payment_pending' };
  const refund: NextStep | null = refunding > 0 ? { kind: 'refund', cents: refunding } : null;
  if (state === 'cancelled' || state === 'payment_declined') return refund;
  const window: NextStep | null = returnUntil && now <= returnUntil ? { kind: 'return_until', at: returnUntil.toISOString() } : null;
  return stepOfReturn(facts) ?? arrivalStep(facts) ?? refund ?? window;
}

function stepOfReturn({ returning }: Facts): NextStep | null {
  if (returning === null) return null;
  const { kind, approval } = returning;
  if (kind === 'return_approved') return { kind, ...(approval ?? { wish: 'refund', nothingToSend: false }) };
  return kind === 'return_sent' || kind === 'return_received' ? { kind } : { kind: 'return_requested' };
}

/** The next delivery. A parcel whose carrier never reported is overdue but not late: its arrival is unknown. */
function arrivalStep({ promise, parcels, openUnits, today }: Facts): NextStep | null {
  const onTheirWay = parcels.filter(({ status }) => status !== 'delivered');
  const isOpenInTime = openUnits > 0 && promise.latest >= today;
  const windows = [
    ...onTheirWay.flatMap(({ estimate, isDelayed }) => (estimate ? [{ ...estimate, isDelayed }] : [])),
    ...(isOpenInTime ? [{ earliest: promise.earliest, latest: promise.latest, isDelayed: false }] : []),
  ];
  const [first] = windows.sort((a, b) => a.latest.localeCompare(b.latest) || a.earliest.localeCompare(b.earliest));
  if (first) return { kind: 'arrives', ...first, earliest: first.earliest < today ? today : first.earliest };
  const isOverdue = openUnits > 0 || onTheirWay.some(({ isHeard }) => isHeard);
  return isOverdue ? { kind: 'delayed', isToShip: openUnits > 0 } : null;
}
