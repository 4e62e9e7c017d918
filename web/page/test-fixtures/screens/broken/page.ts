import { data, definePage } from '../../../page.ts';

/** A test page whose component fails. */
export default definePage<null>({
  load: async () => data(null),
  head: () => ({ title: 'Broken' }),
  cache: { maxAge: 30, staleWhileRevalidate: 0, tags: () => [] },
  Screen: () => {
    throw new Error('secret detail');
  },
});
