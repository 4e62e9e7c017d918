import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { shopMomentOf } from '../../ui/shop-clock.ts';
import { type Kept, keepDraft, keptDraft } from './kept.ts';
import { isSame, type PlainRecord } from './paths.ts';

interface KeptNoticeProps {
  /** The document's name in the browser's store. */
  name: string;
  number: number;
  body: PlainRecord;
  onTakeUp(body: PlainRecord): void;
}

/** Offers what was typed here before and never saved. */
export function KeptNotice({ name, number, body, onTakeUp }: KeptNoticeProps) {
  const [kept, setKept] = useState<Kept | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was there when the page was opened
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
            Take it up again
          </Button>{' '}
          <Button size="small" variant="quiet" onClick={discard}>
            Discard
          </Button>
        </>
      }
    >
      What you typed here on {shopMomentOf(new Date(kept.at).toISOString())} was never saved.
      {kept.basedOn !== number && ' Others have saved since; taking it up puts yours in place of theirs until you look at it.'}
    </Notice>
  );
}
