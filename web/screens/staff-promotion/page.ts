import { promotionEndpoints, type StaffPromotion, settableStates } from '../../../contract/merchandising/promotions.ts';
import { allFaults } from '../../features/staff/promotions/all-faults.ts';
import { differences } from '../../features/staff/promotions/differences.ts';
import { formOf, type PromotionForm, readPromotionForm } from '../../features/staff/promotions/promotion-form.ts';
import { editOf } from '../../features/staff/promotions/to-edit.ts';
import { defineStaffPage, type Me } from '../../features/staff/staff-page.ts';
import { data, type FormState, formStatus, type Loaded, notFound, type PageRequest, redirect, unopened } from '../../page/page.ts';
import { staffPromotion } from '../../staff-routes.ts';
import { campaignErrors, campaignFormOf, campaignOf, readCampaignForm } from './campaign-form.ts';
import type { CampaignAttempt, StaffPromotionData } from './staff-promotion-data.ts';
import StaffPromotionScreen from './staff-promotion-screen.tsx';

const flashes = {
  added: 'Draft saved. Try it on a cart, then publish it.',
  saved: 'Saved. Carts follow with their next request.',
  published: 'Published.',
  draft: 'This promotion is a draft again. Shoppers no longer get it.',
  stopped: 'Stopped. Shoppers don’t get it anymore.',
  duplicated: 'This is the copy: a draft without codes.',
  codes: 'Codes created. Download them below.',
  campaign: 'Campaign saved. Its link works while it and the promotion run.',
};

const idOf = ({ params }: PageRequest): number => Number(/^[1-9]\d{0,8}$/.exec(params.promotionId ?? '')?.[0] ?? 0);

interface Submitted extends FormState<PromotionForm> {
  readonly campaign?: CampaignAttempt;
  /** Of the form that creates codes. */
  readonly count?: { readonly typed: string; readonly error: string | undefined };
}

async function show(request: PageRequest, { permissions }: Me, submitted: Submitted = {}): Promise<Loaded<StaffPromotionData>> {
  const promotionId = idOf(request);
  if (promotionId === 0) return notFound();
  const found = await request.client.call(promotionEndpoints.get, { promotionId });
  if (!found.ok) return unopened(found);
  const { failure, errors = {}, form: typed, count, campaign } = submitted;
  const saved = formOf(found.data);
  const isConflict = typed !== undefined && failure?.code === 'promotion_changed';
  return data(
    {
      promotion: found.data,
      attempt: { form: typed ?? saved, errors },
      conflict: isConflict ? differences(typed, saved) : null,
      mayEdit: permissions.includes('promotions.edit'),
      done: request.flash,
      message: failure && (!failure.fields || !(typed || campaign || count?.error)) ? failure.message : null,
      count: count ?? { typed: '', error: undefined },
      campaign: campaign ?? campaignAttempt(request, found.data),
    },
    formStatus(submitted),
  );
}

/** The form of the campaign that the URL names, or of a new one. */
function campaignAttempt({ url: { searchParams } }: PageRequest, promotion: StaffPromotion): CampaignAttempt {
  const id = searchParams.get('campaign');
  const brand = searchParams.get('campaignBrand') ?? null;
  const stored = promotion.campaigns.find((one) => one.campaignId === id && one.brand === brand);
  return { form: campaignFormOf(stored, promotion), errors: {}, isKnown: stored !== undefined, isOpen: stored !== undefined };
}

export default defineStaffPage<StaffPromotionData>({
  title: 'Promotion',
  titleOf: ({ promotion }) => promotion.name,
  permission: 'promotions.read',
  flashes,
  load: (request, me) => show(request, me),
  Screen: StaffPromotionScreen,
  actions: {
    save: async (posted, request, me) => {
      const promotionId = idOf(request);
      const form = readPromotionForm(posted);
      const made = editOf(form);
      if (made.errors) return show(request, me, { form, errors: await allFaults(request.client, form, made) });
      const saved = await request.client.call(promotionEndpoints.save, {
        promotionId,
        version: Number(posted.get('version')),
        promotion: made.edit,
      });
      if (saved.ok) return redirect(staffPromotion({ promotionId }, { done: 'saved' }), 303);
      const errors = saved.fields ? await allFaults(request.client, form, made, saved) : {};
      return show(request, me, { form, errors, failure: saved });
    },
    state: async (form, request, me) => {
      const promotionId = idOf(request);
      const state = settableStates.find((one) => one === form.get('state')) ?? 'draft';
      const set = await request.client.call(promotionEndpoints.setState, { promotionId, version: Number(form.get('version')), state });
      return set.ok ? redirect(staffPromotion({ promotionId }, { done: state }), 303) : show(request, me, { failure: set });
    },
    stop: async (_form, request, me) => {
      const promotionId = idOf(request);
      const stopped = await request.client.call(promotionEndpoints.stop, { promotionId });
      return stopped.ok ? redirect(staffPromotion({ promotionId }, { done: 'stopped' }), 303) : show(request, me, { failure: stopped });
    },
    duplicate: async (_form, request, me) => {
      const copied = await request.client.call(promotionEndpoints.duplicate, { promotionId: idOf(request) });
      return copied.ok
        ? redirect(staffPromotion({ promotionId: copied.data.promotionId }, { done: 'duplicated' }), 303)
        : show(request, me, { failure: copied });
    },
    campaign: async (posted, request, me) => {
      const promotionId = idOf(request);
      const form = readCampaignForm(posted);
      const { campaign, errors } = campaignOf(form);
      const isKnown = posted.get('known') === '1';
      const attempt = { form, errors, isKnown, isOpen: true };
      const saved = await request.client.call(promotionEndpoints.saveCampaign, {
        promotionId,
        version: Number(posted.get('version')),
        isNew: !isKnown,
        campaign,
      });
      if (saved.ok) return redirect(staffPromotion({ promotionId }, { done: 'campaign' }), 303);
      return show(request, me, { campaign: { ...attempt, errors: { ...campaignErrors(saved.fields), ...errors } }, failure: saved });
    },
    codes: async (form, request, me) => {
      const promotionId = idOf(request);
      const typed = form.get('count') ?? '';
      const count = Number(/^\d{1,6}$/.exec(typed.trim().replaceAll(',', ''))?.[0] ?? 0);
      const created = await request.client.call(promotionEndpoints.addCodes, { promotionId, count, batch: Number(form.get('batch')) });
      if (created.ok) return redirect(staffPromotion({ promotionId }, { done: 'codes' }), 303);
      const error = created.fields?.count;
      return show(request, me, { failure: created, count: { typed, error } });
    },
  },
});
