import {
  type ProviderMode,
  paymentProviderEndpoints,
  paymentProviderProblems,
  type ShownProvider,
  type TestOutcome,
  testOutcomes,
  type WayToPay,
  waysToPay,
} from '../../../contract/settings/payment-providers.ts';
import { keysOf } from '../../../contract/values/keys.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Api } from '../../platform/http/api.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { audit, entriesAbout, requireStaff } from '../../staff/index.ts';
import { testConnection } from '../connections.ts';
import { type PaymentParts, providerLimit } from '../parts.ts';
import type { PaymentProvider } from '../provider.ts';
import { findWebhookTimes } from '../webhooks/store.ts';
import { webhookUrl } from '../webhooks/url.ts';
import { expectsWebhooks, variablesOf } from './variables.ts';

const problem = problemsOf(paymentProviderProblems);

export interface ProviderSettingsParts extends PaymentParts {
  readonly config: Config;
  readonly payBy: { readonly CARD: PaymentProvider; readonly PAYPAL: PaymentProvider | null; readonly PLCC: PaymentProvider | null };
}

const subjectOf = ({ code }: PaymentProvider) => ({ kind: 'payment_provider', id: code });

/** The providers of all ways to pay, for staff. Keys and secrets never leave the configuration. */
export function bindProviderSettings(api: Api, parts: ProviderSettingsParts): void {
  const { database, config, payBy } = parts;
  const providers = { card: payBy.CARD, wallet: payBy.PAYPAL, 'store-card': payBy.PLCC };

  const shown = async (way: WayToPay): Promise<ShownProvider> => {
    const provider = providers[way];
    return {
      way,
      name: provider?.name ?? null,
      mode: modeOf(provider),
      variables: variablesOf(way, config),
      webhook: provider && (await webhookOf(provider)),
      // Canada is charged in US dollars too (rulings: Money).
      currencies: ['USD'],
      countries: ['US', 'CA'],
      lastTest: provider && (await lastTestOf(provider)),
    };
  };
  const webhookOf = async ({ code, signatureHeader }: PaymentProvider) => {
    if (signatureHeader === null) return null;
    const { acceptedAt, refusedAt } = await findWebhookTimes(database.read, code);
    return {
      url: webhookUrl(config.publicUrl, code),
      isExpected: expectsWebhooks(code, config),
      acceptedAt: acceptedAt?.toISOString() ?? null,
      refusedAt: refusedAt?.toISOString() ?? null,
    };
  };
  const lastTestOf = async (provider: PaymentProvider) => {
    const [last] = await entriesAbout(database.read, subjectOf(provider), 1);
    const outcome = testOutcomes.find((one) => one === last?.details.outcome);
    if (!last || !outcome) return null;
    return { outcome, words: wordsOf(provider, outcome, last.details.fault), at: last.at.toISOString(), by: last.memberName };
  };

  api.bind(paymentProviderEndpoints.list, async (_input, call) => {
    await requireStaff(database.read, call, 'settings.edit');
    return { providers: await Promise.all(keysOf(waysToPay).map(shown)) };
  });
  api.bind(
    paymentProviderEndpoints.test,
    async ({ way }, call) => {
      const by = await requireStaff(database.read, call, 'settings.edit');
      const provider = providers[way];
      if (!provider) throw problem('no_provider');
      const { outcome, fault } = await testConnection(provider, providerLimit(parts), call.log);
      const entry = { by, action: 'settings.payment_provider_tested', subject: subjectOf(provider), details: { outcome, fault } };
      await database.transact((tx) => audit(tx, entry, call.now));
      return { outcome, words: wordsOf(provider, outcome, fault) };
    },
    { rateLimit: { max: 10, windowSeconds: 600 } },
  );
}

function modeOf(provider: PaymentProvider | null): ProviderMode {
  if (!provider) return 'off';
  if (!provider.sandbox) return 'live';
  return provider.code === 'stripe' || provider.code === 'paypal' ? 'test' : 'sandbox';
}

function wordsOf({ name, sandbox }: PaymentProvider, outcome: TestOutcome, fault: unknown): string {
  if (outcome !== 'works') return `${fault}.`;
  return sandbox ? `${name} answers. It takes test payments only.` : `${name} answers and accepts your live key.`;
}
