import { renderToStaticMarkup } from 'react-dom/server';
import type { Brand } from '../../brands/brand.ts';
import { brandOf } from '../../brands/index.ts';
import { withDetails } from '../../brands/with-details.ts';
import { withTheme } from '../../brands/with-theme.ts';
import type {
  AccountMail,
  MailContent,
  OrderCancelledMail,
  OrderConfirmationMail,
  OrderRefundedMail,
  OrderReturnMail,
  OrderShippedMail,
  ParcelNewsMail,
  PaymentDeclinedMail,
  PaymentLinkMail,
  RenderedMail,
  ReviewRequestMail,
  SenderTestMail,
  StockAlertMail,
} from '../../contract/accounts/email.ts';
import type { BrandSet } from '../../contract/settings/brand-set.ts';
import { AccountEmail, accountSubject, accountText } from './account-mail.tsx';
import { cancelledSubject, cancelledText, OrderCancelled } from './order-cancelled.tsx';
import { confirmationSubject, confirmationText, OrderConfirmation } from './order-confirmation.tsx';
import { OrderRefunded, refundedSubject, refundedText } from './order-refunded.tsx';
import { OrderReturn, returnSubject, returnText } from './order-return.tsx';
import { OrderShipped, shippedSubject, shippedText } from './order-shipped.tsx';
import { ParcelNewsEmail, parcelNewsSubject, parcelNewsText } from './parcel-news.tsx';
import { declinedSubject, declinedText, PaymentDeclined } from './payment-declined.tsx';
import { PaymentLink, paymentLinkSubject, paymentLinkText } from './payment-link.tsx';
import { ReviewRequest, reviewRequestSubject, reviewRequestText } from './review-request.tsx';
import { SenderTest, senderTestSubject, senderTestText } from './sender-test.tsx';
import { alertSubject, alertText, StockAlert } from './stock-alert.tsx';

type Words = Omit<RenderedMail, 'from'>;

const html = (page: React.ReactElement): string => `<!doctype html>${renderToStaticMarkup(page)}`;

function renderOrderConfirmation(brand: Brand, mail: OrderConfirmationMail): Words {
  return {
    subject: confirmationSubject(mail),
    html: html(<OrderConfirmation brand={brand} mail={mail} />),
    text: confirmationText(brand, mail),
  };
}

function renderPaymentDeclined(brand: Brand, mail: PaymentDeclinedMail): Words {
  return { subject: declinedSubject, html: html(<PaymentDeclined brand={brand} mail={mail} />), text: declinedText(brand, mail) };
}

function renderOrderShipped(brand: Brand, mail: OrderShippedMail): Words {
  return { subject: shippedSubject(mail), html: html(<OrderShipped brand={brand} mail={mail} />), text: shippedText(brand, mail) };
}

function renderParcelNews(brand: Brand, mail: ParcelNewsMail): Words {
  return {
    subject: parcelNewsSubject(mail),
    html: html(<ParcelNewsEmail brand={brand} mail={mail} />),
    text: parcelNewsText(brand, mail),
  };
}

function renderPaymentLink(brand: Brand, mail: PaymentLinkMail): Words {
  return { subject: paymentLinkSubject(brand), html: html(<PaymentLink brand={brand} mail={mail} />), text: paymentLinkText(brand, mail) };
}

function renderOrderCancelled(brand: Brand, mail: OrderCancelledMail): Words {
  return { subject: cancelledSubject(mail), html: html(<OrderCancelled brand={brand} mail={mail} />), text: cancelledText(brand, mail) };
}

function renderOrderRefunded(brand: Brand, mail: OrderRefundedMail): Words {
  return { subject: refundedSubject(mail), html: html(<OrderRefunded brand={brand} mail={mail} />), text: refundedText(brand, mail) };
}

function renderOrderReturn(brand: Brand, mail: OrderReturnMail): Words {
  return { subject: returnSubject(mail), html: html(<OrderReturn brand={brand} mail={mail} />), text: returnText(brand, mail) };
}

function renderReviewRequest(brand: Brand, mail: ReviewRequestMail): Words {
  return {
    subject: reviewRequestSubject(mail),
    html: html(<ReviewRequest brand={brand} mail={mail} />),
    text: reviewRequestText(brand, mail),
  };
}

function renderStockAlert(brand: Brand, mail: StockAlertMail): Words {
  return { subject: alertSubject(mail), html: html(<StockAlert brand={brand} mail={mail} />), text: alertText(brand, mail) };
}

function renderAccountMail(brand: Brand, mail: AccountMail): Words {
  return { subject: accountSubject(brand, mail), html: html(<AccountEmail brand={brand} mail={mail} />), text: accountText(brand, mail) };
}

function renderSenderTest(brand: Brand, mail: SenderTestMail): Words {
  return { subject: senderTestSubject(brand), html: html(<SenderTest brand={brand} mail={mail} />), text: senderTestText(brand, mail) };
}

function wordsOf(brand: Brand, content: MailContent): Words {
  switch (content.template) {
    case 'order-confirmation':
      return renderOrderConfirmation(brand, content.props);
    case 'payment-declined':
      return renderPaymentDeclined(brand, content.props);
    case 'payment-link':
      return renderPaymentLink(brand, content.props);
    case 'order-shipped':
      return renderOrderShipped(brand, content.props);
    case 'parcel-news':
      return renderParcelNews(brand, content.props);
    case 'order-cancelled':
      return renderOrderCancelled(brand, content.props);
    case 'order-refunded':
      return renderOrderRefunded(brand, content.props);
    case 'order-return':
      return renderOrderReturn(brand, content.props);
    case 'review-request':
      return renderReviewRequest(brand, content.props);
    case 'stock-alert':
      return renderStockAlert(brand, content.props);
    case 'account':
      return renderAccountMail(brand, content.props);
    case 'sender-test':
      return renderSenderTest(brand, content.props);
  }
}

/** Renders an e-mail in its brand's look, with the details and colours that staff have set. The composition root passes it to `server/email`. */
export function renderMail(content: MailContent, { details, theme }: BrandSet = { details: null, theme: null }): RenderedMail {
  const brand = withTheme(withDetails(brandOf(content.props.brand), details), theme);
  return { from: brand.mail.from, ...wordsOf(brand, content) };
}
