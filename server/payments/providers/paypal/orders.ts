import type { Address, TypedAddress } from '../../../../contract/addresses/addresses.ts';
import { isCountryCode } from '../../../../contract/addresses/addresses.ts';
import type { Purchase, WalletOpening, WalletOrder } from '../../provider.ts';
import { moneyOf } from './money.ts';
import type { PayPalOrder } from './shapes.ts';

/** The breakdown shown to the payer; it adds up, as PayPal demands. */
function amountOf({ totals }: Purchase) {
  const { merchandise, discount, shipping, tax, total, currency } = totals;
  const breakdown = {
    item_total: moneyOf(merchandise, currency),
    shipping: moneyOf(shipping, currency),
    tax_total: moneyOf(tax, currency),
    ...(discount > 0 && { discount: moneyOf(discount, currency) }),
  };
  return { ...moneyOf(total, currency), breakdown };
}

const nameOf = ({ firstName, lastName }: Address) => ({ full_name: `${firstName} ${lastName}` });

const postalOf = (to: Address) => ({
  address_line_1: to.addressLine1,
  ...(to.addressLine2 !== '' && { address_line_2: to.addressLine2 }),
  admin_area_1: to.stateRegion,
  admin_area_2: to.city,
  postal_code: to.postalCode,
  country_code: to.countryCode,
});

/** The request that opens an order. Its unit is named after the checkout, which identifies it when the payer returns. */
export function orderRequest({ purchase, merchant, returnUrl, cancelUrl }: WalletOpening): object {
  const { checkoutUuid, shipTo } = purchase;
  return {
    intent: 'AUTHORIZE',
    purchase_units: [
      {
        reference_id: checkoutUuid,
        amount: amountOf(purchase),
        ...(shipTo && { shipping: { type: 'SHIPPING', name: nameOf(shipTo), address: postalOf(shipTo) } }),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: merchant.slice(0, 127),
          locale: 'en-US',
          shipping_preference: shipTo ? 'SET_PROVIDED_ADDRESS' : 'GET_FROM_FILE',
          user_action: 'CONTINUE',
          return_url: returnUrl,
          cancel_url: cancelUrl,
        },
      },
    },
  };
}

/**
 * Patches that update an approved order before it is authorized: total, address, order number, and the payment's id, which webhooks and reports
 * carry.
 */
export function patchesFor(paymentId: string, purchase: Purchase): object[] {
  const { checkoutUuid, shipTo, orderNumber } = purchase;
  const unit = `/purchase_units/@reference_id=='${checkoutUuid}'`;
  return [
    { op: 'replace', path: `${unit}/amount`, value: amountOf(purchase) },
    { op: 'add', path: `${unit}/custom_id`, value: paymentId },
    ...(orderNumber ? [{ op: 'add', path: `${unit}/invoice_id`, value: orderNumber }] : []),
    ...(shipTo
      ? [
          { op: 'add', path: `${unit}/shipping/name`, value: nameOf(shipTo) },
          { op: 'add', path: `${unit}/shipping/address`, value: postalOf(shipTo) },
        ]
      : []),
  ];
}

/** A PayPal order as the checkout reads it. */
export function readOrder(order: PayPalOrder): WalletOrder {
  const [unit] = order.purchase_units;
  const { payer_id: id, email_address: email } = order.payer ?? {};
  return {
    checkoutUuid: unit?.reference_id ?? null,
    // A completed order has already paid for something.
    isApproved: order.status === 'APPROVED',
    payer: id && email ? { id, email } : null,
    shipTo: addressOf(order),
  };
}

/** The payer's shipping address in the form's fields; null for a country the form does not offer. */
function addressOf({ purchase_units: [unit], payer }: PayPalOrder): TypedAddress | null {
  const { name, address } = unit?.shipping ?? {};
  if (!address || !isCountryCode(address.country_code)) return null;
  const full = name?.full_name?.trim() ?? `${payer?.name?.given_name ?? ''} ${payer?.name?.surname ?? ''}`.trim();
  const [firstName = '', ...others] = full.split(/\s+/);
  return {
    firstName,
    lastName: others.join(' '),
    addressLine1: address.address_line_1 ?? '',
    addressLine2: address.address_line_2 ?? '',
    city: address.admin_area_2 ?? '',
    stateRegion: address.admin_area_1 ?? '',
    postalCode: address.postal_code ?? '',
    countryCode: address.country_code,
    phone: payer?.phone?.phone_number?.national_number ?? '',
    locationType: 'RESIDENCE',
  };
}
