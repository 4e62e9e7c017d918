import type { FailureData } from '../../page/failure-pages.ts';
import { data, definePage } from '../../page/page.ts';
import ErrorScreen from './error-screen.tsx';

/** Replaces every page that fails (spec §2.11). */
export default definePage<FailureData>({
  load: async () => data({ status: 500, message: null }, 500),
  head: () => ({ title: 'Oh no!', robots: 'noindex' }),
  cache: 'none',
  Screen: ErrorScreen,
});
