import type { ClosedData } from '../../page/failure-pages.ts';
import { definePage, failed } from '../../page/page.ts';
import MaintenanceScreen from './maintenance-screen.tsx';

/** Replaces every page while the shop is closed (spec §2.1, §4) or cannot reach its database. It has no script, so that it works whatever is broken. */
export default definePage<ClosedData>({
  load: async () => failed(503),
  head: ({ because }) => ({ title: because === 'outage' ? 'We’ll be right back' : 'Closed for maintenance', robots: 'noindex' }),
  cache: 'none',
  shell: 'bare',
  Screen: MaintenanceScreen,
});
