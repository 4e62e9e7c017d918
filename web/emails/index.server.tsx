import type { Brand } from '../../brands/brand.ts';
import { brandOf } from '../../brands/index.ts';
import { withDetails } from '../../brands/with-details.ts';
import { withTheme } from '../../brands/with-theme.ts';
import type { MailContent, RenderedMail } from '../../contract/email/email.ts';
import type { BrandSet } from '../../contract/settings/brand-set.ts';
import type { WordingSettings } from '../../contract/settings/wording/wording.ts';
import { accountMail } from './account-mail.tsx';
import { orderCancelled } from './order-cancelled.tsx';
import { orderConfirmation } from './order-confirmation.tsx';
import { orderRefunded } from './order-refunded.tsx';
import { orderReturn } from './order-return.tsx';
import { orderShipped } from './order-shipped.tsx';
import { parcelNews } from './parcel-news.tsx';
import { paymentDeclined } from './payment-declined.tsx';
import { paymentLink } from './payment-link.tsx';
import { reviewRequest } from './review-request.tsx';
import { SenderTest, senderTestSubject, senderTestText } from './sender-test.tsx';
import { stockAlert } from './stock-alert.tsx';
import { page, type RenderedWords, render } from './template.tsx';

function renderIn(brand: Brand, content: MailContent, wording: WordingSettings | null): RenderedWords {
  switch (content.template) {
    case 'order-confirmation':
      return render(orderConfirmation, content.props, brand, wording);
    case 'payment-declined':
      return render(paymentDeclined, content.props, brand, wording);
    case 'payment-link':
      return render(paymentLink, content.props, brand, wording);
    case 'order-shipped':
      return render(orderShipped, content.props, brand, wording);
    case 'parcel-news':
      return render(parcelNews, content.props, brand, wording);
    case 'order-cancelled':
      return render(orderCancelled, content.props, brand, wording);
    case 'order-refunded':
      return render(orderRefunded, content.props, brand, wording);
    case 'order-return':
      return render(orderReturn, content.props, brand, wording);
    case 'review-request':
      return render(reviewRequest, content.props, brand, wording);
    case 'stock-alert':
      return render(stockAlert, content.props, brand, wording);
    case 'account':
      return render(accountMail, content.props, brand, wording);
    case 'sender-test':
      return {
        subject: senderTestSubject(brand),
        html: page(<SenderTest brand={brand} mail={content.props} />),
        text: senderTestText(brand, content.props),
      };
  }
}

const nothingSet: BrandSet = { details: null, theme: null, wording: null };

/** Renders an e-mail in its brand's look, with the details, colours and words that staff have set. The composition root passes it to `server/email`. */
export function renderMail(content: MailContent, { details, theme, wording }: BrandSet = nothingSet): RenderedMail {
  const brand = withTheme(withDetails(brandOf(content.props.brand), details), theme);
  return { from: brand.mail.from, ...renderIn(brand, content, wording) };
}
