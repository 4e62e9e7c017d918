import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Listing } from '../../../contract/search/search.ts';
import page from './page.ts';
import type { ResultsData } from './results-data.ts';
import ResultsScreen from './results-screen.tsx';

const listing: Listing = {
  hits: [],
  total: 12,
  page: 1,
  pages: 1,
  sort: 'price-low',
  facets: [],
  matching: null,
  help: null,
  instead: null,
  applied: [{ key: 'sale', value: 'true', label: 'On sale' }],
  corrected: { query: 'rug without wool' },
  wishes: [{ label: 'Without wool', text: 'rugg' }],
};

test('[checklist: Lists 2] a removed wish and a corrected spelling keep the filters and the order', () => {
  const selection = { filters: [{ key: 'sale', value: 'true' }], sort: 'price-low' } as const;
  const html = renderToStaticMarkup(<ResultsScreen data={{ searchText: 'rugg without wool', name: undefined, selection, listing }} />);
  expect(html).toContain('href="/rugg,true/k,sale/results.html?sort=price-low"');
  expect(html).toContain('href="/rug-without-wool,true/k,sale/results.html?sort=price-low"');
});

test('[checklist: Lists 10] where no product matches the whole text, page and description say so', () => {
  const data: ResultsData = {
    searchText: 'sofa blorfnik',
    name: undefined,
    selection: { filters: [], sort: 'relevance' },
    listing: { ...listing, matching: 0, applied: [], corrected: null },
  };
  expect(renderToStaticMarkup(<ResultsScreen data={data} />)).toContain('No exact match, 12 similar');
  expect(page.head(data, { name: 'Alder & Loom' } as never).description).toContain('No exact match, 12 similar for “sofa blorfnik”');
});
