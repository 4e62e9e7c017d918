import { type CarrierCode, carrierNames, type Shipment } from '../../contract/shipments/shipments.ts';
import type { TrackingStep } from '../../contract/shipments/tracking.ts';
import type { OrderedLine } from '../orders/index.ts';

/** A parcel as stored. */
export interface StoredShipment {
  readonly uuid: string;
  readonly orderId: number;
  readonly carrier: CarrierCode;
  readonly trackingNumber: string | null;
  /** The staff member who shipped it. */
  readonly shippedBy: number;
  readonly shippedAt: Date;
  /** The furthest step its carrier reported. */
  readonly status: TrackingStep;
  readonly isDelayed: boolean;
  /** Null before delivery. */
  readonly deliveredAt: Date | null;
  readonly lines: readonly { readonly variationId: number; readonly quantity: number }[];
}

/** The carriers' tracking pages, as they publish them. */
const trackingPages: Readonly<Record<CarrierCode, ((number: string) => string) | null>> = {
  ups: (number) => `https://www.ups.com/track?tracknum=${number}`,
  fedex: (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}`,
  usps: (number) => `https://tools.usps.com/go/TrackConfirmAction?tLabels=${number}`,
  ontrac: (number) => `https://www.ontrac.com/tracking/?number=${number}`,
  canada_post: (number) => `https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=${number}`,
  purolator: (number) => `https://www.purolator.com/en/shipping/tracker?pin=${number}`,
  own: null,
};

/** The carrier's page of a parcel; null where there is none. */
export const trackingUrlOf = ({ carrier, trackingNumber }: Pick<StoredShipment, 'carrier' | 'trackingNumber'>): string | null =>
  trackingNumber === null ? null : (trackingPages[carrier]?.(encodeURIComponent(trackingNumber)) ?? null);

/** A parcel in the contract's shape, with the order lines in it. */
export function presentShipment(stored: StoredShipment, bought: readonly OrderedLine[]): Shipment {
  const { uuid, carrier, trackingNumber, shippedAt, status, isDelayed, deliveredAt } = stored;
  return {
    shipmentUuid: uuid,
    carrier: { code: carrier, name: carrierNames[carrier] },
    trackingNumber,
    trackingUrl: trackingUrlOf(stored),
    shippedAt: shippedAt.toISOString(),
    status,
    isDelayed,
    deliveredAt: deliveredAt?.toISOString() ?? null,
    items: bought.flatMap((ordered) => {
      const { returnable: _, returnDays: _days, returnGoods: _goods, shipped: _s, delivered: _d, cancelled: _c, ...line } = ordered;
      const quantity = stored.lines.find(({ variationId }) => variationId === line.variationId)?.quantity;
      return quantity ? [{ ...line, quantity, lineTotal: line.unitPrice * quantity }] : [];
    }),
  };
}
