import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Country, CountryCode, SavedAddress } from '../../../contract/addresses/addresses.ts';
import type { Failure, Result } from '../../../contract/api/client.ts';
import { type Checkout, checkoutEndpoints } from '../../../contract/checkout/checkout.ts';
import { own } from '../../../contract/values/own.ts';
import { client } from '../../api/browser.ts';
import { useQueue } from '../../api/use-queue.ts';
import { useAfterPress } from './after-press.ts';
import { agreedAddress, type CheckAddress, firstShown, focusFirst } from './agreed-address.ts';
import type { CardElementHandle } from './card-element/use-card-element.ts';
import { newTotal, totalWithTax } from './new-total.ts';
import { type PlaceParts, type PlaceStep, placeOrder } from './place-order.ts';
import { answerForCountry, pricedForCountry } from './priced-for-country.ts';
import { lostConnection, wordsOfRefusal } from './refusal.ts';
import {
  type CardAsked,
  cardErrors,
  detailErrors,
  type detailsOf,
  detailsWithoutBilling,
  type FieldErrors,
  isDetail,
  isNewCard,
  readCheckout,
  type TypedCheckout,
  type TypedPaymentType,
} from './typed-form.ts';

/** Spec §9: the tax is fetched half a second after the last change. */
const taxDebounceMs = 500;

interface Given extends Pick<PlaceParts, 'urls' | 'away'> {
  readonly form: RefObject<HTMLFormElement | null>;
  /** The page as loaded; `country` is the one in a form that came back without script, null in a new form. */
  readonly initial: {
    readonly checkout: Checkout;
    readonly errors: FieldErrors;
    readonly message: string | null;
    readonly country: CountryCode | null;
  };
  readonly checkAddress: CheckAddress;
  readonly countries: readonly Country[];
  readonly book: readonly SavedAddress[];
  readonly asked: CardAsked;
  /** Loaded once the customer's session has ended; null for a guest. */
  readonly signInAt: string | null;
}

/**
 * The checkout in the browser: validates fields when left, saves the address once it is complete to get shipping and tax, and places the order. Keeps
 * what was typed, whatever the server answers.
 */
export function useCheckout({ form, initial, urls, checkAddress, countries, book, asked, away, signInAt }: Given) {
  const [checkout, setCheckout] = useState(initial.checkout);
  const [errors, setErrors] = useState<FieldErrors>(initial.errors);
  const [message, setMessage] = useState<string | null>(initial.message);
  /** The message answers a press. */
  const isPressed = useRef(false);
  /** Chosen in the form, perhaps before the rest of its address. */
  const country = useRef(initial.country);
  const alert = useRef<HTMLDivElement>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const [placing, setPlacing] = useState(false);
  const [pricing, setPricing] = useState(false);
  /** For screen readers: what finishing a step did. */
  const [said, setSaid] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const afterPress = useAfterPress();
  const queue = useQueue();
  const { checkoutUuid } = checkout;

  // On a phone the pressed button is far below the message.
  useEffect(() => {
    if (isPressed.current && message !== initial.message) alert.current?.scrollIntoView({ block: 'center' });
  }, [message, initial.message]);

  const read = useCallback(
    (): TypedCheckout | null => (form.current ? readCheckout(new FormData(form.current), countries, book) : null),
    [form, countries, book],
  );

  const refuse = useCallback(
    (
      failure: Failure,
      words = failure.statusCode === 0 ? `${lostConnection}.` : wordsOfRefusal(failure),
      // The answer to a background call must not take the shopper from the field they are in.
      { moves = true, at }: { moves?: boolean; at?: string } = {},
    ) => {
      if (failure.code === 'checkout_not_found' && signInAt) return location.assign(signInAt);
      const fields = { ...(at && { [at]: words }), ...failure.fields };
      setErrors((known) => ({ ...known, ...fields }));
      // A field says its own error. The card provider's fields are in a frame, with their error beside the button that was pressed.
      const typed = read();
      const first = firstShown(form.current, fields);
      if (moves) first?.focus();
      isPressed.current = moves;
      setMessage(first || (fields.cardToken !== undefined && typed !== null && isNewCard(typed)) ? null : words);
    },
    [form, read, signInAt],
  );

  /** Asks the server, which knows a country only with its whole address, and prices the answer for the chosen one. */
  const ask = useCallback(
    (call: () => Promise<Result<Checkout>>) => queue(async () => answerForCountry(client, await call(), country.current)),
    [queue],
  );

  const save = useCallback(
    (details: ReturnType<typeof detailsOf | typeof detailsWithoutBilling>) => {
      country.current = details.shippingAddress.countryCode;
      return ask(() => client.call(checkoutEndpoints.update, { checkoutUuid, ...details }));
    },
    [checkoutUuid, ask],
  );

  /** Another payment type changes the total, whatever else is empty. */
  const choosePayment = useCallback(
    async (paymentType: TypedPaymentType) => {
      setErrors(({ paymentType: _, ...others }) => others);
      setPricing(true);
      const result = await ask(() => client.call(checkoutEndpoints.update, { checkoutUuid, paymentType }));
      setPricing(false);
      if (result.ok) setCheckout(result.data);
      else refuse(result, undefined, { moves: false, at: 'paymentType' });
    },
    [checkoutUuid, ask, refuse],
  );

  /** Another country has other shipping and taxes, before the rest of the address is known. */
  const chooseCountry = useCallback(
    async (countryCode: CountryCode) => {
      clearTimeout(timer.current);
      country.current = countryCode;
      setPricing(true);
      const priced = await queue(() => pricedForCountry(client, checkoutUuid, countryCode));
      setPricing(false);
      setCheckout((now) => ({ ...now, ...priced }));
    },
    [checkoutUuid, queue],
  );

  /** Saves in the background once everything that affects shipping and tax is valid, without errors about empty fields. */
  const price = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(async () => {
      const typed = read();
      if (!typed || Object.keys(detailErrors({ ...typed, billingAddress: null })).length > 0) return;
      setPricing(true);
      const result = await save(detailsWithoutBilling(typed));
      setPricing(false);
      if (result.ok) {
        setCheckout(result.data);
        setMessage(null);
      } else if (result.statusCode !== 0) refuse(result, undefined, { moves: false });
    }, taxDebounceMs);
  }, [read, save, refuse]);

  /** Finishes contact and address: agrees on the address, and saves it to get shipping and tax. Returns whether that worked. */
  const finishDetails = useCallback(async (): Promise<boolean> => {
    const typed = read();
    if (!typed || placing) return false;
    clearTimeout(timer.current);
    const found = detailErrors({ ...typed, billingAddress: null });
    setErrors((known) => ({ ...withoutDetails(known), ...found }));
    setMessage(null);
    setSaid('');
    if (focusFirst(form.current, found)) return false;
    setPricing(true);
    const agreed = await agreedAddress(form.current, typed, checkAddress);
    const saved = 'asked' in agreed ? null : await save(detailsWithoutBilling(agreed));
    setPricing(false);
    if ('asked' in agreed) setErrors((known) => ({ ...known, ...agreed.asked }));
    if (saved && !saved.ok) refuse(saved);
    if (!saved?.ok) return false;
    setCheckout(saved.data);
    setSaid(`Contact and address saved. ${totalWithTax(saved.data)}`);
    return true;
  }, [read, placing, form, checkAddress, save, refuse]);

  /** Removes a field's error as soon as it is corrected, and errors that name another country's fields. */
  const mend = useCallback(
    (name: string) => {
      const [prefix, field] = name.split('.');
      const renamed = field === 'countryCode' ? ['city', 'stateRegion', 'postalCode'].map((part) => `${prefix}.${part}`) : [];
      if (renamed.length > 0) setErrors((known) => Object.fromEntries(Object.entries(known).filter(([path]) => !renamed.includes(path))));
      const typed = own(errors, name) === undefined ? null : read();
      if (typed && !own({ ...detailErrors(typed), ...cardErrors(typed, asked, new Date()) }, name))
        setErrors(({ [name]: _, ...others }) => others);
    },
    [errors, read, asked],
  );

  /** Validates a field when it is left. */
  const leave = useCallback(
    (name: string, wasTyped: boolean) => {
      const typed = read();
      if (!typed || !name.includes('.')) return;
      const found = own({ ...detailErrors(typed), ...cardErrors(typed, asked, new Date()) }, name);
      afterPress(() => setErrors(({ [name]: known, ...others }) => (found && (wasTyped || known) ? { ...others, [name]: found } : others)));
      if (!/^(card|savedCard|storeCard)\./.test(name)) price();
    },
    [read, price, afterPress, asked],
  );

  /** Shows where placing the order stopped, or leaves the page. */
  const follow = useCallback(
    (step: PlaceStep) => {
      switch (step.kind) {
        case 'redirect':
          return step.replaces ? location.replace(step.url) : location.assign(step.url);
        case 'newTotal':
          return setNotice(newTotal(step.checkout));
        case 'failed':
          if (step.checkout) setCheckout(step.checkout);
          return refuse(step.failure, step.words);
        default:
          if (step.errors) setErrors(step.errors);
          // What is complete gets its shipping and tax, whatever else is missing.
          if (step.kind !== 'cardless') price();
      }
    },
    [refuse, price],
  );

  /** `element` has the card fields where the form asks for none. */
  const place = useCallback(
    async (element: CardElementHandle | null) => {
      const typed = read();
      if (!typed || placing) return;
      clearTimeout(timer.current);
      const found = { ...detailErrors(typed), ...cardErrors(typed, asked, new Date()) };
      setErrors(found);
      setMessage(null);
      setNotice(null);
      // What is complete gets its shipping and tax, whatever else is missing.
      if (focusFirst(form.current, found)) return price();
      setPlacing(true);
      let isLeaving = false;
      try {
        const step = await placeOrder({
          client,
          typed,
          checkout,
          asked,
          element,
          urls,
          away,
          agree: (entered) => agreedAddress(form.current, entered, checkAddress),
          save: async (details) => {
            const saved = await save(details);
            if (saved.ok) setCheckout(saved.data);
            return saved;
          },
        });
        isLeaving = step.kind === 'redirect';
        follow(step);
      } finally {
        if (!isLeaving) setPlacing(false);
      }
    },
    [read, placing, form, save, checkout, urls, away, checkAddress, asked, price, follow],
  );

  return {
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
    finishDetails,
    place,
    ask,
    show: setCheckout,
  };
}

/** The errors of the fields after contact and address. */
const withoutDetails = (errors: FieldErrors): FieldErrors => Object.fromEntries(Object.entries(errors).filter(([name]) => !isDetail(name)));
