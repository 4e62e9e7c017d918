import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { Failure } from '../../../contract/client.ts';
import { contentStaffEndpoints } from '../../../contract/content/staff.ts';
import { client } from '../../api/browser.ts';
import { changed, draftOf } from './draft.ts';
import { keepDraft } from './kept.ts';
import { merged } from './merge.ts';
import type { Opened, Theirs } from './opened.ts';
import { isSame, type PlainRecord } from './paths.ts';

/** Milliseconds after the last letter that what is typed is kept in the browser. */
const keepDelay = 800;

interface Base {
  readonly number: number;
  readonly savedAt: string;
  readonly savedBy: string;
  readonly body: PlainRecord;
}

/** The draft of a document and its way to the server: saved as a version, brought together with what others have saved, kept meanwhile. */
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
    return found.ok ? { ...found.data, body: found.data.body as PlainRecord } : null;
  }, [kind, key]);

  /** Saves what is there, on top of the version it was made from or of another. Answers whether that was possible. */
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
      // The server gives names to new blocks and cleans text; what was typed meanwhile stays typed.
      const settled = now?.number === answer.data.number ? now.body : sent;
      change({ kind: 'settle', body: latest.current === sent ? settled : merged(sent, latest.current, settled).body });
      setBase({ ...answer.data, body: settled });
      keepDraft(name, null);
      return true;
    },
    [kind, key, base.number, load, name],
  );

  /** Goes on from somebody's version with both their changes and one's own; nothing is saved yet. */
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
  if (statusCode === 401) return 'You are signed out. Sign in again in another tab, then save: what you typed stays here.';
  if (statusCode === 0) return 'The shop cannot be reached just now. What you typed stays here; try again in a moment.';
  return fields && Object.keys(fields).length > 0 ? 'Some fields need another look.' : message;
}
