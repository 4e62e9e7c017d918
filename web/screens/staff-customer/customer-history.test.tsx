import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CustomerHistory } from './customer-history.tsx';

type Customer = Parameters<typeof CustomerHistory>[0]['customer'];

it('[look: staff console] a customer’s page says once what there is none of', () => {
  const pages = { page: 1, pages: 1 };
  const nothing = { orders: [], returns: [], reviews: [], promotions: [] };
  const customer = { customerId: 7, ...nothing, pages: { orders: pages, returns: pages, reviews: pages, promotions: pages, notes: pages } };
  const markup = renderToStaticMarkup(
    <CustomerHistory customer={customer as unknown as Customer} mayOpen={{ returns: true, promotions: true }} />,
  );
  expect(markup).toContain('No returns, no reviews, no promotions used yet.');
  expect(markup).not.toContain('No reviews');
});
