import { startAuthentication } from '@simplewebauthn/browser';
import { useState } from 'react';
import { passkeyEndpoints } from '../../../contract/accounts/passkeys.ts';
import { client } from '../../api/browser.ts';
import { NeedsScript } from '../../features/account/needs-script.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import { goOn } from './go-on.ts';

/** Signs in with a passkey of this shop; a null answer means that the visitor went on. */
async function attempt(returnTo: string | null): Promise<string | null> {
  const asked = await client.call(passkeyEndpoints.beginSignIn, {});
  if (!asked.ok) return asked.message;
  // Without a passkey here, or when the visitor changes their mind, the browser only says that nothing was chosen.
  const credential = await startAuthentication({ optionsJSON: asked.data }).catch(() => null);
  if (!credential) return 'No passkey was used. Try again, or sign in with your password.';
  const result = await client.call(passkeyEndpoints.signIn, { credential });
  if (!result.ok) return result.message;
  await goOn(returnTo);
  return null;
}

/** Sign-in without email and password, where the visitor has a passkey for this shop. */
export function PasskeySignIn({ returnTo }: { returnTo: string | null }) {
  const [message, setMessage] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const signIn = async () => {
    setMessage(null);
    setBusy(true);
    const refusal = await attempt(returnTo);
    setMessage(refusal);
    if (refusal !== null) setBusy(false);
  };
  return (
    <>
      {message && <Notice tone="error">{message}</Notice>}
      <NeedsScript otherwise="Signing in with a passkey needs JavaScript.">
        <Button variant="secondary" wide busy={busy} onClick={() => void signIn()}>
          Sign in with a passkey
        </Button>
      </NeedsScript>
    </>
  );
}
