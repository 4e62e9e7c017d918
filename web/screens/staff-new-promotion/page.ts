import { promotionEndpoints } from '../../../contract/merchandising/promotions.ts';
import { allFaults } from '../../features/staff/promotions/all-faults.ts';
import { emptyForm, type PromotionForm, readPromotionForm } from '../../features/staff/promotions/promotion-form.ts';
import { editOf } from '../../features/staff/promotions/to-edit.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, type FormState, faultsOf, formStatus, type Loaded, type PageRequest, redirect, unopened } from '../../page/page.ts';
import { staffPromotion } from '../../staff-routes.ts';
import type { StaffNewPromotionData } from './staff-new-promotion-data.ts';
import StaffNewPromotionScreen from './staff-new-promotion-screen.tsx';

async function show({ client }: PageRequest, submitted: FormState<PromotionForm> = {}): Promise<Loaded<StaffNewPromotionData>> {
  const fresh = await client.call(promotionEndpoints.fresh, {});
  if (!fresh.ok) return unopened(fresh);
  const { form = emptyForm(fresh.data.now) } = submitted;
  const { errors, message } = faultsOf(submitted);
  return data({ choices: fresh.data, attempt: { form, errors }, message }, formStatus(submitted));
}

async function add(posted: URLSearchParams, request: PageRequest, isPublished: boolean): Promise<Loaded<StaffNewPromotionData>> {
  const form = readPromotionForm(posted);
  const made = editOf(form);
  if (made.errors) return show(request, { form, errors: await allFaults(request.client, form, made) });
  const added = await request.client.call(promotionEndpoints.add, made.edit);
  if (!added.ok) {
    const errors = added.fields ? await allFaults(request.client, form, made, added) : {};
    return show(request, { form, errors, failure: added });
  }
  const { promotionId, version } = added.data;
  if (!isPublished) return redirect(staffPromotion({ promotionId }, { done: 'added' }), 303);
  const published = await request.client.call(promotionEndpoints.setState, { promotionId, version, state: 'published' });
  return redirect(staffPromotion({ promotionId }, { done: published.ok ? 'published' : 'added' }), 303);
}

export default defineStaffPage<StaffNewPromotionData>({
  title: 'New promotion',
  permission: 'promotions.edit',
  load: (request) => show(request),
  Screen: StaffNewPromotionScreen,
  actions: {
    save: (form, request) => add(form, request, false),
    publish: (form, request) => add(form, request, true),
  },
});
