import type { DeliveryDestination } from '../../../contract/buying/delivery.ts';

/** "To 10001"; of a ZIP+4 the five digits that one looks for. */
export const toPlace = ({ postalCode }: DeliveryDestination): string => `To ${postalCode.split('-')[0]}`;
