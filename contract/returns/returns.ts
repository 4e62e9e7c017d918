import type { Endpoints } from '../api/endpoint.ts';
import type { returnDeclarations } from './returns.schemas.ts';

export * from './returns.rules.ts';
export type { OrderReturn, ReturnLabel, ReturnNews, ReturnQuote, ReturnState, ReturnWay, ReturnWish } from './returns.schemas.ts';

export const returnEndpoints: Endpoints<typeof returnDeclarations> = {
  quote: { method: 'GET', path: '/api/orders/:orderNumber/return' },
  list: { method: 'GET', path: '/api/orders/:orderNumber/returns' },
  request: { method: 'POST', path: '/api/return' },
  send: { method: 'POST', path: '/api/orders/:orderNumber/returns/:caseNumber/sent' },
  withdraw: { method: 'POST', path: '/api/orders/:orderNumber/returns/:caseNumber/withdrawal' },
  label: { method: 'GET', path: '/api/orders/:orderNumber/returns/:caseNumber/label' },
};
