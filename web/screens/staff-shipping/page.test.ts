import { expect, it } from 'vitest';
import { addressEndpoints } from '../../../contract/addresses/addresses.ts';
import { Client, failure } from '../../../contract/api/client.ts';
import { type ShippingZone, shippingSettingsEndpoints } from '../../../contract/settings/shipping.ts';
import { staffEndpoints } from '../../../contract/staff/staff.ts';
import type { PageRequest } from '../../page/page.ts';
import page from './page.ts';

const ok = (data: unknown) => ({ ok: true, statusCode: 200, data }) as const;
const zoneOf = (name: string): ShippingZone => ({ name, regions: [], postalCodes: ['900'], rates: null });
const defaults = { standard: 699, freeOver: 3500, remote: 1299, poBox: 699, canada: 1499, heavy: 4900 };
const own = { standard: null, freeOver: null, remote: null, poBox: null, canada: null, heavy: null };

/** A shop whose settings have version 2 and these zones. */
function request(zones: readonly ShippingZone[]) {
  const sent: { version: number; zones: readonly ShippingZone[] }[] = [];
  const made: PageRequest = {
    url: new URL('https://shop.example/staff/shipping'),
    params: {},
    brand: 'alder-loom',
    channel: 'website',
    flash: null,
    now: new Date('2026-07-01T12:00:00Z'),
    shopOf: () => null,
    familySignInPath: () => null,
    cookie: () => undefined,
    client: new Client({
      call: async (endpoint, input) => {
        if (endpoint === staffEndpoints.me) return ok({ name: 'Pia', permissions: ['settings.edit'] });
        if (endpoint === shippingSettingsEndpoints.get) return ok({ version: 2, own, defaults, zones, history: [] });
        if (endpoint === addressEndpoints.getCountries) return ok({ countries: [] });
        if (endpoint !== shippingSettingsEndpoints.setZones) return failure(404);
        sent.push(input as (typeof sent)[number]);
        return input.version === 2 ? ok({ ok: true }) : { ...failure(409, 'Changed meanwhile'), code: 'settings_changed' };
      },
    }),
  };
  return { made, sent };
}

const typed = { zone: '0', version: '1', was: 'West', name: 'West', postalCodes: '901', standard: '5.99', heavy: '0' };
const save = (form: Record<string, string>, to: PageRequest) => page.actions?.saveZone?.(new URLSearchParams(form), to);

it('[§9 shipping rates] a zone can be saved after a colleague’s change, in the place where it is then', async () => {
  const { made, sent } = request([zoneOf('City'), zoneOf('West')]);
  const refused = await save(typed, made);
  expect(refused).toMatchObject({
    data: { shown: { zone: { at: '1', version: 2, was: 'West', postalCodes: '901' }, message: 'Changed meanwhile' } },
  });
  expect(await save({ ...typed, zone: '1', version: '2' }, made)).toMatchObject({ kind: 'redirect' });
  expect(sent.at(-1)?.zones.map(({ name, postalCodes }) => [name, postalCodes])).toEqual([
    ['City', ['900']],
    ['West', ['901']],
  ]);
});

it('[§9 shipping rates] of a zone that is gone the form keeps what was typed, for a new one', async () => {
  const { made } = request([zoneOf('City')]);
  expect(await save(typed, made)).toMatchObject({
    data: { shown: { zone: { at: 'new', version: 2, name: 'West' }, message: expect.stringContaining('removed or renamed') } },
  });
});
