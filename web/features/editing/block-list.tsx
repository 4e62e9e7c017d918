import { useCallback, useEffect, useRef, useState } from 'react';
import type { BlockForm } from '../../../contract/content/forms.schemas.ts';
import type { PlainRecord } from '../../../contract/values/plain.ts';
import { useOrderDrag } from '../../ui/browser/use-order-drag.ts';
import { AddBlock } from './add-block.tsx';
import { type BlockAction, BlockCard } from './block-card.tsx';
import styles from './block-list.module.css';
import { copyOf, newBlock, titleOf, uidOf } from './blocks.ts';
import type { Change } from './draft.ts';

interface BlockListProps {
  blocks: readonly PlainRecord[];
  forms: readonly BlockForm[];
  faults: Readonly<Record<string, string>>;
  change(change: Change): void;
  /** Announces a change, e.g. “Sofas” moved to position 2 of 9. */
  say(words: string): void;
}

/** The page's blocks, which can be opened, moved, duplicated and removed, and the button that adds one. */
export function BlockList({ blocks, forms, faults, change, say }: BlockListProps) {
  const list = useRef<HTMLOListElement>(null);
  const present = useRef(blocks);
  present.current = blocks;
  const [added, setAdded] = useState<string | null>(null);
  const focusOn = useRef<{ uid: string; selector: string } | null>(null);

  // Keyboard focus follows the moved block.
  useEffect(() => {
    const wanted = focusOn.current;
    if (!wanted) return;
    focusOn.current = null;
    const index = blocks.findIndex((block, i) => uidOf(block, i) === wanted.uid);
    const card = list.current?.children[index];
    const button = card?.querySelector<HTMLButtonElement>(wanted.selector);
    (button && !button.disabled ? button : card?.querySelector('summary'))?.focus();
  }, [blocks]);

  const onAction = useCallback(
    (action: BlockAction, index: number) => {
      const block = present.current[index];
      if (!block) return;
      const name = titleOf(block) || `Block ${index + 1}`;
      if (action === 'duplicate') {
        const copy = copyOf(block);
        focusOn.current = { uid: uidOf(copy, 0), selector: 'summary' };
        change({ kind: 'insert', list: 'blocks', at: index + 1, item: copy });
        say(`“${name}” duplicated.`);
      } else if (action === 'remove') {
        const next = present.current[index + 1] ?? present.current[index - 1];
        focusOn.current = next ? { uid: uidOf(next, index), selector: 'summary' } : null;
        change({ kind: 'remove', list: 'blocks', at: index });
        say(`“${name}” removed.`);
      } else {
        const to = action === 'up' ? index - 1 : index + 1;
        if (to < 0 || to >= present.current.length) return;
        const isOnSummary = document.activeElement?.matches('summary');
        focusOn.current = { uid: uidOf(block, index), selector: isOnSummary ? 'summary' : `[data-block-action="${action}"]` };
        change({ kind: 'move', list: 'blocks', from: index, to });
        say(`“${name}” moved to position ${to + 1} of ${present.current.length}.`);
      }
    },
    [change, say],
  );

  const add = (form: BlockForm, at: number) => {
    const block = newBlock(form);
    setAdded(uidOf(block, 0));
    focusOn.current = { uid: uidOf(block, 0), selector: 'summary' };
    change({ kind: 'insert', list: 'blocks', at, item: block });
    say(`${form.title} added.`);
  };

  const drag = useOrderDrag(blocks.length, 'down', (from, to) => {
    const block = present.current[from];
    if (!block) return;
    focusOn.current = { uid: uidOf(block, from), selector: 'summary' };
    change({ kind: 'move', list: 'blocks', from, to });
    say(`“${titleOf(block) || `Block ${from + 1}`}” moved to position ${to + 1} of ${present.current.length}.`);
  });

  const faulty = new Set(Object.keys(faults).map((path) => /^blocks\.(\d+)/.exec(path)?.[1]));
  return (
    <div className={styles.blocks}>
      <ol ref={list} className={styles.list} {...drag.list}>
        {blocks.map((block, i) => (
          <BlockCard
            key={uidOf(block, i)}
            block={block}
            form={forms.find(({ type }) => type === block.type)}
            index={i}
            count={blocks.length}
            isFaulty={faulty.has(String(i))}
            isNew={uidOf(block, i) === added}
            dropLine={drag.lineAt(i)}
            onAction={onAction}
          />
        ))}
      </ol>
      {blocks.length === 0 && <p className={styles.empty}>This page has no blocks yet. Start with a banner.</p>}
      <AddBlock forms={forms} blocks={blocks} onAdd={add} />
    </div>
  );
}
