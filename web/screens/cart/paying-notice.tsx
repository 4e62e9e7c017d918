import { checkout, orderConfirmation } from '../../routes.ts';
import { LinkButton } from '../../ui/form/button.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import type { Paying } from './cart-data.ts';

const onward = ({ isAtBank, checkoutUuid, orderNumber }: Paying) =>
  isAtBank
    ? { href: checkout({ checkout: checkoutUuid }), label: 'Continue your order' }
    : { href: orderConfirmation({ orderNumber }), label: 'See your order' };

/** The items are in an order whose payment a bank decides on. */
export function PayingNotice({ paying }: { paying: Paying }) {
  const { href, label } = onward(paying);
  return (
    <Notice action={<a href={href}>{label}</a>}>
      {paying.isAtBank
        ? `Your bank is waiting for you to approve order ${paying.orderNumber}. Its items stay in your cart until then.`
        : `Your bank has not answered yet about order ${paying.orderNumber}. Its items leave your cart once it’s paid. Nothing is charged twice.`}
    </Notice>
  );
}

/** In place of Check out. */
export function PayingLink({ paying }: { paying: Paying }) {
  const { href, label } = onward(paying);
  return (
    <LinkButton href={href} size="large" wide>
      {label}
    </LinkButton>
  );
}
