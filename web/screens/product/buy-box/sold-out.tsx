import { type FormEvent, useEffect, useRef, useState } from 'react';
import { alertEndpoints, stockAlertConsent } from '../../../../contract/alerts/alerts.ts';
import { variationName } from '../../../../contract/values/option-order.ts';
import { client } from '../../../api/browser.ts';
import { heldWords } from '../../../features/product/add-error.ts';
import { useBrand } from '../../../shell/visitor/brand.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Notice } from '../../../ui/layers/notice.tsx';
import type { ProductData, ShownProduct, ShownVariation } from '../product-data.ts';
import styles from './add-to-cart.module.css';
import { useHrefOf } from './chosen.ts';
import { refusedAlert } from './refused-alert.ts';
import { canBeBought } from './selection.ts';

/** Number of alternatives shown. */
const maxNamed = 4;

interface SoldOutProps {
  product: ShownProduct;
  chosen: ShownVariation;
  /** What the form without script has led to. */
  given: ProductData['alert'];
  onChoose(variation: ShownVariation): void;
}

/** For a variation that cannot be bought now: why, alternatives, and an alert for when it is back (checklist 18). */
export function SoldOut({ product, chosen, given, onChoose }: SoldOutProps) {
  const { support } = useBrand();
  const hrefOf = useHrefOf();
  if (chosen.availability === 'RESTRICTED') {
    return (
      <Notice>
        {chosen.restriction} <a href={`mailto:${support.email}`}>{support.email}</a>
      </Notice>
    );
  }
  if (chosen.availability === 'UNAVAILABLE') return <Notice>We no longer sell this item. See similar items below.</Notice>;
  const others = product.variations.filter(canBeBought).slice(0, maxNamed);
  return (
    <div className={styles.soldOut}>
      {chosen.heldUntil && <Held until={chosen.heldUntil} />}
      {others.length > 0 && (
        <div className={styles.others}>
          <p>In stock:</p>
          <ul>
            {others.map((variation) => (
              <li key={variation.variationId}>
                <a
                  href={hrefOf(variation)}
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
      <AlertForm action={hrefOf(chosen)} variationId={chosen.variationId} given={given} />
      <a href="#similar">See similar items in stock</a>
    </div>
  );
}

/** Shows the minutes left after hydration only, because the page is cached. */
function Held({ until }: { until: string }) {
  const [minutes, setMinutes] = useState<number | null>(null);
  useEffect(() => {
    const count = () => setMinutes(Math.max(1, Math.ceil((Date.parse(until) - Date.now()) / 60_000)));
    count();
    const timer = setInterval(count, 15_000);
    return () => clearInterval(timer);
  }, [until]);
  return <Notice>{heldWords(minutes)}</Notice>;
}

const focus = (element: HTMLElement | null) => element?.focus();

function AlertForm({ action, variationId, given }: { action: string; variationId: number; given: ProductData['alert'] }) {
  const [state, setState] = useState(given);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const ask = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = field.current?.value ?? '';
    setBusy(true);
    const asked = await client.call(alertEndpoints.requestAlert, { variationId, email, consent: true });
    setBusy(false);
    if (asked.ok) return setState('noted');
    const refused = refusedAlert(email, asked);
    setState(refused);
    if (refused.isOfEmail) field.current?.focus();
  };
  if (state === 'noted') {
    return (
      // The form is gone.
      <div tabIndex={-1} ref={given === 'noted' ? null : focus}>
        <Notice tone="success">We’ll email you as soon as it’s back. You may get a confirmation first.</Notice>
      </div>
    );
  }
  return (
    <form className={styles.alert} method="post" action={action} noValidate onSubmit={ask}>
      <input type="hidden" name="action" value="alert" />
      <input type="hidden" name="variationId" value={variationId} />
      {state && !state.isOfEmail && <Notice tone="error">{state.error}</Notice>}
      <Field
        ref={field}
        label="Email me when it’s back"
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        placeholder="you@example.com"
        hint={stockAlertConsent}
        defaultValue={state?.email}
        error={state?.isOfEmail ? state.error : undefined}
      />
      <Button type="submit" variant="secondary" busy={busy}>
        Notify me
      </Button>
    </form>
  );
}
