import { promotionEndpoints } from '../../../contract/merchandising/promotions.ts';
import { allFaults } from '../../features/staff/promotions/all-faults.ts';
import { emptyForm, type PromotionForm, readPromotionForm } from '../../features/staff/promotions/promotion-form.ts';
import { editOf } from '../../features/staff/promotions/to-edit.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, type Loaded, type PageRequest, redirect, refusedStatus, statusOf, unopened } from '../../page/page.ts';
import { staffPromotion } from '../../staff-routes.ts';
import type { StaffNewPromotionData } from './staff-new-promotion-data.ts';
import StaffNewPromotionScreen from './staff-new-promotion-screen.tsx';

interface Tried {
  readonly form: PromotionForm;
  readonly errors: Readonly<Record<string, string>>;
  readonly message?: string;
  readonly status: number;
}

async function show({ client }: PageRequest, tried: Tried | null): Promise<Loaded<StaffNewPromotionData>> {
  const fresh = await client.call(promotionEndpoints.fresh, {});
  if (!fresh.ok) return unopened(fresh);
  const { form = emptyForm(fresh.data.now), errors = {}, message = null, status = 200 } = tried ?? {};
  return data({ choices: fresh.data, attempt: { form, errors }, message }, status);
}

async function add(posted: URLSearchParams, request: PageRequest, isPublished: boolean): Promise<Loaded<StaffNewPromotionData>> {
  const form = readPromotionForm(posted);
  const made = editOf(form);
  if (made.errors) return show(request, { form, errors: await allFaults(request.client, form, made), status: refusedStatus });
  const added = await request.client.call(promotionEndpoints.add, made.edit);
  if (!added.ok) {
    const wrong = added.fields ? await allFaults(request.client, form, made, added) : {};
    return show(request, { form, errors: wrong, ...(!added.fields && { message: added.message }), status: statusOf(added) });
  }
  const { promotionId, version } = added.data;
  if (!isPublished) return redirect(staffPromotion({ promotionId }, { done: 'added' }), 303);
  const published = await request.client.call(promotionEndpoints.setState, { promotionId, version, state: 'published' });
  return redirect(staffPromotion({ promotionId }, { done: published.ok ? 'published' : 'added' }), 303);
}

export default defineStaffPage<StaffNewPromotionData>({
  title: 'New promotion',
  permission: 'promotions.edit',
  load: (request) => show(request, null),
  Screen: StaffNewPromotionScreen,
  actions: {
    save: (form, request) => add(form, request, false),
    publish: (form, request) => add(form, request, true),
  },
});
