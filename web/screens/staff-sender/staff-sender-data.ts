import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { SenderField, senderEndpoints } from '../../../contract/settings/sender.ts';

export interface StaffSenderData {
  readonly set: OutputOf<typeof senderEndpoints.get>;
  /** As typed, or as in force. */
  readonly typed: Readonly<Record<SenderField, string>>;
  /** While staff have set none. */
  readonly defaults: { readonly name: string; readonly address: string };
  /** The address of the test email, as typed. */
  readonly to: string;
  readonly done: string | null;
  readonly message: string | null;
  readonly errors: Readonly<Record<string, string>>;
}
