import form from '../../features/staff/form.module.css';
import { Panel } from '../../features/staff/panel.tsx';
import { staffProductImport } from '../../staff-routes.ts';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { momentInput, shopZoneName, toShopTime } from '../../ui/browser/shop-time.ts';
import { Button } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import type { ShownImport, StaffProductImportData } from './staff-product-import-data.ts';

/** When a checked import starts by itself. */
export function PlanStart({ open, typedStart, errors }: Pick<StaffProductImportData, 'typedStart' | 'errors'> & { open: ShownImport }) {
  const { importId, startsAt } = open;
  const action = staffProductImport({ import: importId });
  return (
    <Panel
      title="Start later"
      lead={
        startsAt
          ? `Starts automatically on ${shopMomentOf(startsAt)}.`
          : 'Choose a time to start automatically. Prices are set as shown here; products changed before then are left out.'
      }
    >
      <form className={form.row} method="post" action={action}>
        <input type="hidden" name="action" value="plan" />
        <input type="hidden" name="importId" value={importId} />
        <Field
          label={`Starts (${shopZoneName})`}
          name="startsAt"
          {...momentInput}
          defaultValue={typedStart ?? toShopTime(startsAt)}
          error={errors.startsAt}
        />
        <Button type="submit" variant="secondary">
          {startsAt ? 'Change time' : 'Schedule start'}
        </Button>
      </form>
      {startsAt && (
        <form method="post" action={action}>
          <input type="hidden" name="action" value="unplan" />
          <input type="hidden" name="importId" value={importId} />
          <Button type="submit" variant="quiet">
            Cancel schedule
          </Button>
        </form>
      )}
    </Panel>
  );
}
