import type { ReactNode } from 'react';
import {
  type ProviderMode,
  type ProviderVariable,
  type ProviderWebhook,
  type ShownProvider,
  waysToPay,
} from '../../../contract/settings/payment-providers.ts';
import { Facts } from '../../features/staff/facts.tsx';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { island } from '../../page/island.tsx';
import { staffPaymentProviders, staffSettings } from '../../staff-routes.ts';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { Button } from '../../ui/form/button.tsx';
import type { StaffPaymentProvidersData } from './staff-payment-providers-data.ts';
import styles from './staff-payment-providers-screen.module.css';

const modes: Readonly<Record<ProviderMode, { readonly title: string; readonly words: string }>> = {
  live: { title: 'Live', words: 'Real money moves.' },
  test: { title: 'Test mode', words: 'The provider accepts only test payments with these keys.' },
  sandbox: { title: 'Sandbox', words: 'Built into the shop, for test payments.' },
  off: { title: 'Off', words: 'Not offered to shoppers.' },
};
const countryNames = new Intl.DisplayNames('en', { type: 'region' });
const currencyNames = new Intl.DisplayNames('en', { type: 'currency' });
const listed = new Intl.ListFormat('en');

/** The provider of each way to pay: what is set up, whether its webhooks arrive, and a test of the connection. */
function StaffPaymentProvidersScreen({ data }: { data: StaffData<StaffPaymentProvidersData> }) {
  return (
    <StaffFrame
      data={data}
      place="settings"
      heading="Payment providers"
      lead={<a href={staffSettings()}>All settings</a>}
      done={data.shown?.done}
      error={data.shown?.message}
    >
      {({ providers }) => providers.map((provider) => <Provider key={provider.way} {...provider} />)}
    </StaffFrame>
  );
}

function Provider({ way, name, mode, variables, webhook, currencies, countries, lastTest }: ShownProvider) {
  const money = listed.format(currencies.map((code) => currencyNames.of(code) ?? code));
  const places = listed.format(countries.map((code) => countryNames.of(code) ?? code));
  return (
    <Panel title={waysToPay[way]}>
      <Facts
        facts={[
          { name: 'Provider', value: name ?? 'None' },
          { name: 'Mode', value: `${modes[mode].title}. ${modes[mode].words}` },
          { name: 'Variables', value: <Variables variables={variables} /> },
          { name: 'Webhook address', value: webhook ? <Address {...webhook} /> : 'None: this provider sends no webhooks.' },
          ...(webhook ? [{ name: 'Last webhook', value: <Arrival {...webhook} /> }] : []),
          { name: 'Currency', value: money },
          { name: 'Ships to', value: places },
          {
            name: 'Last test',
            value: lastTest ? (
              <Lines>
                {lastTest.words}
                <span className={styles.quiet}>{[shopMomentOf(lastTest.at), lastTest.by].filter(Boolean).join(' · ')}</span>
              </Lines>
            ) : (
              'Not tested yet.'
            ),
          },
        ]}
      />
      {mode !== 'off' && (
        <form className={styles.test} method="post" action={staffPaymentProviders()}>
          <input type="hidden" name="action" value="test" />
          <input type="hidden" name="way" value={way} />
          <Button type="submit" variant="secondary" aria-label={`Test connection: ${waysToPay[way]}`}>
            Test connection
          </Button>
          <span className={styles.quiet}>Calls the provider with your key. No money moves.</span>
        </form>
      )}
    </Panel>
  );
}

const Lines = ({ children }: { children: ReactNode }) => <span className={styles.lines}>{children}</span>;

function Variables({ variables }: { variables: readonly ProviderVariable[] }) {
  if (variables.length === 0) return 'None: only the sandbox is built in.';
  return (
    <ul className={styles.variables}>
      {variables.map(({ name, isSet, isOptional }) => (
        <li key={name}>
          <code>{name}</code>
          <span className={styles.quiet}>{isSet ? 'set' : isOptional ? 'not set, optional' : 'not set'}</span>
        </li>
      ))}
    </ul>
  );
}

function Address({ url, isExpected }: ProviderWebhook) {
  return (
    <Lines>
      <code className={styles.address}>{url}</code>
      <span className={styles.quiet}>
        {isExpected
          ? 'Enter it at the provider.'
          : 'Webhooks are refused until their secret is set. Payments still settle, a few minutes later.'}
      </span>
    </Lines>
  );
}

/** The signature of the later of the two held, or did not. */
function Arrival({ acceptedAt, refusedAt }: ProviderWebhook) {
  const accepted = acceptedAt && `${shopMomentOf(acceptedAt)}, with a valid signature.`;
  if (refusedAt === null || (acceptedAt !== null && acceptedAt >= refusedAt)) return accepted ?? 'None in the last 60 days.';
  return (
    <Lines>
      <span className={styles.wrong}>{shopMomentOf(refusedAt)}, its signature didn’t hold. Compare the secret with the provider’s.</span>
      <span className={styles.quiet}>{accepted ? `Before that: ${accepted}` : 'None before that was accepted.'}</span>
    </Lines>
  );
}

export default island('screens/staff-payment-providers/staff-payment-providers-screen', StaffPaymentProvidersScreen);
