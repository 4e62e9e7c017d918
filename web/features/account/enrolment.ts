import type { Enrolment } from './enrol-app.tsx';
import { qrCodeOf } from './qr-code.ts';

/** A secret and its `otpauth` address, as shown for enrolling. */
export const enrolmentOf = (secret: string, uri: string): Enrolment => ({
  secret: secret.replaceAll(/.{4}(?=.)/g, '$& '),
  uri,
  picture: qrCodeOf(uri),
});

/** Passwords are never sent back, so a wrong code asks for the password again. */
export const withPassword = (errors: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  errors.code ? { password: 'Enter your password again', ...errors } : errors;
