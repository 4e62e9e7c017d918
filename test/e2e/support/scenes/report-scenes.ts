import { call } from '../api.ts';
import { inConsole } from '../staff.ts';
import type { Scene } from './scene.ts';

/** The console's reports. */
export const reportScenes: readonly Scene[] = [
  { name: 'reports of sales', heading: 'Reports', frame: 'bare', open: inConsole('/staff/reports') },
  {
    name: 'a report of a range that runs backwards',
    heading: 'Reports',
    frame: 'bare',
    open: inConsole('/staff/reports?by=product&from=2026-02-02&to=2026-01-01'),
  },
  { name: 'returns by reason', heading: 'Reports', frame: 'bare', open: inConsole('/staff/reports?by=returns') },
  {
    name: 'reports of searches',
    heading: 'Reports',
    frame: 'bare',
    open: async (page) => {
      await call(page, 'POST', '/api/visit-events', { events: [{ kind: 'search', text: 'oak sideboard with doors', found: 3 }] });
      await inConsole('/staff/reports?by=searches')(page);
    },
  },
  {
    name: 'searches without results',
    heading: 'Reports',
    frame: 'bare',
    open: async (page) => {
      await call(page, 'POST', '/api/visit-events', { events: [{ kind: 'search', text: 'grumblewick', found: 0 }] });
      await inConsole('/staff/reports?by=searches-without-results')(page);
    },
  },
  {
    name: 'the funnel',
    heading: 'Reports',
    frame: 'bare',
    open: async (page) => {
      await call(page, 'POST', '/api/visit-events', { events: [{ kind: 'step', step: 'product' }] });
      await inConsole('/staff/reports?by=funnel')(page);
    },
  },
  {
    name: 'a funnel without visits',
    heading: 'Reports',
    frame: 'bare',
    open: inConsole('/staff/reports?by=funnel&from=2026-01-01&to=2026-01-31'),
  },
  {
    name: 'banners',
    heading: 'Reports',
    frame: 'bare',
    open: async (page) => {
      await page.goto('/');
      const names = await page.locator('[data-banner]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.banner ?? ''));
      const events = (['shown', 'clicked'] as const).map((action) => ({ kind: 'banners', action, page: 'homepage', banners: names }));
      await call(page, 'POST', '/api/visit-events', { events });
      await inConsole('/staff/reports?by=banners')(page);
    },
  },
  {
    name: 'no banners seen',
    heading: 'Reports',
    frame: 'bare',
    open: inConsole('/staff/reports?by=banners&from=2026-01-01&to=2026-01-31'),
  },
  { name: 'payments beside the providers’ books', heading: 'Reports', frame: 'bare', open: inConsole('/staff/reports?by=payments') },
  { name: 'payouts beside the ledger', heading: 'Reports', frame: 'bare', open: inConsole('/staff/reports?by=payouts') },
  { name: 'stock that sells', heading: 'Reports', frame: 'bare', open: inConsole('/staff/reports?by=stock') },
  { name: 'no stock found', heading: 'Reports', frame: 'bare', open: inConsole('/staff/reports?by=stock&show=out&q=zzz') },
];
