interface Moved {
  readonly shippedAt: Date;
  /** When a parcel with the line was last delivered; null before that. */
  readonly deliveredAt: Date | null;
  /** Every shipped unit has arrived. */
  readonly isAllDelivered: boolean;
}

/**
 * When a line's units arrived: the return window starts here (spec §9: 30 days from delivery). Some carriers report no delivery; their units count as
 * arrived at the end of the last promised day (`YYYY-MM-DD`), so that delivery time does not shorten the window. Later shipping counts instead.
 */
export function arrivalOf({ shippedAt, deliveredAt, isAllDelivered }: Moved, promisedBy: string): Date {
  if (isAllDelivered && deliveredAt) return deliveredAt;
  const promised = new Date(`${promisedBy}T23:59:59.999Z`);
  return new Date(Math.max(shippedAt.getTime(), promised.getTime(), deliveredAt?.getTime() ?? 0));
}
