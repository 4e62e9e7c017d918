import type { MouseEvent } from 'react';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { Button, IconButton, LinkButton } from '../../ui/form/button.tsx';
import type { Change, Draft } from './draft.ts';
import { Redo, Undo } from './icons.tsx';
import styles from './toolbar.module.css';

interface ToolbarProps {
  draft: Draft;
  base: { readonly number: number; readonly savedAt: string; readonly savedBy: string };
  isDirty: boolean;
  isSaving: boolean;
  /** The last announcement. */
  said: string;
  formId: string;
  previewHref: string;
  change(change: Change): void;
  save(): Promise<boolean>;
}

/** The draft's state and actions; sticks to the top of the page. */
export function Toolbar({ draft, base, isDirty, isSaving, said, formId, previewHref, change, save }: ToolbarProps) {
  const savedFirst = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isDirty) return;
    event.preventDefault();
    if (await save()) location.assign(previewHref);
  };
  return (
    <div className={styles.bar}>
      <p className={styles.state}>
        <span>{isDirty ? 'Unsaved changes' : `Draft, version ${base.number}`}</span>
        <span className={styles.quiet}>{isDirty ? `since version ${base.number}` : `${base.savedBy}, ${shopMomentOf(base.savedAt)}`}</span>
      </p>
      <p className={styles.said} role="status">
        {said}
      </p>
      <div className={styles.actions}>
        <IconButton label="Undo" icon={<Undo size={20} />} disabled={draft.past.length === 0} onClick={() => change({ kind: 'undo' })} />
        <IconButton label="Redo" icon={<Redo size={20} />} disabled={draft.future.length === 0} onClick={() => change({ kind: 'redo' })} />
        <LinkButton href={previewHref} variant="secondary" size="small" onClick={savedFirst}>
          Preview
        </LinkButton>
        <Button type="submit" form={formId} size="small" busy={isSaving} variant={isDirty ? 'primary' : 'secondary'}>
          Save draft
        </Button>
      </div>
    </div>
  );
}
