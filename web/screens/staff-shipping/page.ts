import type { Failure } from '../../../contract/api/client.ts';
import { mostShipping, type ShippingFigure, shippingFigures, shippingSettingsEndpoints } from '../../../contract/settings/shipping.ts';
import { statusOf } from '../../features/account/sign-in-first.ts';
import { centsOf, typedDollars } from '../../features/staff/dollars.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, failed, type Loaded, type PageRequest, redirect } from '../../page/page.ts';
import { staffShipping } from '../../staff-routes.ts';
import type { StaffShippingData } from './staff-shipping-data.ts';
import StaffShippingScreen from './staff-shipping-screen.tsx';

type Figures<T> = Record<ShippingFigure, T>;
const eachFigure = <T>(of: (figure: ShippingFigure) => T): Figures<T> => ({
  standard: of('standard'),
  freeOver: of('freeOver'),
  remote: of('remote'),
  poBox: of('poBox'),
  canada: of('canada'),
  heavy: of('heavy'),
});

interface Attempt {
  readonly form: URLSearchParams;
  readonly failure?: Failure;
  readonly errors?: Readonly<Record<string, string>>;
}

async function show({ client, url }: PageRequest, { form, failure, errors }: Partial<Attempt> = {}): Promise<Loaded<StaffShippingData>> {
  const set = await client.call(shippingSettingsEndpoints.get, {});
  if (!set.ok) return failed(set.statusCode, set.message);
  const { own, defaults } = set.data;
  const typed = eachFigure((figure) => form?.get(figure) ?? typedDollars(own[figure] ?? defaults[figure]));
  const done = !form && url.searchParams.get('done') === 'saved' ? 'Saved. The shop shows and charges these figures now.' : null;
  return data(
    { set: set.data, typed, done, message: failure?.message ?? null, errors: errors ?? {} },
    errors ? 400 : statusOf(failure ?? null),
  );
}

export default defineStaffPage<StaffShippingData>({
  title: 'Shipping',
  permission: 'settings.edit',
  load: (request) => show(request),
  Screen: StaffShippingScreen,
  actions: {
    save: async (form, request) => {
      const read = eachFigure((figure) => centsOf(form.get(figure) ?? ''));
      const wrong = shippingFigures.filter((figure) => {
        const isLeftOut = (form.get(figure) ?? '').trim() === '';
        return !isLeftOut && (read[figure] === null || read[figure] > mostShipping);
      });
      if (wrong.length > 0) {
        const errors = Object.fromEntries(wrong.map((figure) => [figure, 'Enter an amount up to $1,000, such as 6.99']));
        return show(request, { form, errors });
      }
      const set = await request.client.call(shippingSettingsEndpoints.get, {});
      if (!set.ok) return show(request, { form, failure: set });
      // What equals the default goes on following it.
      const figures = eachFigure((figure) => (read[figure] === set.data.defaults[figure] ? null : read[figure]));
      const saved = await request.client.call(shippingSettingsEndpoints.set, { version: Number(form.get('version')), figures });
      return saved.ok ? redirect(staffShipping({ done: 'saved' }), 303) : show(request, { form, failure: saved });
    },
  },
});
