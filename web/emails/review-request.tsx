import type { Brand } from '../../brands/brand.ts';
import type { ReviewRequestMail } from '../../contract/accounts/email.ts';
import { variationName } from '../../contract/values/option-order.ts';
import { Frame, Table, useMailLook } from './frame.tsx';
import { heading, small, text } from './look.ts';

const title = 'How is it?';
const ask = 'Your order has been with you for a few days. Tell other shoppers what you think; it takes a minute.';
const stop = 'Stop these emails';

export const reviewRequestSubject = ({ items: [first, ...others] }: ReviewRequestMail): string =>
  others.length === 0 ? `How is ${first?.name}?` : 'How are the things you ordered?';

/** Asks for reviews of what was delivered and kept (spec §2.10, reviews). */
export function ReviewRequest({ brand, mail }: { brand: Brand; mail: ReviewRequestMail }) {
  return (
    <Frame brand={brand} shopUrl={mail.shopUrl} preview={reviewRequestSubject(mail)}>
      <h1 style={heading}>{title}</h1>
      <p style={text}>
        Hello {mail.firstName}. {ask}
      </p>
      <Items items={mail.items} />
      <p style={small}>
        Order {mail.orderNumber}.{' '}
        <a href={mail.preferencesUrl} style={{ color: brand.mail.accent }}>
          {stop}
        </a>
      </p>
    </Frame>
  );
}

function Items({ items }: Pick<ReviewRequestMail, 'items'>) {
  const { line, accent } = useMailLook();
  const cell = { padding: '12px 0', borderBottom: `1px solid ${line}` };
  return (
    <Table style={{ margin: '8px 0 24px' }}>
      {items.map(({ name, options, reviewUrl }) => (
        <tr key={reviewUrl}>
          <td style={cell}>
            <p style={{ ...text, margin: 0 }}>{name}</p>
            <p style={small}>{variationName(options)}</p>
          </td>
          <td style={{ ...cell, textAlign: 'right' }}>
            <a href={reviewUrl} style={{ ...text, color: accent }}>
              Write a review
            </a>
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** The plain-text version. */
export function reviewRequestText(brand: Brand, mail: ReviewRequestMail): string {
  return [
    title,
    '',
    `Hello ${mail.firstName}. ${ask}`,
    '',
    ...mail.items.map(({ name, options, reviewUrl }) => `${[name, variationName(options)].filter(Boolean).join(', ')}: ${reviewUrl}`),
    '',
    `Order ${mail.orderNumber}`,
    `${stop}: ${mail.preferencesUrl}`,
    '',
    `${brand.name} · ${brand.support.email} · ${brand.support.phone}`,
  ].join('\n');
}
