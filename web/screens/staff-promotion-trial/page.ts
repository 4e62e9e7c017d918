import { promotionEndpoints } from '../../../contract/merchandising/promotions.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, type FormState, faultsOf, formStatus, type Loaded, type PageRequest, unopened } from '../../page/page.ts';
import { fromShopTime } from '../../ui/browser/shop-time.ts';
import { emptyTrial, linesOf, readTrial, type Trial } from './read-trial.ts';
import type { StaffPromotionTrialData } from './staff-promotion-trial-data.ts';
import StaffPromotionTrialScreen from './staff-promotion-trial-screen.tsx';

interface Submitted extends FormState<Trial> {
  readonly result?: StaffPromotionTrialData['result'];
}

async function show({ client, url, brand }: PageRequest, submitted: Submitted = {}): Promise<Loaded<StaffPromotionTrialData>> {
  const promotionId = Number(/^[1-9]\d{0,8}$/.exec(url.searchParams.get('promotion') ?? '')?.[0] ?? 0);
  const about = promotionId === 0 ? null : await client.call(promotionEndpoints.get, { promotionId });
  if (about && !about.ok) return unopened(about);
  const [code = ''] = about?.data.codes ?? [];
  const [campaignId = ''] = about?.data.campaigns.map((one) => one.campaignId) ?? [];
  const { form: trial = { ...emptyTrial, brand, codes: code, campaignId }, result = null } = submitted;
  return data(
    {
      about: about ? { promotionId, name: about.data.name, isDraft: about.data.state === 'draft' } : null,
      trial,
      result,
      ...faultsOf(submitted),
    },
    formStatus(submitted),
  );
}

export default defineStaffPage<StaffPromotionTrialData>({
  title: 'Try a cart',
  permission: 'promotions.read',
  load: (request) => show(request),
  Screen: StaffPromotionTrialScreen,
  actions: {
    try: async (form, request) => {
      const trial = readTrial(form);
      const { lines, fault } = linesOf(trial.lines);
      const at = trial.at === '' ? null : fromShopTime(trial.at);
      const errors = {
        ...(fault && { lines: fault }),
        ...(trial.at !== '' && at === null && { at: 'Enter a date and a time' }),
      };
      if (Object.keys(errors).length > 0) return show(request, { form: trial, errors });
      const { payment, country, first } = trial;
      const draft = Number(/^[1-9]\d{0,8}$/.exec(request.url.searchParams.get('promotion') ?? '')?.[0] ?? 0);
      const tried = await request.client.call(promotionEndpoints.tryOut, {
        brand: trial.brand,
        lines,
        at,
        signedIn: trial.signedIn,
        email: trial.email || null,
        campaignId: trial.campaignId || null,
        country: country === 'US' || country === 'CA' ? country : null,
        paymentType: payment === 'CARD' || payment === 'PAYPAL' || payment === 'PLCC' ? payment : null,
        firstOrder: first === '' ? null : first === 'yes',
        codes: trial.codes.split(/[\s,;]+/).filter(Boolean),
        ...(draft > 0 && { draft }),
      });
      return tried.ok ? show(request, { form: trial, result: tried.data }) : show(request, { form: trial, failure: tried });
    },
  },
});
