import { emailPreferenceEndpoints } from '../../../contract/email/email-preferences.ts';
import type { Api } from '../../platform/http/api.ts';
import type { AccountParts } from '../parts.ts';
import { getPreferences, leaveBrand, savePreferences } from './index.ts';

export function bindEmailPreferences(api: Api, parts: AccountParts): void {
  api.bind(emailPreferenceEndpoints.get, async (asked, call) => ({ preferences: await getPreferences(parts, asked, call) }));
  api.bind(
    emailPreferenceEndpoints.save,
    async (asked, call) => ({ ok: true as const, applied: await savePreferences(parts, asked, call) }),
    { rateLimit: { max: 30, windowSeconds: 60 } },
  );
  api.bind(emailPreferenceEndpoints.leave, async (asked, call) => {
    await leaveBrand(parts, asked, call);
    return { ok: true as const };
  });
}
