import type { ReactNode } from 'react';
import type { ProductPlan, ProductState } from '../../../contract/merchandising/products.ts';
import { staffProduct } from '../../staff-routes.ts';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { momentInput, shopZoneName, toShopTime } from '../../ui/browser/shop-time.ts';
import { Button } from '../../ui/form/button.tsx';
import { Field, Select } from '../../ui/form/field.tsx';
import { Disclosure } from '../../ui/layers/disclosure.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import type { StaffProductData } from './staff-product-data.ts';
import styles from './staff-product-screen.module.css';

const comingWords: Readonly<Record<ProductState, string>> = {
  published: 'Will be published on',
  draft: 'Will be unpublished on',
  retired: 'Will be retired on',
};

const failedWords: Readonly<Record<ProductState, string>> = {
  published: 'It could not be published on',
  draft: 'It could not be unpublished on',
  retired: 'It could not be retired on',
};

/** When the product is published, and when it leaves the shop again. */
export function PlannedStates({ product }: StaffProductData) {
  return product.plans.map((plan) => <Plan key={plan.state} product={product} plan={plan} />);
}

/** Plans a draft's publication, and the withdrawal of what is published by then; nothing for retired products. */
export function PlanForms({ product, planned }: StaffProductData) {
  const { state, plans } = product;
  const publication = plans.find((plan) => plan.state === 'published');
  const withdrawal = plans.find((plan) => plan.state !== 'published');
  const isComing = publication !== undefined && publication.fault === null;
  return (
    <>
      {state === 'draft' && (
        <Planning title={isComing ? 'Change publication…' : 'Publish later…'} isOpen={planned?.isWithdrawal === false}>
          <PlanForm product={product}>
            <input type="hidden" name="state" value="published" />
            <Time label="Publish on" plan={publication} planned={planned?.isWithdrawal === false ? planned : null} />
          </PlanForm>
        </Planning>
      )}
      {(state === 'published' || (state === 'draft' && isComing)) && (
        <Planning title={withdrawal ? 'Change withdrawal…' : 'Withdraw later…'} isOpen={planned?.isWithdrawal === true}>
          <PlanForm product={product}>
            <Time label="Leaves the shop on" plan={withdrawal} planned={planned?.isWithdrawal ? planned : null} />
            <Select
              label="Then it is"
              name="state"
              defaultValue={withdrawal?.state ?? 'draft'}
              options={[
                { value: 'draft', label: 'A draft again' },
                { value: 'retired', label: 'Retired' },
              ]}
            />
          </PlanForm>
        </Planning>
      )}
    </>
  );
}

type Planned = Pick<StaffProductData, 'product'>;

function Plan({ product: { productId, version }, plan: { state, at, fault } }: Planned & { readonly plan: ProductPlan }) {
  const cancel = (
    <form method="post" action={staffProduct({ productId })}>
      <input type="hidden" name="action" value="unplan" />
      <input type="hidden" name="state" value={state} />
      <input type="hidden" name="version" value={version} />
      <Button type="submit" size="small" variant="quiet">
        {fault === null ? `Cancel ${state === 'published' ? 'publication' : 'withdrawal'}` : 'Dismiss'}
      </Button>
    </form>
  );
  if (fault === null)
    return (
      <div className={styles.plan}>
        <p>
          {comingWords[state]} <time dateTime={at}>{shopMomentOf(at)}</time>.
        </p>
        {cancel}
      </div>
    );
  return (
    <Notice tone="error">
      <p>
        {failedWords[state]} {shopMomentOf(at)}: {fault}.
      </p>
      {cancel}
    </Notice>
  );
}

function Planning({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
  return (
    <Disclosure title={title} className={styles.more} open={isOpen}>
      {children}
    </Disclosure>
  );
}

function PlanForm({ product: { productId, version }, children }: Planned & { readonly children: ReactNode }) {
  return (
    <form method="post" action={staffProduct({ productId })} className={styles.retire}>
      <input type="hidden" name="action" value="plan" />
      <input type="hidden" name="version" value={version} />
      {children}
      <Button type="submit" size="small" variant="secondary">
        Plan
      </Button>
    </form>
  );
}

interface TimeProps {
  readonly label: string;
  readonly plan: ProductPlan | undefined;
  readonly planned: StaffProductData['planned'];
}

function Time({ label, plan, planned }: TimeProps) {
  return (
    <Field
      label={`${label} (${shopZoneName})`}
      name="at"
      {...momentInput}
      defaultValue={planned?.at ?? toShopTime(plan?.at ?? null)}
      error={planned?.error}
    />
  );
}
