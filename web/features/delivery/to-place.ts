import type { DeliveryDestination } from '../../../contract/delivery/delivery.ts';

/** "To 10001"; only the first five digits of a ZIP+4. */
export const toPlace = ({ postalCode }: DeliveryDestination): string => `To ${postalCode.split('-')[0]}`;
