import type { ReactNode } from 'react';
import type { ProductState } from '../../../contract/merchandising/products.ts';
import { stateWords } from '../../features/staff/products/words.ts';
import { staffProduct } from '../../staff-routes.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Disclosure } from '../../ui/layers/disclosure.tsx';
import { PlanForms } from './planned-states.tsx';
import type { StaffProductData } from './staff-product-data.ts';
import styles from './staff-product-screen.module.css';

/** Whether the product is in the shop, and what can be done about it as a whole. */
export function StateBar(page: StaffProductData) {
  const { product, replacedBy } = page;
  const { productId, version, state, href, previewHref } = product;
  const action = staffProduct({ productId });
  const change = (to: ProductState, words: string, variant: 'primary' | 'secondary') => (
    <form method="post" action={action}>
      <State to={to} version={version} />
      <Button type="submit" size="small" variant={variant}>
        {words}
      </Button>
    </form>
  );
  return (
    <div className={styles.bar}>
      <Badge tone={state === 'published' ? 'success' : 'neutral'}>{stateWords[state]}</Badge>
      {state !== 'published' && change('published', state === 'retired' ? 'Sell again' : 'Publish', 'primary')}
      {state === 'published' && change('draft', 'Unpublish', 'secondary')}
      <form method="post" action={action}>
        <input type="hidden" name="action" value="duplicate" />
        <Button type="submit" size="small" variant="secondary">
          Duplicate
        </Button>
      </form>
      {state === 'published' ? <a href={href}>View in the shop</a> : <a href={previewHref}>Preview</a>}
      <PlanForms {...page} />
      {state !== 'retired' && (
        <Retire isOpen={replacedBy.error !== undefined}>
          <form method="post" action={action} className={styles.retire}>
            <State to="retired" version={version} />
            <Field
              label="Replaced by"
              name="replacedBy"
              autoComplete="off"
              autoCapitalize="none"
              hint="The handle of another product, such as oak-sofa-2. Its page is where shoppers are sent."
              defaultValue={replacedBy.typed}
              error={replacedBy.error}
              optional
            />
            <Button type="submit" size="small" variant="secondary">
              Retire product
            </Button>
          </form>
        </Retire>
      )}
    </div>
  );
}

function State({ to, version }: { to: ProductState; version: number }) {
  return (
    <>
      <input type="hidden" name="action" value="state" />
      <input type="hidden" name="state" value={to} />
      <input type="hidden" name="version" value={version} />
    </>
  );
}

/** A second press, because the product leaves the shop. */
function Retire({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  return (
    <Disclosure title="Retire…" className={styles.more} open={isOpen}>
      {children}
    </Disclosure>
  );
}
