import { defaultReturnTerms, maxReturnDays, type ReturnFigure, returnFigures } from '../../../contract/settings/returns.ts';
import { Panel } from '../../features/staff/panel.tsx';
import styles from '../../features/staff/settings-form.module.css';
import { SettingsHistory } from '../../features/staff/settings-history.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { island } from '../../page/island.tsx';
import { staffReturnsPolicy, staffSettings } from '../../staff-routes.ts';
import { Button } from '../../ui/form/button.tsx';
import { Checkbox, RadioCard } from '../../ui/form/choice.tsx';
import { Field } from '../../ui/form/field.tsx';
import type { StaffReturnsPolicyData } from './staff-returns-policy-data.ts';

const figureNames: Readonly<Record<ReturnFigure, string>> = {
  days: 'Days to request a return',
  vaultDays: 'Days for items of the Vault',
  arriveDays: 'Days to arrive',
};
const names = { ...figureNames, paidBy: 'Return postage', excluded: 'Non-returnable departments' };

const hints: Readonly<Record<ReturnFigure, string>> = {
  days: 'After delivery.',
  vaultDays: 'After delivery; never more than for other items.',
  arriveDays: 'After the approval.',
};

/** A brand's returns policy: how long, who pays, and what is non-returnable. */
function StaffReturnsPolicyScreen({ data }: { data: StaffData<StaffReturnsPolicyData> }) {
  return (
    <StaffFrame
      data={data}
      place="settings"
      heading={`Returns policy of ${data.me.brand}`}
      lead={<a href={staffSettings()}>All settings</a>}
      done={data.shown?.done}
      error={data.shown?.message}
    >
      {(shown) => (
        <>
          <Policy {...shown} />
          <SettingsHistory history={shown.set.history} names={names} />
        </>
      )}
    </StaffFrame>
  );
}

function Policy({ set, typed, departments, errors }: StaffReturnsPolicyData) {
  return (
    <Panel
      title="Policy"
      lead="Product pages, cart, checkout, help pages and emails follow it right away. Orders keep the policy of the day they were placed."
    >
      <form className={styles.columns} method="post" action={staffReturnsPolicy()}>
        <input type="hidden" name="action" value="save" />
        <input type="hidden" name="version" value={set.version} />
        <div className={styles.side}>
          {returnFigures.map((figure) => (
            <Field
              key={figure}
              label={figureNames[figure]}
              name={figure}
              inputMode="numeric"
              autoComplete="off"
              maxLength={String(maxReturnDays).length}
              hint={`${hints[figure]} Default ${defaultReturnTerms[figure]}.`}
              defaultValue={typed[figure]}
              error={errors[figure]}
            />
          ))}
        </div>
        <div className={styles.side}>
          <fieldset className={styles.choices}>
            <legend>Return postage</legend>
            <RadioCard
              name="paidBy"
              value="customer"
              defaultChecked={typed.paidBy === 'customer'}
              label="The customer pays"
              detail="Except where the shop or the carrier is at fault."
            />
            <RadioCard
              name="paidBy"
              value="shop"
              defaultChecked={typed.paidBy === 'shop'}
              label="The shop pays"
              detail="Product pages say that returns are free."
            />
          </fieldset>
          <fieldset className={styles.choices}>
            <legend>Non-returnable departments</legend>
            {departments.length === 0 && <p>There are no departments yet.</p>}
            {departments.map(({ slug, title }) => (
              <Checkbox key={slug} name="excluded" value={slug} defaultChecked={typed.excluded.includes(slug)}>
                {title}
              </Checkbox>
            ))}
            <p>To exclude a single product, edit it under Products.</p>
          </fieldset>
        </div>
        <div className={styles.actions}>
          <Button type="submit">Save policy</Button>
        </div>
      </form>
    </Panel>
  );
}

export default island('screens/staff-returns-policy/staff-returns-policy-screen', StaffReturnsPolicyScreen);
