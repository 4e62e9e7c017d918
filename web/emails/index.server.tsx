import { renderToStaticMarkup } from 'react-dom/server';
import { alderLoom } from '../../brands/alder-loom/brand.ts';
import type { Brand } from '../../brands/brand.ts';
import type {
  AccountMail,
  MailContent,
  OrderConfirmationMail,
  PaymentDeclinedMail,
  RenderedMail,
  StockAlertMail,
} from '../../contract/email.ts';
import { AccountLetter, accountSubject, accountText } from './account-mail.tsx';
import { confirmationSubject, confirmationText, OrderConfirmation } from './order-confirmation.tsx';
import { declinedSubject, declinedText, PaymentDeclined } from './payment-declined.tsx';
import { alertSubject, alertText, StockAlert } from './stock-alert.tsx';

const brands: readonly Brand[] = [alderLoom];

/** The brand a mail is written by; one that is gone is written by the flagship. */
const brandOf = (key: string): Brand => brands.find((brand) => brand.key === key) ?? alderLoom;

const html = (page: React.ReactElement): string => `<!doctype html>${renderToStaticMarkup(page)}`;

function renderOrderConfirmation(mail: OrderConfirmationMail): RenderedMail {
  const brand = brandOf(mail.brand);
  return {
    subject: confirmationSubject(mail),
    html: html(<OrderConfirmation brand={brand} mail={mail} />),
    text: confirmationText(brand, mail),
  };
}

function renderPaymentDeclined(mail: PaymentDeclinedMail): RenderedMail {
  const brand = brandOf(mail.brand);
  return { subject: declinedSubject, html: html(<PaymentDeclined brand={brand} mail={mail} />), text: declinedText(brand, mail) };
}

function renderStockAlert(mail: StockAlertMail): RenderedMail {
  const brand = brandOf(mail.brand);
  return { subject: alertSubject(mail), html: html(<StockAlert brand={brand} mail={mail} />), text: alertText(brand, mail) };
}

function renderAccountMail(mail: AccountMail): RenderedMail {
  const brand = brandOf(mail.brand);
  return { subject: accountSubject(brand, mail), html: html(<AccountLetter brand={brand} mail={mail} />), text: accountText(brand, mail) };
}

/** Makes a mail of its content; what `server/email` is handed by the composition root. */
export function renderMail(content: MailContent): RenderedMail {
  switch (content.template) {
    case 'order-confirmation':
      return renderOrderConfirmation(content.props);
    case 'payment-declined':
      return renderPaymentDeclined(content.props);
    case 'stock-alert':
      return renderStockAlert(content.props);
    case 'account':
      return renderAccountMail(content.props);
  }
}
