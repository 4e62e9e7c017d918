import { alertEndpoints } from '../../../contract/alerts/alerts.ts';
import { data, definePage, notFound, oneClickAction, type PageRequest } from '../../page/page.ts';
import type { StopAlertsData } from './stop-alerts-data.ts';
import StopAlertsScreen from './stop-alerts-screen.tsx';

const linkOf = ({ url: { searchParams } }: PageRequest) => ({
  email: searchParams.get('email') || undefined,
  alert: searchParams.get('alert') || undefined,
  token: searchParams.get('token') ?? '',
});

/** The target of an e-mail's "Stop these emails". It asks first, because mail programs follow links by themselves. */
export default definePage<StopAlertsData>({
  load: async (request) => {
    const link = linkOf(request);
    return (link.email || link.alert) && link.token ? data({ state: 'asking', link }) : notFound();
  },
  head: () => ({ title: 'Stop stock alerts', robots: 'noindex' }),
  cache: 'none',
  Screen: StopAlertsScreen,
  actions: {
    [oneClickAction]: async (_, request) => {
      const link = linkOf(request);
      const { email, alert: alertId, token } = link;
      const stopped = await request.client.call(alertEndpoints.stopAlerts, { email, alertId, token });
      if (stopped.ok) return data({ state: 'stopped', link });
      return data({ state: 'failed', message: stopped.message, link }, stopped.statusCode);
    },
  },
});
