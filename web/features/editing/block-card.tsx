import { memo, useEffect, useState } from 'react';
import type { BlockForm } from '../../../contract/content/forms.schemas.ts';
import { pictureAt } from '../../../contract/values/pictures.ts';
import { type PlainRecord, recordOf } from '../../../contract/values/plain.ts';
import { Badge } from '../../ui/badge.tsx';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { IconButton } from '../../ui/form/button.tsx';
import { ChevronDown } from '../../ui/icons/icons.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './block-card.module.css';
import { pictureIn, titleOf } from './blocks.ts';
import { Fields } from './fields/fields.tsx';
import { Fold } from './fold.tsx';
import { ArrowDown, ArrowUp, Copy, Trash } from './icons.tsx';
import { kindIcon } from './kind-icons.tsx';

/** Fields for visibility and spacing, which are folded away. */
const around: readonly string[] = [
  'title',
  'tid',
  'tid_base',
  'banner_id',
  'margins',
  'visibility',
  'visibility_dates',
  'banner_visibility_dates',
];

export type BlockAction = 'up' | 'down' | 'duplicate' | 'remove';

interface BlockCardProps {
  block: PlainRecord;
  /** Undefined for an unknown block type, which is kept and can be moved and removed. */
  form: BlockForm | undefined;
  index: number;
  count: number;
  /** A field has an error. */
  isFaulty: boolean;
  isNew: boolean;
  /** The edge at which a dragged block would land. */
  dropLine: 'before' | 'after' | undefined;
  onAction(action: BlockAction, index: number): void;
}

/** A block in the list: its title and actions, and its fields when open. */
export const BlockCard = memo(function BlockCard({ block, form, index, count, isFaulty, isNew, dropLine, onAction }: BlockCardProps) {
  const [isOpen, setOpen] = useState(isNew || isFaulty);
  useEffect(() => {
    if (isFaulty) setOpen(true);
  }, [isFaulty]);
  const type = form?.title ?? String(block.type);
  const title = titleOf(block);
  const name = title || type;
  const picture = pictureIn(block);
  const Kind = kindIcon(String(block.type));
  const path = `blocks.${index}`;
  const own = form?.fields.filter((field) => !around.includes(field.name)) ?? [];
  const others = form?.fields.filter((field) => around.includes(field.name)) ?? [];
  return (
    <li className={styles.card} data-faulty={isFaulty || undefined} data-order={index} data-drop={dropLine}>
      <div className={styles.actions}>
        <IconButton
          label={`Move “${name}” up`}
          icon={<ArrowUp size={18} />}
          data-block-action="up"
          disabled={index === 0}
          onClick={() => onAction('up', index)}
        />
        <IconButton
          label={`Move “${name}” down`}
          icon={<ArrowDown size={18} />}
          data-block-action="down"
          disabled={index === count - 1}
          onClick={() => onAction('down', index)}
        />
        <IconButton
          className={styles.seldom}
          label={`Duplicate “${name}”`}
          icon={<Copy size={18} />}
          onClick={() => onAction('duplicate', index)}
        />
        <IconButton
          className={styles.seldom}
          label={`Remove “${name}”`}
          icon={<Trash size={18} />}
          onClick={() => onAction('remove', index)}
        />
      </div>
      <details className={styles.details} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is pressed and focused like a button */}
        <summary
          className={styles.summary}
          draggable
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onKeyDown={(event) => moveByKey(event, index, onAction)}
        >
          <ChevronDown size={18} className={styles.mark} />
          <span className={styles.thumb}>
            {picture ? (
              <img src={pictureAt(picture.url, 96)} alt="" width="48" height="36" loading="lazy" draggable={false} />
            ) : (
              <Kind size={18} />
            )}
          </span>
          <span className={styles.words}>
            <span className={styles.title}>
              <VisuallyHidden>{`Block ${index + 1}: `}</VisuallyHidden>
              {title || <i>Untitled</i>}
            </span>
            <span className={styles.type}>{type}</span>
          </span>
          <span className={styles.marks}>
            {isFaulty && <Badge tone="sale">Needs attention</Badge>}
            {marksOf(block).map((mark) => (
              <Badge key={mark}>{mark}</Badge>
            ))}
          </span>
        </summary>
        <div className={styles.body}>
          {form ? (
            <>
              <Fields forms={own} path={path} value={block} />
              <Fold title="Visibility and spacing">
                <Fields forms={others} path={path} value={block} />
              </Fold>
            </>
          ) : (
            <p>This block type isn’t supported, so it isn’t shown on the page.</p>
          )}
        </div>
      </details>
    </li>
  );
});

function moveByKey(event: React.KeyboardEvent, index: number, onAction: BlockCardProps['onAction']): void {
  if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
  event.preventDefault();
  onAction(event.key === 'ArrowUp' ? 'up' : 'down', index);
}

/** Badges for limited visibility. */
function marksOf(block: PlainRecord): string[] {
  const dates = recordOf(block.visibility_dates ?? block.banner_visibility_dates);
  const { show_on_website: web = true, show_on_native_app: app = true } = recordOf(block.visibility);
  const marks: string[] = [];
  if (block.banner_enabled === false || (!web && !app)) marks.push('Hidden');
  else if (!web) marks.push('App only');
  else if (!app) marks.push('Website only');
  if (typeof dates.visible_start_date === 'string') marks.push(`From ${dayOf(dates.visible_start_date)}`);
  if (typeof dates.visible_end_date === 'string') marks.push(`Until ${dayOf(dates.visible_end_date)}`);
  return marks;
}

/** `Nov 27, 2026`. */
const dayOf = (iso: string): string => shopMomentOf(iso).split(', ').slice(0, 2).join(', ');
