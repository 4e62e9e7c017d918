import { LinkForm } from '../../features/account/link-form.tsx';
import { home, resetRequest, stopEmailChange } from '../../routes.ts';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { FormPage } from '../../ui/form/form-page.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import type { StopEmailChangeData } from './stop-email-change-data.ts';

const newPassword = <LinkButton href={resetRequest()}>Set a new password</LinkButton>;

/** Stops an email change that the account's owner did not request; works without a session and without script. */
export default function StopEmailChangeScreen({ data: { state, token, message } }: { data: StopEmailChangeData }) {
  if (state === 'stopped') {
    return (
      <FormPage
        heading="The change is stopped"
        lead="Your email stays the same, and you’re signed out on all devices. Whoever requested the change knew your password, so please set a new one now."
        actions={
          <>
            {newPassword}
            <a href={home()}>Continue shopping</a>
          </>
        }
      />
    );
  }
  if (state === 'spent') {
    return (
      <FormPage
        heading="This link no longer works"
        lead="The change was already stopped or confirmed, or was requested more than 24 hours ago. If you didn’t request it, set a new password now. If you can’t sign in with your email anymore, contact us."
        actions={newPassword}
      />
    );
  }
  return (
    <FormPage
      heading="Stop the email change?"
      lead="Your account keeps its current email. We’ll sign you out on all devices, and the link we sent to the new address will stop working."
    >
      {message && <Notice tone="error">{message}</Notice>}
      <LinkForm action={stopEmailChange({ token })} name="stop" token={token}>
        <Button type="submit" size="large" wide>
          Stop the change
        </Button>
      </LinkForm>
    </FormPage>
  );
}
