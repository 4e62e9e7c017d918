import { useEffect, useState } from 'react';
import type { PlainRecord } from '../../../contract/values/plain.ts';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { Button } from '../../ui/form/button.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import { type Kept, keepDraft, keptDraft } from './kept.ts';
import { isSame } from './paths.ts';

interface KeptNoticeProps {
  /** The document's key in the browser's storage. */
  name: string;
  number: number;
  body: PlainRecord;
  onTakeUp(body: PlainRecord): void;
}

/** Offers to restore unsaved changes from before. */
export function KeptNotice({ name, number, body, onTakeUp }: KeptNoticeProps) {
  const [kept, setKept] = useState<Kept | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: compares with the page as it was opened
  useEffect(() => {
    const found = keptDraft(name);
    if (found && !isSame(found.body, body)) setKept(found);
    else keepDraft(name, null);
  }, [name]);
  if (!kept) return null;
  const discard = () => {
    keepDraft(name, null);
    setKept(null);
  };
  return (
    <Notice
      action={
        <>
          <Button
            size="small"
            variant="secondary"
            onClick={() => {
              onTakeUp(kept.body);
              setKept(null);
            }}
          >
            Restore changes
          </Button>{' '}
          <Button size="small" variant="quiet" onClick={discard}>
            Discard
          </Button>
        </>
      }
    >
      You have unsaved changes from {shopMomentOf(new Date(kept.at).toISOString())}.
      {kept.basedOn !== number &&
        ' The page has been saved since then; restoring puts your changes in place of the newer ones in your draft.'}
    </Notice>
  );
}
