import type { Failure } from '../../../contract/api/client.ts';
import { erasureReasons, personalDataEndpoints } from '../../../contract/staff/care/personal-data.ts';
import { keysOf } from '../../../contract/values/keys.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, type Loaded, type PageRequest, redirect, refusedStatus, statusOf, unopened } from '../../page/page.ts';
import { staffErasures } from '../../staff-routes.ts';
import type { StaffCustomerEraseData } from './staff-customer-erase-data.ts';
import StaffCustomerEraseScreen from './staff-customer-erase-screen.tsx';

const nothingTyped = { reason: '', confirmation: '' };

async function show(
  { client, params }: PageRequest,
  failure: Pick<Failure, 'message' | 'fields'> | null = null,
  typed = nothingTyped,
  status?: number,
): Promise<Loaded<StaffCustomerEraseData>> {
  const found = await client.call(personalDataEndpoints.previewErasure, { customerId: Number(params.customerId) });
  if (!found.ok) return unopened(found);
  const errors = failure?.fields ?? {};
  const message = failure && Object.keys(errors).length === 0 ? failure.message : null;
  return data({ preview: found.data, message, typed, errors }, status);
}

export default defineStaffPage<StaffCustomerEraseData>({
  title: 'Erase a customer',
  permission: 'customers.privacy',
  load: (request) => show(request),
  Screen: StaffCustomerEraseScreen,
  actions: {
    erase: async (form, request) => {
      const typed = { reason: form.get('reason') ?? '', confirmation: form.get('confirmation') ?? '' };
      const reason = keysOf(erasureReasons).find((known) => known === typed.reason);
      if (!reason) return show(request, { message: '', fields: { reason: 'Choose a reason' } }, typed, refusedStatus);
      const given = { customerId: Number(request.params.customerId), reason, confirmation: typed.confirmation };
      const result = await request.client.call(personalDataEndpoints.erase, given);
      return result.ok ? redirect(staffErasures({ done: 'erased' }), 303) : show(request, result, typed, statusOf(result));
    },
  },
});
