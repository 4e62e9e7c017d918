import { afterEach, expect, test, vi } from 'vitest';
import { SoftHistory } from './soft-history.ts';

afterEach(() => vi.unstubAllGlobals());

test('[checklist 6] Back returns to the position an entry was left at, wherever the page has moved since', () => {
  const entries: { state: unknown; search: string }[] = [{ state: null, search: '' }];
  const place = { pathname: '/c/furniture', search: '' };
  const write = (state: unknown, search: string) => {
    place.search = search;
    return { state, search };
  };
  vi.stubGlobal('location', place);
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('history', {
    get state() {
      return entries.at(-1)?.state;
    },
    replaceState: (state: unknown) => entries.splice(-1, 1, write(state, place.search)),
    pushState: (state: unknown, _title: string, href: string) => entries.push(write(state, href)),
  });
  const past = new SoftHistory();
  past.begin('all', 'All');
  past.push('?color=black', 'black', 'Black', 900);
  entries.pop();
  place.search = '';
  expect(past.arrive()).toEqual({ data: 'all', title: 'All', scroll: 900 });
});
