import { staffCustomer } from '../../staff-routes.ts';
import { Pages } from '../../ui/pages.tsx';
import type { ShownCustomer } from './staff-customer-data.ts';

type List = keyof ShownCustomer['pages'];

/** Links through one of a customer's lists; the others stay where they are. Its panel has the list's name as id. */
export function ListPages({ customer, list, label }: { customer: ShownCustomer; list: List; label: string }) {
  const { pages } = customer;
  const { orders, returns, reviews, promotions, notes } = pages;
  const shown = { orders: orders.page, returns: returns.page, reviews: reviews.page, promotions: promotions.page, notes: notes.page };
  return (
    <Pages
      {...pages[list]}
      at={(to) => `${staffCustomer(customer, { ...shown, [list]: to })}#${list}`}
      words={{ before: 'Newer', after: 'Older' }}
      label={label}
    />
  );
}
