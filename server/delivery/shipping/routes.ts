import { shippingSettings } from '../../../contract/settings/shipping.schemas.ts';
import { shippingSettingsEndpoints } from '../../../contract/settings/shipping.ts';
import type { Content } from '../../content/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { formatDollars } from '../../platform/format-dollars.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Call } from '../../platform/http/call.ts';
import { historyOf, saveSettings } from '../../settings/index.ts';
import { requireStaff } from '../../staff/index.ts';
import { defaultsOf } from '../shop-rates.ts';

/** Shipping figures for staff. */
export function bindShippingSettings(api: Api, { database, content }: { database: Database; content: Content }): void {
  const enter = (call: Call) => requireStaff(database.read, call, 'settings.edit');

  api.bind(shippingSettingsEndpoints.get, async (_input, call) => {
    await enter(call);
    const inWords = (figure: unknown) => (typeof figure === 'number' ? formatDollars(figure) : null);
    const { version, value, history } = await historyOf(database.read, 'shipping', call.brand, inWords);
    const own = shippingSettings.parse(value ?? {});
    return { version, own, defaults: await defaultsOf(content.site, call.brand, call.now), history };
  });
  api.bind(shippingSettingsEndpoints.set, async ({ version, figures }, call) => {
    const by = await enter(call);
    const { brand, now } = call;
    // Every page of the brand shows its free shipping threshold.
    await saveSettings(database, { subject: 'shipping', brand, version, value: figures, purges: [`site:${brand}`] }, by, now);
    return { ok: true as const };
  });
}
