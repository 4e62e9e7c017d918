import type { Brand } from '../../brands/brand.ts';
import type { SenderTestMail } from '../../contract/email/email.ts';
import { Button, Frame } from './frame.tsx';
import { heading, text } from './look.ts';

export const senderTestSubject = (brand: Brand): string => `Test email from ${brand.name}`;

const arrived = (brand: Brand): string => `Emails from ${brand.name} arrive here.`;
const check = 'Check that the sender looks right, that this isn’t in the spam folder, and that replies go to the right address.';

/** What staff send themselves to try the sender. */
export function SenderTest({ brand, mail }: { brand: Brand; mail: SenderTestMail }) {
  return (
    <Frame brand={brand} shopUrl={mail.shopUrl} preview={arrived(brand)}>
      <h1 style={heading}>It works</h1>
      <p style={text}>{arrived(brand)}</p>
      <p style={text}>{check}</p>
      <Button href={mail.shopUrl}>Visit the shop</Button>
    </Frame>
  );
}

/** The plain-text version. */
export const senderTestText = (brand: Brand, mail: SenderTestMail): string =>
  ['It works.', '', arrived(brand), check, '', mail.shopUrl].join('\n');
