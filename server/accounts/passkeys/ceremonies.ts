import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
import type { RelyingParty } from './relying-party.ts';
import type { StoredPasskey } from './store.ts';

/** All that uses the library, which is loaded with the first passkey: it takes 26 MB. */
export { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';

/** EdDSA, ES256, RS256: what every Node and browser knows. The library's default adds one that is experimental in Node. */
export const algorithms = [-8, -7, -257];

/** The library throws whatever is wrong with an answer, in words for developers; for us it is no passkey. */
const orNull = <T>(verified: Promise<T | null>): Promise<T | null> => verified.catch(() => null);

/** The passkey that a browser has made for a challenge; null when the answer does not hold. */
export const verifyMade = (
  credential: Omit<RegistrationResponseJSON, 'clientExtensionResults'>,
  challenge: string,
  { rpId, origin }: RelyingParty,
): Promise<Pick<StoredPasskey, 'credentialId' | 'publicKey' | 'counter'> | null> =>
  orNull(
    (async () => {
      if (!isPlain(credential)) return null;
      const { registrationInfo } = await verifyRegistrationResponse({
        response: { ...credential, clientExtensionResults: {} },
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: rpId,
        requireUserVerification: true,
        supportedAlgorithmIDs: algorithms,
      });
      if (!registrationInfo) return null;
      const { id, publicKey, counter } = registrationInfo.credential;
      return { credentialId: id, publicKey: isoBase64URL.fromBuffer(publicKey), counter };
    })(),
  );

/** Whether it comes without certificates: we ask for none, and checking one would fetch addresses that the sender chose. */
function isPlain({ response }: Pick<RegistrationResponseJSON, 'response'>): boolean {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
  const format = attestation.get('fmt');
  return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined);
}

/** How often the authenticator says the passkey was used; null when its signature does not hold, or this is no more than before. */
export const verifySigned = (
  credential: Omit<AuthenticationResponseJSON, 'clientExtensionResults'>,
  challenge: string,
  { rpId, origin }: RelyingParty,
  { credentialId, publicKey, counter }: StoredPasskey,
): Promise<number | null> =>
  orNull(
    (async () => {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: { ...credential, clientExtensionResults: {} },
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: rpId,
        credential: { id: credentialId, publicKey: isoBase64URL.toBuffer(publicKey), counter },
        requireUserVerification: true,
      });
      return verified ? authenticationInfo.newCounter : null;
    })(),
  );
