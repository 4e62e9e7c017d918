import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { EmailKind, EmailPart, wordingEndpoints } from '../../../contract/settings/wording/wording.ts';

type PartTexts = Readonly<Record<EmailPart, string>>;

export interface StaffEmailWordingData {
  readonly kind: EmailKind;
  readonly title: string;
  readonly version: number;
  /** As typed, or as in force. */
  readonly typed: PartTexts;
  readonly defaults: PartTexts;
  /** The parts that staff have changed. */
  readonly changed: readonly EmailPart[];
  /** With their braces. */
  readonly placeholders: readonly string[];
  /** Of what is typed, else of what is in force; null when neither can be shown. */
  readonly preview: OutputOf<typeof wordingEndpoints.preview> | null;
  readonly hasServer: boolean;
  /** The address of the test email, as typed. */
  readonly to: string;
  readonly done: string | null;
  readonly message: string | null;
  readonly errors: Readonly<Record<string, string>>;
}
