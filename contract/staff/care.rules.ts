import { defineProblems } from '../api/problems.ts';
import { staffProblems } from './staff.ts';

export const careProblems = defineProblems({
  ...staffProblems,
  customer_not_found: { status: 404, message: 'Customer not found.' },
  care_order_not_found: { status: 404, message: 'Order not found.' },
  review_not_waiting: { status: 409, message: 'Someone has already decided on this review.' },
});
