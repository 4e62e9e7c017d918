import type { FailureData } from '../../page/failure-pages.ts';
import { data, definePage } from '../../page/page.ts';
import NotFoundScreen from './not-found-screen.tsx';

/** `/404`, and in place of every missing page (spec §2.11; rulings: Routes and URLs). */
export default definePage<FailureData>({
  load: async () => data({ status: 404, message: null }, 404),
  head: ({ status }) => ({ title: status === 404 ? 'Page not found' : 'Something went wrong', robots: 'noindex' }),
  cache: 'none',
  Screen: NotFoundScreen,
});
