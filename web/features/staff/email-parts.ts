import {
  type EmailKind,
  type EmailPart,
  emailKinds,
  emailPartKeys,
  type WordingSettings,
  wordingKey,
} from '../../../contract/settings/wording/wording.ts';
import { plural } from '../../../contract/values/count.ts';

/** What staff call the parts of an email. */
export const emailPartTitles: Readonly<Record<EmailPart, string>> = {
  subject: 'Subject line',
  heading: 'Heading',
  opening: 'Opening',
  closing: 'Closing note',
};

/** The parts of an email that staff have worded. */
export const changedParts = (own: WordingSettings, kind: EmailKind): EmailPart[] =>
  emailPartKeys.filter((part) => own[wordingKey(kind, part)] !== undefined);

/** How many emails staff have worded. */
export function changedEmails(own: WordingSettings): string {
  const changed = emailKinds.filter((kind) => changedParts(own, kind).length > 0).length;
  return changed === 0 ? 'The shop’s default text' : `${plural(changed, 'email')} changed`;
}
