import { type FormEvent, useState } from 'react';
import { alertEndpoints, stockAlertConsent } from '../../../contract/alerts.ts';
import type { Product, Variation } from '../../../contract/catalog.ts';
import { variationName } from '../../../contract/option-order.ts';
import { client } from '../../api/browser.ts';
import { product as productLink } from '../../routes.ts';
import { useBrand } from '../../shell/brand.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './add-to-cart.module.css';
import type { ProductData } from './product-data.ts';
import { canBeBought } from './selection.ts';

/** So many variations that can be had are named. */
const mostNamed = 4;

export interface SoldOutProps {
  product: Product;
  chosen: Variation;
  /** What the form without script has led to. */
  given: ProductData['alert'];
  onChoose(variation: Variation): void;
}

/** For what cannot be bought now: why, what can be had instead, and one mail when it is back (checklist 18). */
export default function SoldOut({ product, chosen, given, onChoose }: SoldOutProps) {
  const { support } = useBrand();
  if (chosen.availability === 'RESTRICTED') {
    return (
      <Notice>
        {chosen.restriction} <a href={`mailto:${support.email}`}>{support.email}</a>
      </Notice>
    );
  }
  if (chosen.availability === 'UNAVAILABLE') return <Notice>We don’t sell this any more. See what is like it further down.</Notice>;
  const others = product.variations.filter(canBeBought).slice(0, mostNamed);
  return (
    <div className={styles.soldOut}>
      {others.length > 0 && (
        <div className={styles.others}>
          <p>In stock:</p>
          <ul>
            {others.map((variation) => (
              <li key={variation.variationId}>
                <a
                  href={productLink(product, variation)}
                  onClick={(event) => {
                    event.preventDefault();
                    onChoose(variation);
                  }}
                >
                  {variationName(variation.options)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <AlertForm action={productLink(product, chosen)} variationId={chosen.variationId} given={given} />
      <a href="#similar">See what is like it and in stock</a>
    </div>
  );
}

function AlertForm({ action, variationId, given }: { action: string; variationId: number; given: ProductData['alert'] }) {
  const [state, setState] = useState(given);
  const [busy, setBusy] = useState(false);
  const ask = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '');
    setBusy(true);
    const asked = await client.call(alertEndpoints.requestAlert, { variationId, email, consent: true });
    setBusy(false);
    setState(asked.ok ? 'noted' : { error: asked.fields?.email ?? asked.message });
  };
  if (state === 'noted') return <Notice tone="success">We’ll write as soon as it’s back. Look for our confirmation in your inbox.</Notice>;
  return (
    <form className={styles.alert} method="post" action={action} noValidate onSubmit={ask}>
      <input type="hidden" name="action" value="alert" />
      <input type="hidden" name="variationId" value={variationId} />
      <Field
        label="Tell me when it’s back"
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        placeholder="you@example.com"
        hint={stockAlertConsent}
        error={state?.error}
      />
      <Button type="submit" variant="secondary" busy={busy}>
        Send me a mail
      </Button>
    </form>
  );
}
