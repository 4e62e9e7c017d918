import {
  type EmailKind,
  emailGroups,
  emailKinds,
  emailPartKeys,
  emails,
  type WordingSettings,
  wordingEndpoints,
  wordingKey,
} from '../../../contract/settings/wording/wording.ts';
import { keysOf } from '../../../contract/values/keys.ts';
import { own } from '../../../contract/values/own.ts';
import { changedParts, emailPartTitles } from '../../features/staff/email-parts.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, unopened } from '../../page/page.ts';
import { staffEmailWording } from '../../staff-routes.ts';
import type { StaffWordingData } from './staff-wording-data.ts';
import StaffWordingScreen from './staff-wording-screen.tsx';

/** Of every part of every email. */
const fieldTitles: Readonly<Record<string, string>> = Object.fromEntries(
  emailKinds.flatMap((kind) => emailPartKeys.map((part) => [wordingKey(kind, part), `${emails[kind].title}, ${emailPartTitles[part]}`])),
);

function emailOf(kind: EmailKind, about: string, set: WordingSettings) {
  const changed = changedParts(set, kind).map((part) => emailPartTitles[part]);
  return {
    title: emails[kind].title,
    about,
    href: staffEmailWording({ email: kind }),
    state: changed.length === 0 ? 'Default' : `Changed: ${changed.join(', ')}`,
  };
}

export default defineStaffPage<StaffWordingData>({
  title: 'Email wording',
  permission: 'settings.edit',
  load: async ({ client }) => {
    const set = await client.call(wordingEndpoints.get, {});
    if (!set.ok) return unopened(set);
    const { own: mine, history } = set.data;
    const fields = history.flatMap(({ changes }) => changes.map(({ field }) => field));
    return data({
      emails: keysOf(emailGroups).flatMap((about) => emailGroups[about].map((kind) => emailOf(kind, about, mine))),
      history,
      names: Object.fromEntries(fields.map((field) => [field, own(fieldTitles, field) ?? field])),
    });
  },
  Screen: StaffWordingScreen,
});
