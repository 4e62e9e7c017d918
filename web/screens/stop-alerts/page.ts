import { alertEndpoints } from '../../../contract/accounts/alerts.ts';
import { data, definePage, notFound, type PageRequest } from '../../page/page.ts';
import type { StopAlertsData } from './stop-alerts-data.ts';
import StopAlertsScreen from './stop-alerts-screen.tsx';

const given = ({ url }: PageRequest) => ({
  alertId: url.searchParams.get('alert') ?? '',
  token: url.searchParams.get('token') ?? '',
});

/** The target of an e-mail's "Stop these mails". It asks first, because mail programs follow links by themselves. */
export default definePage<StopAlertsData>({
  load: async (request) => {
    const { alertId, token } = given(request);
    return alertId && token ? data({ state: 'asking', alertId, token }) : notFound();
  },
  head: () => ({ title: 'Stop stock alerts', robots: 'noindex' }),
  cache: 'none',
  Screen: StopAlertsScreen,
  actions: {
    stop: async (_, request) => {
      const { alertId, token } = given(request);
      const stopped = await request.client.call(alertEndpoints.stopAlerts, { alertId, token });
      if (stopped.ok) return data({ state: 'stopped', alertId, token });
      return data({ state: 'failed', message: stopped.message, alertId, token }, stopped.statusCode);
    },
  },
});
