import { expect, it } from 'vitest';
import { staffShipOrders } from '../../../staff-routes.ts';
import { backTo, chosenPlace } from './chosen.ts';

it.each([
  ['order=A&order=B&order=C&state=to_ship&other=1', '/staff/orders/ship?order=A&order=B&state=to_ship', '/staff/orders?state=to_ship'],
  ['all=1&q=lamp&sort=placed', '/staff/orders/ship?order=A&order=B&q=lamp&sort=placed', '/staff/orders?q=lamp&sort=placed'],
  ['all=1&brand=alder-loom', '/staff/orders/ship?order=A&order=B&brand=alder-loom', '/staff/orders?brand=alder-loom'],
])('[look: staff console] a packer goes on with what was packed, and back to its list: %s', (query, next, back) => {
  const url = new URL(`https://shop.example/staff/orders/packing-slips?${query}`);
  expect([staffShipOrders(chosenPlace(url, ['A', 'B'])), backTo(url)]).toEqual([next, back]);
});
