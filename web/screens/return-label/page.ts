import { returnEndpoints } from '../../../contract/returns/returns.ts';
import { data, definePage, unopened } from '../../page/page.ts';
import { orderReturn } from '../../routes.ts';
import type { ReturnLabelData } from './return-label-data.ts';
import ReturnLabelScreen from './return-label-screen.tsx';

export default definePage<ReturnLabelData>({
  load: async ({ client, params, url }) => {
    const token = url.searchParams.get('token') || undefined;
    const key = { orderNumber: url.searchParams.get('order') ?? '', caseNumber: params.caseNumber ?? '', ...(token && { token }) };
    const label = await client.call(returnEndpoints.label, key);
    if (!label.ok) return unopened(label);
    return data({ label: label.data, returnUrl: orderReturn(key) });
  },
  head: ({ label }) => ({ title: `Return label ${label.caseNumber}`, robots: 'noindex' }),
  cache: 'none',
  Screen: ReturnLabelScreen,
});
