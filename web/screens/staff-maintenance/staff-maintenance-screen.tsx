import form from '../../features/staff/form.module.css';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { island } from '../../page/island.tsx';
import { home } from '../../routes.ts';
import { staffMaintenance } from '../../staff-routes.ts';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { Button } from '../../ui/form/button.tsx';
import { Field, Select } from '../../ui/form/field.tsx';
import type { StaffMaintenanceData } from './staff-maintenance-data.ts';

/** Closes and reopens the shop. */
function StaffMaintenanceScreen({ data }: { data: StaffData<StaffMaintenanceData> }) {
  return (
    <StaffFrame
      data={data}
      place="maintenance"
      heading="Maintenance"
      lead="While the shop is closed, every page shows a maintenance message and search engines are asked to come back later. Signed-in staff still see the shop."
      done={data.shown?.done}
    >
      {({ closure, errors }) =>
        closure ? (
          <Panel title="The shop is closed" lead={`Closed since ${shopMomentOf(closure.since)}.${untilWords(closure.until)}`}>
            <p className={form.quiet}>
              Check <a href={home()}>the shop</a> before you reopen it.
            </p>
            <form method="post" action={staffMaintenance()}>
              <input type="hidden" name="action" value="open" />
              <Button type="submit">Reopen the shop</Button>
            </form>
          </Panel>
        ) : (
          <Panel
            title="The shop is open"
            lead={`Closing it stops all sales right away: ${new Intl.ListFormat('en-US').format(data.me.brands.map(({ name }) => name))}.`}
          >
            <form className={form.stack} method="post" action={staffMaintenance()}>
              <input type="hidden" name="action" value="close" />
              <Select label="Expected duration" name="minutes" defaultValue="15" options={spans} error={errors.minutes} />
              <Field label="Reason" name="reason" autoComplete="off" maxLength={255} hint="Shown in the audit log." error={errors.reason} />
              <Button type="submit">Close the shop</Button>
            </form>
          </Panel>
        )
      }
    </StaffFrame>
  );
}

const untilWords = (until: string | null): string => (until ? ` Shoppers are told that it reopens around ${shopMomentOf(until)}.` : '');

const spans = [
  { value: '5', label: '5 minutes' },
  { value: '15', label: '15 minutes' },
  { value: '30', label: '30 minutes' },
  { value: '60', label: '1 hour' },
  { value: '240', label: '4 hours' },
  { value: '', label: 'Not sure' },
];

export default island('screens/staff-maintenance/staff-maintenance-screen', StaffMaintenanceScreen);
