import { type FocusEvent, type FormEvent, type KeyboardEvent, useRef } from 'react';
import type { SavedAddress } from '../../../contract/addresses/addresses.ts';
import { type Checkout, checkoutEndpoints, itemsToBuy } from '../../../contract/checkout/checkout.ts';
import { client } from '../../api/browser.ts';
import { PromoCodes } from '../../features/cart/promo-codes.tsx';
import { usePromoCodes } from '../../features/cart/use-promo-codes.ts';
import { useCardElement } from '../../features/checkout/card-element/use-card-element.ts';
import { CloseInApp } from '../../features/checkout/close-in-app.tsx';
import { DeliveryChoice } from '../../features/checkout/delivery-choice.tsx';
import { cardAsked, countryNamed, isFinished } from '../../features/checkout/typed-form.ts';
import { useAddressCheck } from '../../features/checkout/use-address-check.tsx';
import { useCheckout } from '../../features/checkout/use-checkout.ts';
import { island } from '../../page/island.tsx';
import { checkout as checkoutLink, checkoutMobile } from '../../routes.ts';
import { forgetPromo } from '../../shell/visitor/promo-link.ts';
import { classes } from '../../ui/classes.ts';
import { Button } from '../../ui/form/button.tsx';
import { isField, nameOfField } from '../../ui/form/fields.ts';
import { Notice } from '../../ui/layers/notice.tsx';
import { formatMoney } from '../../ui/money.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { AtBank } from './at-bank.tsx';
import type { CheckoutData } from './checkout-data.ts';
import styles from './checkout-screen.module.css';
import { DetailsStep } from './details-step.tsx';
import { EndOfForm } from './end-of-form.tsx';
import { outcomesOf, ownLink, signInAgain } from './onward.ts';
import { OrderReview } from './order-review.tsx';
import { PaymentSection } from './payment-section.tsx';
import { SavedAddresses } from './saved-addresses.tsx';
import { SignInOffer } from './sign-in-offer.tsx';
import { useFollowCart } from './use-follow-cart.ts';

const noAddresses: readonly SavedAddress[] = [];

/** The promo code field lies outside the form; this id submits it along without script. */
const formId = 'checkout';

/** One-page checkout: contact, shipping, delivery, payment and totals (spec §2.8, checklist 24–31). */
function CheckoutScreen({ data }: { data: CheckoutData }) {
  const form = useRef<HTMLFormElement>(null);
  const fold = useRef<HTMLDetailsElement>(null);
  const delivery = useRef<HTMLHeadingElement>(null);
  const saved = data.account?.addresses.map(({ address }) => address) ?? [];
  const addresses = useAddressCheck(data.checkout.shippingAddress ? [...saved, data.checkout.shippingAddress] : saved);
  const away = data.isInApp ? checkoutMobile() : ownLink(data.checkout);
  const shop = useCheckout({
    form,
    initial: { ...data, country: data.typed?.shippingAddress.countryCode ?? null },
    urls: outcomesOf[data.account ? 'customer' : 'guest'],
    checkAddress: addresses.check,
    countries: data.countries,
    book: data.account?.addresses ?? noAddresses,
    asked: cardAsked(data.checkout, data.account),
    away: data.checkout.isFromDraft ? null : away,
    signInAt: data.account ? signInAgain(data) : null,
  });
  const {
    checkout,
    errors,
    message,
    alert,
    notice,
    said,
    placing,
    pricing,
    mend,
    leave,
    price,
    chooseCountry,
    choosePayment,
    place,
    ask,
    show,
  } = shop;
  useFollowCart(checkout.checkoutUuid, away, placing, ask, show);
  const element = useCardElement(checkout.cardProvider.cardElement?.publishableKey ?? null, checkout.totals);
  const { checkoutUuid } = checkout;
  const promoCodes = usePromoCodes<Checkout>({
    queue: ask,
    add: (code, captcha) => client.call(checkoutEndpoints.addPromoCode, { checkoutUuid, code, captcha }),
    remove: (code) => client.call(checkoutEndpoints.removePromoCode, { checkoutUuid, code }),
    show,
  });
  const { totals, deliveryMethods, deliveryMethod, items, promotions } = checkout;

  if (data.challengeUrl)
    return (
      <div className={styles.page} data-visit-step="checkout" data-without-cart={checkout.isFromDraft || undefined}>
        <h1 className={styles.heading}>Checkout</h1>
        <div className={styles.columns}>
          <div className={styles.steps}>
            <AtBank
              url={data.challengeUrl}
              total={formatMoney(totals.total, totals)}
              action={checkoutLink({ checkout: checkoutUuid })}
              isInApp={data.isInApp}
            />
          </div>
          <OrderReview items={items} totals={totals} promotions={promotions} busy={false} />
        </div>
      </div>
    );

  const leaveField = (event: FocusEvent<HTMLFormElement>) => {
    const { target } = event;
    if (isField(target) && target.name) leave(target.name, target.value !== '');
  };
  const chooseInForm = ({ target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLSelectElement && target.name === 'shippingAddress.countryCode')
      void chooseCountry(countryNamed(target.value));
  };
  /** Folds contact and address, and goes on to the next step. */
  const finishDetails = async () => {
    if (!(await shop.finishDetails())) return;
    if (fold.current) fold.current.open = false;
    delivery.current?.focus();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const submitter = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    if (submitter?.value === 'place' || submitter?.value === 'wallet') void place(element);
    else void finishDetails();
  };
  /** Enter in a text field finishes its step: the address, or the order. On a choice it does nothing, least of all buy. */
  const pressKey = (event: KeyboardEvent<HTMLFormElement>) => {
    const field = event.target;
    if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing || !(field instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (field.type === 'radio' || field.type === 'checkbox') return;
    if (fold.current?.contains(field)) void finishDetails();
    else void place(element);
  };

  return (
    <div className={styles.page} data-visit-step="checkout" data-without-cart={checkout.isFromDraft || undefined}>
      <h1 className={styles.heading}>{data.isReview ? 'Review your order' : 'Checkout'}</h1>
      {addresses.dialog}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <div className={styles.columns}>
        <div className={styles.steps}>
          {data.mergeNotice && <Notice tone="success">{data.mergeNotice}</Notice>}
          {data.asksLogin && <SignInOffer />}
          {data.account && !checkout.isFromDraft && (
            <SavedAddresses
              addresses={data.account.addresses}
              countries={data.countries}
              chosen={data.checkout.shippingAddress}
              checkoutUuid={checkoutUuid}
            />
          )}
          <form
            ref={form}
            id={formId}
            className={styles.form}
            method="post"
            action={ownLink(checkout)}
            noValidate
            onBlur={leaveField}
            onInput={(event) => mend(nameOfField(event.target))}
            onChange={chooseInForm}
            onKeyDown={pressKey}
            onSubmit={submit}
          >
            <input type="hidden" name="expectedTotal" value={totals.total} />
            <input type="hidden" name="expectedItems" value={itemsToBuy(items)} />
            {message && (
              <div ref={alert}>
                <Notice tone="error">{message}</Notice>
              </div>
            )}

            {/* Without script, Enter in a field presses the form's first button. */}
            <button type="submit" name="action" value="update" hidden tabIndex={-1} />
            <DetailsStep data={data} checkout={checkout} errors={errors} fold={fold} busy={pricing} />

            {/* Without script what follows waits for the address, so that the first total shown is the one to pay. */}
            <div className={classes(styles.later, !isFinished(checkout, null) && styles.waiting)}>
              <section className={styles.section} aria-labelledby="delivery">
                <h2 id="delivery" ref={delivery} tabIndex={-1}>
                  Delivery
                </h2>
                <DeliveryChoice methods={deliveryMethods} chosen={deliveryMethod} onChoose={price} />
                <Button className={styles.withoutScript} type="submit" name="action" value="update" variant="secondary">
                  Update shipping and tax
                </Button>
              </section>

              <PaymentSection data={data} checkout={checkout} errors={errors} element={element} onChoose={choosePayment} />

              <EndOfForm checkout={checkout} isInApp={data.isInApp} notice={notice} placing={placing} />
            </div>
            {data.isInApp && <CloseInApp>Back to the app</CloseInApp>}
          </form>
        </div>
        <OrderReview items={items} totals={totals} promotions={promotions} busy={pricing}>
          {!checkout.isFromDraft && (
            <PromoCodes
              codes={promotions.codes}
              tried={data.tried}
              form={formId}
              link={checkoutLink}
              changes={promoCodes}
              forgetLink={forgetPromo}
            />
          )}
        </OrderReview>
      </div>
    </div>
  );
}

export default island('screens/checkout/checkout-screen', CheckoutScreen);
