import { family } from '../../../contract/family.ts';
import form from '../../features/staff/form.module.css';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { home } from '../../routes.ts';
import { staffMaintenance } from '../../staff-routes.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Select } from '../../ui/field.tsx';
import { shopMomentOf } from '../../ui/shop-clock.ts';
import type { StaffMaintenanceData } from './page.ts';

/** Closing the shop for a while, and opening it again. */
export default function StaffMaintenanceScreen({ data }: { data: StaffData<StaffMaintenanceData> }) {
  return (
    <StaffFrame
      data={data}
      place="maintenance"
      heading="Maintenance"
      lead="A closed shop shows a sign in the door on every page, and tells search engines to come again. Staff who are signed in look behind it."
      done={data.shown?.done}
    >
      {({ closure, errors }) =>
        closure ? (
          <Panel title="The shop is closed" lead={`Since ${shopMomentOf(closure.since)}.${untilWords(closure.until)}`}>
            <p className={form.quiet}>
              Look it over in <a href={home()}>the shop</a>, then open it.
            </p>
            <form method="post" action={staffMaintenance()}>
              <input type="hidden" name="action" value="open" />
              <Button type="submit">Open the shop</Button>
            </form>
          </Panel>
        ) : (
          <Panel title="The shop is open" lead={`Closing it stops every sale at once: ${family.map(({ name }) => name).join(' and ')}.`}>
            <form className={form.stack} method="post" action={staffMaintenance()}>
              <input type="hidden" name="action" value="close" />
              <Select label="Likely to take" name="minutes" defaultValue="15" options={spans} error={errors.minutes} />
              <Field label="Reason" name="reason" autoComplete="off" maxLength={255} hint="For the audit log." error={errors.reason} />
              <Button type="submit">Close the shop</Button>
            </form>
          </Panel>
        )
      }
    </StaffFrame>
  );
}

const untilWords = (until: string | null): string => (until ? ` Shoppers are told it opens around ${shopMomentOf(until)}.` : '');

const spans = [
  { value: '5', label: '5 minutes' },
  { value: '15', label: '15 minutes' },
  { value: '30', label: 'Half an hour' },
  { value: '60', label: 'An hour' },
  { value: '240', label: '4 hours' },
  { value: '', label: 'I cannot say' },
];
