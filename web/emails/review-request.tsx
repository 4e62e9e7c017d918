import type { ReviewRequestMail } from '../../contract/email/email.ts';
import { variationName } from '../../contract/values/option-order.ts';
import { Table, useMailLook } from './frame.tsx';
import { small, text } from './look.ts';
import type { Template } from './template.tsx';
import { filling } from './words.ts';

const stop = 'Stop these emails';

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

function StopLink({ href }: { href: string }) {
  return (
    <a href={href} style={{ color: useMailLook().accent }}>
      {stop}
    </a>
  );
}

/** Asks for reviews of what was delivered and kept (spec §2.10, reviews). */
export const reviewRequest: Template<ReviewRequestMail> = {
  fillingOf: ({ items: [first, ...others], orderNumber, firstName }) =>
    others.length === 0
      ? filling('review-request', { orderNumber, firstName, product: first?.name ?? '' })
      : filling('review-request-several', { orderNumber, firstName }),
  Body: ({ mail: { items, orderNumber, preferencesUrl } }) => (
    <>
      <Items items={items} />
      <p style={small}>
        Order {orderNumber}. <StopLink href={preferencesUrl} />
      </p>
    </>
  ),
  linesOf: ({ items, orderNumber, preferencesUrl }) => [
    ...items.map(({ name, options, reviewUrl }) => `${[name, variationName(options)].filter(Boolean).join(', ')}: ${reviewUrl}`),
    '',
    `Order ${orderNumber}`,
    `${stop}: ${preferencesUrl}`,
  ],
};
