import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { Failure } from '../../../contract/api/client.ts';
import { contentStaffEndpoints } from '../../../contract/content/staff.ts';
import { type PlainRecord, recordOf } from '../../../contract/values/plain.ts';
import { client } from '../../api/browser.ts';
import { changed, draftOf } from './draft.ts';
import { keepDraft } from './kept.ts';
import { merged } from './merge.ts';
import type { Opened, Theirs } from './opened.ts';
import { isSame } from './paths.ts';

/** Milliseconds after the last keystroke until the browser stores the draft. */
const keepDelay = 800;

interface Base {
  readonly number: number;
  readonly savedAt: string;
  readonly savedBy: string;
  readonly body: PlainRecord;
}

/** The draft of a document: saves it as a version, merges what others saved, and stores it in the browser meanwhile. */
export function useDocument(opened: Opened) {
  const { kind, key } = opened;
  const name = `${opened.brand}/${kind}/${key}`;
  const [draft, change] = useReducer(changed, opened.body, draftOf);
  const [base, setBase] = useState<Base>(opened);
  const [faults, setFaults] = useState(opened.faults);
  const [failure, setFailure] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<Theirs | null>(null);
  const [isSaving, setSaving] = useState(false);
  const latest = useRef(draft.body);
  latest.current = draft.body;
  const isDirty = draft.body !== base.body && !isSame(draft.body, base.body);

  useEffect(() => {
    if (!isDirty) return;
    const timer = setTimeout(() => keepDraft(name, { body: draft.body, basedOn: base.number, at: Date.now() }), keepDelay);
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => {
      clearTimeout(timer);
      removeEventListener('beforeunload', warn);
    };
  }, [isDirty, draft.body, base.number, name]);

  const load = useCallback(async (): Promise<Theirs | null> => {
    const found = await client.call(contentStaffEndpoints.get, { kind, key });
    return found.ok ? { ...found.data, body: recordOf(found.data.body) } : null;
  }, [kind, key]);

  /** Saves the draft on top of its own version or of another. Returns whether it was saved. */
  const save = useCallback(
    async (onto?: number): Promise<boolean> => {
      const sent = latest.current;
      setSaving(true);
      const answer = await client.call(contentStaffEndpoints.save, { kind, key, content: sent, basedOn: onto ?? base.number });
      const now = answer.ok || answer.statusCode === 409 ? await load() : null;
      setSaving(false);
      setFaults(answer.ok ? {} : (answer.fields ?? {}));
      setTheirs(!answer.ok && answer.statusCode === 409 ? now : null);
      setFailure(answer.ok || answer.statusCode === 409 ? null : wordsOf(answer));
      if (!answer.ok) return false;
      // The server cleans text and gives new blocks their ids; what was typed meanwhile stays.
      const settled = now?.number === answer.data.number ? now.body : sent;
      change({ kind: 'settle', body: latest.current === sent ? settled : merged(sent, latest.current, settled).body });
      setBase({ ...answer.data, body: settled });
      keepDraft(name, null);
      return true;
    },
    [kind, key, base.number, load, name],
  );

  /** Merges somebody else's version into the draft, without saving it. */
  const takeIn = useCallback(
    (their: Theirs) => {
      change({ kind: 'replace', body: merged(base.body, latest.current, their.body).body });
      setBase(their);
      setTheirs(null);
    },
    [base.body],
  );

  return { draft, change, base, faults, failure, theirs, isSaving, isDirty, save, takeIn, name };
}

function wordsOf({ statusCode, message, fields }: Failure): string {
  if (statusCode === 401) return 'You’ve been signed out. Sign in again in another tab, then save. Your changes are still here.';
  if (statusCode === 0) return 'We can’t reach the shop. Your changes are still here. Try again in a moment.';
  return fields && Object.keys(fields).length > 0 ? 'Some fields need your attention.' : message;
}
