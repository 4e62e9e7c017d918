import type { Enrolment } from './enrol-app.tsx';
import { qrCodeOf } from './qr-code.ts';

/** A secret and its `otpauth` address, as shown for enrolling. */
export const enrolmentOf = (secret: string, uri: string): Enrolment => ({
  secret: secret.replaceAll(/.{4}(?=.)/g, '$& '),
  uri,
  picture: qrCodeOf(uri),
});
