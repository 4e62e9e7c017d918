import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

const base64url = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

/** User present, user verified, attested credential data included (WebAuthn §6.1). */
const flags = { present: 0x01, verified: 0x04, attested: 0x40 };

/** What a test makes go wrong. */
export interface Mischief {
  readonly origin?: string;
  readonly rpId?: string;
  readonly counter?: number;
  readonly isVerified?: boolean;
}

/** A passkey in software: an ES256 key that answers as authenticator and browser would for a site. */
export class Authenticator {
  readonly credentialId = base64url(randomBytes(32));
  readonly #site: { readonly origin: string; readonly rpId: string };
  readonly #privateKey: KeyObject;
  readonly #publicKey: KeyObject;
  #counter = 0;

  constructor(origin: string) {
    this.#site = { origin, rpId: new URL(origin).hostname };
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#privateKey = privateKey;
    this.#publicKey = publicKey;
  }

  /** The answer to `navigator.credentials.create`, with attestation "none". */
  make(challenge: string, mischief: Mischief = {}) {
    const id = Buffer.from(this.credentialId, 'base64url');
    const length = Buffer.from([id.length >> 8, id.length & 255]);
    const authData = Buffer.concat([this.#authData(flags.attested, mischief), Buffer.alloc(16), length, id, this.#coseKey()]);
    const size = Buffer.from([0x59, authData.length >> 8, authData.length & 255]);
    // CBOR: {"fmt": "none", "attStmt": {}, "authData": …}
    const attestation = Buffer.concat([Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'), size, authData]);
    const clientDataJSON = this.#clientData('webauthn.create', challenge, mischief);
    const response = { clientDataJSON, attestationObject: base64url(attestation), transports: ['internal'] };
    return { ...this.#named(), response };
  }

  /** The answer to `navigator.credentials.get`; counts up unless told a count. */
  sign(challenge: string, mischief: Mischief = {}) {
    const clientDataJSON = this.#clientData('webauthn.get', challenge, mischief);
    const authData = this.#authData(0, mischief);
    const signature = createSign('sha256')
      .update(Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]))
      .sign(this.#privateKey);
    return { ...this.#named(), response: { clientDataJSON, authenticatorData: base64url(authData), signature: base64url(signature) } };
  }

  #named() {
    return { id: this.credentialId, rawId: this.credentialId, type: 'public-key' };
  }

  #clientData(type: string, challenge: string, { origin = this.#site.origin }: Mischief): string {
    return base64url(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #authData(more: number, { rpId = this.#site.rpId, counter = ++this.#counter, isVerified = true }: Mischief): Buffer {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags.present | (isVerified ? flags.verified : 0) | more]), counted]);
  }

  /** CBOR: {1: EC2, 3: ES256, -1: P-256, -2: x, -3: y} */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    const coordinate = (text: string) => Buffer.concat([Buffer.from([0x58, 0x20]), Buffer.from(text, 'base64url')]);
    return Buffer.concat([Buffer.from('a5010203262001', 'hex'), Buffer.from([0x21]), coordinate(x), Buffer.from([0x22]), coordinate(y)]);
  }
}
