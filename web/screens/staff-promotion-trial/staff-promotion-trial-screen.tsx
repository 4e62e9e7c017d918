import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { Me, StaffData } from '../../features/staff/staff-page.ts';
import { island } from '../../page/island.tsx';
import { staffPromotion, staffPromotions, staffPromotionTrial } from '../../staff-routes.ts';
import { momentInput, shopZoneName } from '../../ui/browser/shop-time.ts';
import { Button } from '../../ui/form/button.tsx';
import { Checkbox } from '../../ui/form/choice.tsx';
import { Field, Select, TextArea } from '../../ui/form/field.tsx';
import type { StaffPromotionTrialData } from './staff-promotion-trial-data.ts';
import styles from './staff-promotion-trial-screen.module.css';
import { TrialResult } from './trial-result.tsx';

/** Promotions on a made-up cart: what applies, what doesn’t, and why. */
function StaffPromotionTrialScreen({ data }: { data: StaffData<StaffPromotionTrialData> }) {
  const about = data.shown?.about;
  return (
    <StaffFrame
      data={data}
      place="promotions"
      heading="Try a cart"
      lead={
        <>
          See which promotions apply and why others don’t, at today’s prices and stock. Nothing is saved.{' '}
          {about ? <a href={staffPromotion(about)}>{about.name}</a> : <a href={staffPromotions()}>All promotions</a>}
        </>
      }
      error={data.shown?.message}
    >
      {(shown) => (
        <div className={styles.columns}>
          <TrialForm {...shown} brands={data.me.brands} />
          <TrialResult {...shown} />
        </div>
      )}
    </StaffFrame>
  );
}

function TrialForm({ about, trial, errors, brands }: StaffPromotionTrialData & Pick<Me, 'brands'>) {
  return (
    <Panel title="Cart" lead={about?.isDraft ? `The draft “${about.name}” counts as if it were published.` : undefined}>
      <form className={styles.form} method="post" action={staffPromotionTrial(about ? { promotion: about.promotionId } : {})}>
        <input type="hidden" name="action" value="try" />
        <TextArea
          label="Items"
          name="lines"
          rows={4}
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="off"
          hint="One SKU per line, with its quantity: OAK-1 × 2."
          defaultValue={trial.lines}
          error={errors.lines}
        />
        <Field
          label="Promo codes"
          name="codes"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          optional
          defaultValue={trial.codes}
          error={errors.codes}
        />
        <Field
          {...momentInput}
          label="Date and time"
          name="at"
          optional
          hint={`${shopZoneName}. Empty: now.`}
          defaultValue={trial.at}
          error={errors.at}
        />
        <div className={styles.pair}>
          <Select
            label="Brand"
            name="brand"
            defaultValue={trial.brand}
            options={brands.map(({ key, name }) => ({ value: key, label: name }))}
          />
          <Select
            label="Ships to"
            name="country"
            defaultValue={trial.country}
            placeholder="Not known yet"
            options={[
              { value: 'US', label: 'United States' },
              { value: 'CA', label: 'Canada' },
            ]}
          />
          <Select
            label="Payment"
            name="payment"
            defaultValue={trial.payment}
            placeholder="Not chosen yet"
            options={[
              { value: 'CARD', label: 'Credit or debit card' },
              { value: 'PAYPAL', label: 'PayPal' },
              { value: 'PLCC', label: 'Store card' },
            ]}
          />
          <Select
            label="First order"
            name="first"
            defaultValue={trial.first}
            placeholder="Not known yet"
            options={[
              { value: 'yes', label: 'Yes' },
              { value: 'no', label: 'No' },
            ]}
          />
        </div>
        <Checkbox name="signedIn" value="1" defaultChecked={trial.signedIn}>
          Signed in
        </Checkbox>
        <Field
          label="Email"
          name="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          optional
          hint="Only needed for promotions for chosen customers, or with a limit per customer."
          defaultValue={trial.email}
          error={errors.email}
        />
        <Field
          label="Campaign"
          name="campaignId"
          autoComplete="off"
          spellCheck={false}
          optional
          hint="The id in its link, such as FRIDAY."
          defaultValue={trial.campaignId}
          error={errors.campaignId}
        />
        <Button type="submit">Try this cart</Button>
      </form>
    </Panel>
  );
}

export default island('screens/staff-promotion-trial/staff-promotion-trial-screen', StaffPromotionTrialScreen);
