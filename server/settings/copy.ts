import { returnSettings } from '../../contract/settings/returns.schemas.ts';
import { shippingSettings } from '../../contract/settings/shipping.schemas.ts';
import { storeSettings } from '../../contract/settings/store.schemas.ts';
import { themeSettings } from '../../contract/settings/theme.schemas.ts';
import { keysOf } from '../../contract/values/keys.ts';
import type { Tx } from '../platform/db/index.ts';
import type { StaffMember } from '../staff/index.ts';
import { saveIn } from './settings.ts';
import { findVersions } from './store.ts';

/** What a new brand takes over of a version of another's: name and marks are its own. */
const takenOver = {
  store: (value: unknown) => ({ ...storeSettings.parse(value), name: null }),
  theme: (value: unknown) => ({ ...themeSettings.parse(value), logo: null, icon: null }),
  returns: (value: unknown) => returnSettings.parse(value),
  shipping: (value: unknown) => shippingSettings.parse(value),
};

/** Gives a new brand, as its first versions, the contact details, colours, fonts, returns policy and shipping rates that staff have set for another. */
export async function copySettings(tx: Tx, { from, to }: { from: string; to: string }, by: StaffMember, now: Date): Promise<void> {
  for (const subject of keysOf(takenOver)) {
    const [set] = await findVersions(tx, subject, from, 1);
    const [present] = await findVersions(tx, subject, to, 1);
    if (!set || present) continue;
    await saveIn(tx, { subject, brand: to, version: 0, value: takenOver[subject](set.value), purges: [] }, by, now);
  }
}
