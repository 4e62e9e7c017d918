import {
  defaultWording,
  type EmailKind,
  emailPartKeys,
  emails,
  isEmailKind,
  placeholdersOf,
  wordingEndpoints,
  wordingKey,
} from '../../../contract/settings/wording/wording.ts';
import { recordOf } from '../../../contract/values/keys.ts';
import { changedParts } from '../../features/staff/email-parts.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, type FormState, faultsOf, type Loaded, notFound, type PageRequest, redirect, statusOf, unopened } from '../../page/page.ts';
import { staffEmailWording } from '../../staff-routes.ts';
import type { StaffEmailWordingData } from './staff-email-wording-data.ts';
import StaffEmailWordingScreen from './staff-email-wording-screen.tsx';

const flashes = {
  saved: 'Saved. Emails sent from now on use this text.',
};
const testedWords = 'The mail server accepted the test email. Look for it in the inbox and the spam folder.';

const typedIn = (form: URLSearchParams) => recordOf(emailPartKeys, (part) => form.get(part) ?? '');

/** The email that the page's address names; null where there is none. */
const kindOf = ({ email = '' }: PageRequest['params']): EmailKind | null => (isEmailKind(email) ? email : null);

/** Without a failure when only the preview was asked for, or the test was sent. */
interface Submitted extends FormState {
  readonly done?: string;
}

async function show(kind: EmailKind, { client, flash }: PageRequest, submitted: Submitted = {}): Promise<Loaded<StaffEmailWordingData>> {
  const set = await client.call(wordingEndpoints.get, {});
  if (!set.ok) return unopened(set);
  const { version, own: mine, hasServer } = set.data;
  const defaults = recordOf(emailPartKeys, (part) => defaultWording(kind, part));
  const inForce = recordOf(emailPartKeys, (part) => mine[wordingKey(kind, part)] ?? defaults[part]);
  const { form } = submitted;
  const typed = form ? typedIn(form) : inForce;
  const asTyped = await client.call(wordingEndpoints.preview, { kind, ...typed });
  const preview = asTyped.ok ? asTyped : await client.call(wordingEndpoints.preview, { kind, ...inForce });
  const failure = submitted.failure ?? (form && !asTyped.ok ? asTyped : null);
  return data(
    {
      kind,
      title: emails[kind].title,
      version,
      typed,
      defaults,
      hasServer,
      changed: changedParts(mine, kind),
      placeholders: placeholdersOf(kind).map((name) => `{${name}}`),
      preview: preview.ok ? preview.data : null,
      to: form?.get('to')?.trim() ?? '',
      done: submitted.done ?? flash,
      ...faultsOf({ failure }),
    },
    statusOf(failure),
  );
}

export default defineStaffPage<StaffEmailWordingData>({
  title: 'Email wording',
  titleOf: ({ title }) => `Email: ${title}`,
  permission: 'settings.edit',
  flashes,
  load: async (request) => {
    const kind = kindOf(request.params);
    return kind ? show(kind, request) : notFound();
  },
  Screen: StaffEmailWordingScreen,
  actions: {
    preview: async (form, request) => {
      const kind = kindOf(request.params);
      return kind ? show(kind, request, { form }) : notFound();
    },
    save: async (form, request) => {
      const kind = kindOf(request.params);
      if (!kind) return notFound();
      const words = { kind, version: Number(form.get('version')), ...typedIn(form) };
      const saved = await request.client.call(wordingEndpoints.set, words);
      return saved.ok
        ? redirect(staffEmailWording({ email: kind }, { done: 'saved' }), 303)
        : show(kind, request, { form, failure: saved });
    },
    test: async (form, request) => {
      const kind = kindOf(request.params);
      if (!kind) return notFound();
      const sent = await request.client.call(wordingEndpoints.test, { kind, to: form.get('to') ?? '', ...typedIn(form) });
      return show(kind, request, sent.ok ? { form, done: testedWords } : { form, failure: sent });
    },
  },
});
