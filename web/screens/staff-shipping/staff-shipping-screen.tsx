import { type ShippingFigure, shippingFigures } from '../../../contract/settings/shipping.ts';
import { Panel } from '../../features/staff/panel.tsx';
import styles from '../../features/staff/settings-form.module.css';
import { SettingsHistory } from '../../features/staff/settings-history.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { island } from '../../page/island.tsx';
import { staffSettings, staffShipping } from '../../staff-routes.ts';
import { Button } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { formatMoney } from '../../ui/money.ts';
import { EditZone } from './edit-zone.tsx';
import type { StaffShippingData } from './staff-shipping-data.ts';
import { ZoneTable } from './zone-table.tsx';

const names: Readonly<Record<ShippingFigure, string>> = {
  standard: 'Standard shipping',
  freeOver: 'Free shipping over',
  remote: 'Alaska, Hawaii and military addresses',
  poBox: 'PO boxes',
  canada: 'Canada',
  heavy: 'Extra for large items',
};

const hints: Readonly<Record<ShippingFigure, string>> = {
  standard: 'Contiguous US, large items included.',
  freeOver: 'Merchandise after discounts, in the contiguous US.',
  remote: 'Never free.',
  poBox: 'Never free.',
  canada: 'Never free.',
  heavy: 'Over 70 lb, where shipping is never free.',
};

/** What shipping costs, by place. */
function StaffShippingScreen({ data }: { data: StaffData<StaffShippingData> }) {
  return (
    <StaffFrame
      data={data}
      place="settings"
      heading={`Shipping for ${data.me.brand}`}
      lead={<a href={staffSettings()}>All settings</a>}
      done={data.shown?.done}
      error={data.shown?.message}
    >
      {(shown) => (
        <>
          {shown.zone ? <EditZone {...shown} zone={shown.zone} /> : <Figures {...shown} />}
          <ZoneTable {...shown} />
          <SettingsHistory {...historyOf(shown.set.history)} />
        </>
      )}
    </StaffFrame>
  );
}

function Figures({ set, typed, errors }: StaffShippingData) {
  return (
    <Panel
      title="Rates in dollars"
      lead="Header, product pages, cart, checkout, help pages and feeds use them right away. An empty field follows its default."
    >
      <form className={styles.columns} method="post" action={staffShipping()}>
        <input type="hidden" name="action" value="save" />
        <input type="hidden" name="version" value={set.version} />
        {shippingFigures.map((figure) => (
          <Field
            key={figure}
            label={names[figure]}
            name={figure}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            hint={`${hints[figure]} Default ${formatMoney(set.defaults[figure])}.`}
            defaultValue={typed[figure]}
            error={errors[figure]}
          />
        ))}
        <div className={styles.actions}>
          <Button type="submit">Save rates</Button>
        </div>
      </form>
    </Panel>
  );
}

type History = StaffShippingData['set']['history'];

/** The history with a line for each changed zone, and for their order where it alone could have changed. */
function historyOf(history: History): { history: History; names: Readonly<Record<string, string>> } {
  const zones = new Map<string, string>([['zones', 'Order of zones']]);
  const shown = history.map(({ changes, ...version }) => ({
    ...version,
    changes: changes.flatMap((change) => {
      const { field, before, after } = change;
      if (field === 'zones') return before === null || after === null ? [] : [change];
      if (!field.startsWith('zones.')) return [change];
      zones.set(field, `Zone ${field.slice('zones.'.length)}`);
      return [{ field, before: before ?? 'none', after: after ?? 'removed' }];
    }),
  }));
  return { history: shown, names: { ...names, ...Object.fromEntries(zones) } };
}

export default island('screens/staff-shipping/staff-shipping-screen', StaffShippingScreen);
