import { apiKeyEndpoints, isKeyScope } from '../../../contract/staff/api-keys.ts';
import { pageNumber } from '../../features/staff/page-number.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, type FormState, faultsOf, type Loaded, type PageRequest, redirect, statusOf, unopened } from '../../page/page.ts';
import { staffApiKeys } from '../../staff-routes.ts';
import type { StaffApiKeysData } from './staff-api-keys-data.ts';
import StaffApiKeysScreen from './staff-api-keys-screen.tsx';

const flashes = { revoked: 'API key revoked. It no longer works.' };

interface Submitted extends FormState {
  readonly created?: StaffApiKeysData['created'];
}

async function show(
  { client, url, flash }: PageRequest,
  { failure, form, created = null }: Submitted = {},
): Promise<Loaded<StaffApiKeysData>> {
  const listed = await client.call(apiKeyEndpoints.list, { page: pageNumber(url) });
  if (!listed.ok) return unopened(listed);
  const typed = {
    name: form?.get('name') ?? '',
    scopes: form?.getAll('scopes') ?? [],
    expiresInDays: form?.get('expiresInDays') ?? '365',
  };
  return data(
    {
      listed: listed.data,
      created,
      typed,
      done: flash,
      ...faultsOf({ failure }),
    },
    statusOf(failure),
  );
}

export default defineStaffPage<StaffApiKeysData>({
  title: 'API keys',
  permission: 'integrations.manage',
  flashes,
  load: (request) => show(request),
  Screen: StaffApiKeysScreen,
  actions: {
    create: async (form, request) => {
      const name = form.get('name') ?? '';
      const scopes = form.getAll('scopes').filter(isKeyScope);
      const result = await request.client.call(apiKeyEndpoints.create, { name, scopes, expiresInDays: form.get('expiresInDays') || null });
      return result.ok
        ? show(request, { created: { name: result.data.key.name, secret: result.data.secret } })
        : show(request, { failure: result, form });
    },
    revoke: async (form, request) => {
      const result = await request.client.call(apiKeyEndpoints.revoke, { keyId: Number(form.get('keyId')) });
      return result.ok ? redirect(staffApiKeys({ done: 'revoked' }), 303) : show(request, { failure: result });
    },
  },
});
