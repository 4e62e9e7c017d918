import { flagship } from '../../../brands/family.ts';
import { brandOf } from '../../../brands/index.ts';
import { withDetails } from '../../../brands/with-details.ts';
import { allOf } from '../../../contract/api/client.ts';
import { type ProviderMode, paymentProviderEndpoints, waysToPay } from '../../../contract/settings/payment-providers.ts';
import { restrictionEndpoints } from '../../../contract/settings/restrictions.ts';
import { defaultRetention, type Retention, retained, retentionEndpoints } from '../../../contract/settings/retention.ts';
import { type ReturnTerms, returnSettingsEndpoints } from '../../../contract/settings/returns.ts';
import { defaultSender, senderEndpoints } from '../../../contract/settings/sender.ts';
import { shippingSettingsEndpoints } from '../../../contract/settings/shipping.ts';
import { storeEndpoints } from '../../../contract/settings/store.ts';
import { taxEndpoints } from '../../../contract/settings/taxes.ts';
import { type ThemeSettings, themeColors, themeEndpoints } from '../../../contract/settings/theme.ts';
import { warehouseEndpoints } from '../../../contract/settings/warehouses.ts';
import { wordingEndpoints } from '../../../contract/settings/wording/wording.ts';
import { plural } from '../../../contract/values/count.ts';
import { changedEmails } from '../../features/staff/email-parts.ts';
import { hourInWords } from '../../features/staff/hour.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { openedBy } from '../../features/staff/views/default-view.ts';
import { data, unopened } from '../../page/page.ts';
import {
  staffPaymentProviders,
  staffRestrictedCodes,
  staffRetention,
  staffReturnsPolicy,
  staffSender,
  staffShipping,
  staffStore,
  staffTaxes,
  staffTheme,
  staffWarehouses,
  staffWording,
} from '../../staff-routes.ts';
import { formatMoney } from '../../ui/money.ts';
import type { StaffSettingsData } from './staff-settings-data.ts';
import StaffSettingsScreen from './staff-settings-screen.tsx';

const policyWords = ({ days, paidBy, excluded }: ReturnTerms): string =>
  [
    `${plural(days, 'day')} from delivery`,
    paidBy === 'shop' ? 'free for the customer' : 'the customer pays the postage',
    ...(excluded.length > 0 ? [`${plural(excluded.length, 'department')} non-returnable`] : []),
  ].join(' · ');

/** What of the theme staff have set. */
function themeWords(theme: ThemeSettings): string {
  const colors = themeColors.filter((color) => theme[color] !== null).length;
  const set = [
    ...(theme.logo ? ['own logo'] : []),
    ...(theme.icon ? ['own icon'] : []),
    ...(colors > 0 ? [`${plural(colors, 'color')} changed`] : []),
    ...(theme.displayFont || theme.textFont ? ['own fonts'] : []),
  ].join(' · ');
  return set === '' ? 'The brand’s own' : set.charAt(0).toUpperCase() + set.slice(1);
}

function retentionWords(days: Retention): string {
  const changed = retained.filter((kind) => days[kind] !== defaultRetention[kind]).length;
  const { carts, emails } = days;
  return `Carts ${carts} days, emails ${emails} days · ${changed === 0 ? 'all by default' : `${plural(changed, 'period')} changed`}`;
}

const modeWords: Readonly<Record<ProviderMode, string>> = {
  live: 'live',
  test: 'in test mode',
  sandbox: 'by the sandbox',
  off: 'not offered',
};

export default defineStaffPage<StaffSettingsData>({
  title: 'Settings',
  permission: 'settings.edit',
  load: async ({ client, brand }, me) => {
    const answers = await Promise.all([
      client.call(restrictionEndpoints.list, {}),
      client.call(taxEndpoints.list, {}),
      client.call(shippingSettingsEndpoints.get, {}),
      client.call(warehouseEndpoints.list, {}),
      client.call(storeEndpoints.get, {}),
      client.call(themeEndpoints.get, {}),
      client.call(returnSettingsEndpoints.get, {}),
      client.call(senderEndpoints.get, {}),
      client.call(wordingEndpoints.get, {}),
      client.call(paymentProviderEndpoints.list, {}),
      client.call(retentionEndpoints.get, {}),
    ]);
    const all = allOf(answers);
    if (!all.ok) return unopened(all);
    const [restrictions, taxes, shipping, warehouses, store, theme, returns, sender, wording, payments, retention] = all.data;
    const { name, mail, companyName, support } = withDetails(brandOf(brand), store.own);
    const from = defaultSender(sender.configured, mail.from, brand === flagship);
    const { own, defaults, zones } = shipping;
    const codes = restrictions.total + restrictions.configured.length;
    const ownRegions = taxes.regions.filter(({ isOwn }) => isOwn).length;
    return data({
      subjects: [
        { title: 'Store details', href: staffStore(), state: `${name} · ${companyName} · ${support.phone} · ${support.email}` },
        { title: 'Theme', href: staffTheme(), state: themeWords(theme.own) },
        {
          title: 'Email sender',
          href: staffSender(),
          state: `${sender.own.name ?? from.name} · ${sender.own.address ?? from.address}${sender.hasServer ? '' : ' · no mail server'}`,
        },
        { title: 'Email wording', href: staffWording(), state: changedEmails(wording.own) },
        {
          title: 'Payment providers',
          href: staffPaymentProviders(),
          state: payments.providers.map(({ way, mode }) => `${waysToPay[way]} ${modeWords[mode]}`).join(' · '),
        },
        {
          title: 'Shipping',
          href: staffShipping(),
          state: `${formatMoney(own.standard ?? defaults.standard)}, free over ${formatMoney(own.freeOver ?? defaults.freeOver)}${
            zones.length === 0 ? '' : ` · ${plural(zones.length, 'zone')} of its own`
          }`,
        },
        { title: 'Returns policy', href: staffReturnsPolicy(), state: policyWords(returns.terms) },
        {
          title: 'Warehouses',
          href: staffWarehouses(),
          state: warehouses.warehouses.map(({ name, cutOffHour }) => `${name} until ${hourInWords(cutOffHour)}`).join(' · '),
        },
        {
          title: 'Restricted postal codes',
          href: openedBy(me, 'restricted-codes', staffRestrictedCodes()),
          state: codes === 0 ? 'None besides the US territories' : `${plural(codes, 'code')}, and the US territories`,
        },
        {
          title: 'Taxes',
          href: openedBy(me, 'taxes', staffTaxes()),
          state: `${ownRegions === 0 ? 'Built-in rates of states and provinces' : `${plural(ownRegions, 'state or provincial rate')} set here, the others built in`}${
            taxes.total === 0 ? '; no county or city rates' : `; ${plural(taxes.total, 'rate')} of postal codes`
          }`,
        },
        { title: 'Data retention', href: staffRetention(), state: retentionWords(retention.days) },
      ],
    });
  },
  Screen: StaffSettingsScreen,
});
