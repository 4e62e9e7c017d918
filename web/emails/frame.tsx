import { createContext, type ReactNode, useContext } from 'react';
import type { Brand } from '../../brands/brand.ts';
import { colors, sans, serif, small, text } from './look.ts';

const MailBrand = createContext<Brand['mail'] | null>(null);

/** The look of a brand's e-mails, inside a `Frame`. */
export function useMailLook(): Brand['mail'] {
  const look = useContext(MailBrand);
  if (!look) throw new Error('A part of a mail stands outside of its frame');
  return look;
}

/** The frame of every e-mail: the brand's name above, contact details below. Built of tables, the only layout mail programs share. */
export function Frame({ brand, shopUrl, preview, children }: { brand: Brand; shopUrl: string; preview: string; children: ReactNode }) {
  const look = brand.mail;
  return (
    <MailBrand value={look}>
      <html lang="en">
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light" />
          <title>{preview}</title>
        </head>
        <body style={{ margin: 0, padding: 0, backgroundColor: look.paper }}>
          <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{preview}</div>
          <Table style={{ backgroundColor: look.paper }}>
            <tr>
              <td align="center" style={{ padding: '32px 16px' }}>
                <Table style={{ maxWidth: '600px' }}>
                  <tr>
                    <td style={{ padding: '0 0 24px' }}>
                      <a href={shopUrl} style={{ fontFamily: serif, fontSize: '22px', color: colors.ink, textDecoration: 'none' }}>
                        {brand.name}
                      </a>
                    </td>
                  </tr>
                  <tr>
                    <td
                      style={{
                        padding: '32px',
                        backgroundColor: colors.surface,
                        border: `1px solid ${look.line}`,
                        borderRadius: look.corner,
                      }}
                    >
                      {children}
                    </td>
                  </tr>
                  <tr>
                    <td style={{ padding: '24px 0 0' }}>
                      <p style={small}>
                        Questions? Write to{' '}
                        <a href={`mailto:${brand.support.email}`} style={{ color: look.accent }}>
                          {brand.support.email}
                        </a>{' '}
                        or call {brand.support.phone}, {brand.support.hours}.
                      </p>
                      <p style={small}>{[brand.companyName, ...(brand.address ?? [])].join(' · ')}</p>
                    </td>
                  </tr>
                </Table>
              </td>
            </tr>
          </Table>
        </body>
      </html>
    </MailBrand>
  );
}

/** A layout table with a maximum width. */
export function Table({ children, style }: { children: ReactNode; style?: React.CSSProperties }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={{ borderCollapse: 'collapse', ...style }}>
      <tbody>{children}</tbody>
    </table>
  );
}

/** The e-mail's one button. */
export function Button({ href, children }: { href: string; children: ReactNode }) {
  const { accent, corner } = useMailLook();
  return (
    <p style={{ ...text, margin: '24px 0' }}>
      <a
        href={href}
        style={{
          display: 'inline-block',
          padding: '12px 24px',
          borderRadius: corner,
          backgroundColor: accent,
          color: '#FFFFFF',
          fontFamily: sans,
          fontWeight: 600,
          textDecoration: 'none',
        }}
      >
        {children}
      </a>
    </p>
  );
}
