import type { ClosedData } from '../../page/failure-pages.ts';
import { definePage, failed } from '../../page/page.ts';
import MaintenanceScreen from './maintenance-screen.tsx';

/** In place of every page while the shop is closed (spec §2.1, §4). Without script: whatever is being mended, this page stands. */
export default definePage<ClosedData>({
  load: async () => failed(503),
  head: () => ({ title: 'Closed for a little while', robots: 'noindex' }),
  cache: 'none',
  shell: 'bare',
  Screen: MaintenanceScreen,
});
