import { orderFilterNames } from '../../../../contract/staff/orders/staff-orders.ts';
import { staffOrders } from '../../../staff-routes.ts';

type Chosen = Readonly<Record<string, string>>;

/** The chosen orders of a page's address, as the API takes them. */
export function chosenIn({ searchParams }: URL): Chosen {
  if (searchParams.get('all') !== '1') {
    const orders = searchParams.getAll('order');
    return orders.length > 0 ? { orders: orders.join(',') } : {};
  }
  return { all: '1', ...listIn(searchParams) };
}

/** The list that they were chosen from. */
export const backTo = ({ searchParams }: URL): string => staffOrders(listIn(searchParams));

/** These orders, for the next page of a packer's round: by now the list may match others, which were never packed. */
export const chosenPlace = ({ searchParams }: URL, orderNumbers: readonly string[]) => ({ ...listIn(searchParams), order: orderNumbers });

const listIn = (searchParams: URLSearchParams): Chosen =>
  Object.fromEntries(
    [...orderFilterNames, 'sort'].flatMap((name) =>
      searchParams
        .getAll(name)
        .slice(0, 1)
        .map((value) => [name, value]),
    ),
  );
