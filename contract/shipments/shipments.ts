import type { Endpoints } from '../api/endpoint.ts';
import type { fulfilmentDeclarations, shipmentDeclarations } from './shipments.schemas.ts';

export * from './shipments.rules.ts';
export type { OrderToPack, OrderToShip, Shipment, ShippedParcel } from './shipments.schemas.ts';

export const shipmentEndpoints: Endpoints<typeof shipmentDeclarations> = {
  list: { method: 'GET', path: '/api/orders/:orderNumber/shipments' },
};

export const fulfilmentEndpoints: Endpoints<typeof fulfilmentDeclarations> = {
  list: { method: 'GET', path: '/api/staff/fulfilment' },
  get: { method: 'GET', path: '/api/staff/fulfilment/:orderNumber' },
  ship: { method: 'PUT', path: '/api/staff/fulfilment/:orderNumber/shipments/:shipmentUuid' },
  correct: { method: 'PUT', path: '/api/staff/fulfilment/:orderNumber/shipments/:shipmentUuid/label' },
  deliver: { method: 'PUT', path: '/api/staff/fulfilment/:orderNumber/shipments/:shipmentUuid/delivery' },
};
