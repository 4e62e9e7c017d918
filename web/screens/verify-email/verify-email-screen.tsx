import { Door } from '../../features/account/door.tsx';
import form from '../../features/account/form.module.css';
import { account, accountProfile, home, verifyEmail } from '../../routes.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import type { VerifyEmailData } from './page.ts';

/** Confirms an address by a mailed link: of a new account, or the one that takes another's place. */
export default function VerifyEmailScreen({ data }: { data: VerifyEmailData }) {
  if (data.state === 'done') {
    return (
      <Door heading="Your email is confirmed" lead="Thank you. We know now where to reach you when an order needs you.">
        <div className={form.end}>
          <LinkButton href={account()}>Go to my account</LinkButton>
          <a href={home()}>Continue shopping</a>
        </div>
      </Door>
    );
  }
  if (data.state === 'spent') {
    return (
      <Door
        heading="This link no longer works"
        lead="Links to confirm an email work once, and for a week. You can ask for a new one in your profile."
      >
        <div className={form.end}>
          <LinkButton href={accountProfile()}>Go to my profile</LinkButton>
        </div>
      </Door>
    );
  }
  return (
    <Door heading="Confirm your email" lead="One press, and we know that this address is yours.">
      <form method="post" action={verifyEmail({ token: data.token })}>
        <input type="hidden" name="action" value="confirm" />
        <input type="hidden" name="token" value={data.token} />
        <Button type="submit" size="large" wide>
          Confirm my email
        </Button>
      </form>
    </Door>
  );
}
