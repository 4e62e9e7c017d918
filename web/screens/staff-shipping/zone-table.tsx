import { maxZones } from '../../../contract/settings/shipping.ts';
import form from '../../features/staff/form.module.css';
import { Panel } from '../../features/staff/panel.tsx';
import { Table } from '../../features/staff/table.tsx';
import { staffShipping } from '../../staff-routes.ts';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { formatMoney } from '../../ui/money.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './staff-shipping.module.css';
import type { StaffShippingData } from './staff-shipping-data.ts';

type Set = StaffShippingData['set'];
type Zone = Set['zones'][number];

/** Names up to this many states, then their codes. */
const maxNames = 4;

/** The brand's own zones in their order. */
export function ZoneTable({ set: { zones, version }, regions }: Pick<StaffShippingData, 'set' | 'regions'>) {
  const names = new Map(regions.map(({ code, name }) => [code, name]));
  const columns = [
    { key: 'name', title: 'Zone' },
    { key: 'places', title: 'Places' },
    { key: 'standard', title: 'Standard', numeric: true },
    { key: 'freeOver', title: 'Free over', numeric: true },
    { key: 'heavy', title: 'Large items', numeric: true },
    { key: 'order', title: 'Order', whole: true },
    { key: 'edit', title: 'Actions' },
  ];
  const rows = zones.map((zone, at) => ({
    key: zone.name,
    cells: {
      name: zone.name,
      places: placesIn(zone, names),
      ...ratesIn(zone),
      order: zones.length > 1 && <Steps name={zone.name} at={at} version={version} isFirst={at === 0} isLast={at === zones.length - 1} />,
      edit: (
        <span className={form.inTable}>
          <LinkButton href={staffShipping({ zone: String(at) })} size="small" variant="quiet">
            Edit<VisuallyHidden> {zone.name}</VisuallyHidden>
          </LinkButton>
        </span>
      ),
    },
  }));
  return (
    <Panel
      title="Shipping zones"
      id="zones"
      lead={
        zones.length === 0
          ? 'States, provinces and postal codes with rates of their own, or that you don’t deliver to.'
          : 'A place has the rates of the first zone in this list that holds it. Everywhere else the standard, remote, PO box and Canadian rates apply.'
      }
    >
      {zones.length > 0 && <Table caption="Shipping zones" columns={columns} rows={rows} />}
      {zones.length < maxZones && (
        <div>
          <LinkButton href={staffShipping({ zone: 'new' })} variant="secondary">
            Add zone
          </LinkButton>
        </div>
      )}
    </Panel>
  );
}

function placesIn({ regions, postalCodes }: Zone, names: ReadonlyMap<string, string>): string {
  const places = regions.length > maxNames ? regions : regions.map((code) => names.get(code) ?? code);
  const codes = postalCodes.length === 0 ? [] : [`${places.length > 0 ? 'postal' : 'Postal'} codes ${postalCodes.join(', ')}`];
  return [...(places.length > 0 ? [places.join(', ')] : []), ...codes].join('; ');
}

function ratesIn({ rates }: Zone): { standard: string; freeOver: string; heavy: string } {
  if (rates === null) return { standard: 'Not delivered', freeOver: '–', heavy: '–' };
  const { standard, freeOver, heavy } = rates;
  return {
    standard: formatMoney(standard),
    freeOver: freeOver === null ? 'Never free' : formatMoney(freeOver),
    heavy: heavy === 0 ? '–' : `+ ${formatMoney(heavy)}`,
  };
}

interface StepsProps {
  readonly name: string;
  readonly at: number;
  readonly version: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** Moves a zone one place along the list. */
function Steps({ name, at, version, isFirst, isLast }: StepsProps) {
  return (
    <form method="post" action={staffShipping()} className={styles.steps}>
      <input type="hidden" name="action" value="moveZone" />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="zone" value={at} />
      <Button type="submit" name="step" value="up" variant="secondary" size="small" disabled={isFirst}>
        Up<VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      <Button type="submit" name="step" value="down" variant="secondary" size="small" disabled={isLast}>
        Down<VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </form>
  );
}
