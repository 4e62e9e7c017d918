import { type KeyboardEvent, type MouseEvent, useId } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { classes } from '../../../ui/classes.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Image } from '../../../ui/image.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { focusOf } from './focus.ts';
import { FocusField } from './focus-field.tsx';
import styles from './picture-item.module.css';
import type { PictureForm, VariationForm } from './product-form.ts';
import { showsWords } from './shows.ts';
import { ShowsField } from './shows-field.tsx';

interface PictureItemProps {
  readonly picture: PictureForm;
  readonly index: number;
  readonly count: number;
  readonly variations: readonly VariationForm[];
  /** Instead of a missing alt text. */
  readonly name: string;
  readonly isOpen: boolean;
  readonly dropLine: 'before' | 'after' | undefined;
  onToggle(): void;
  onChange(change: Partial<PictureForm>): void;
  onMove(to: number): void;
  onRemove(): void;
}

/** A picture in the grid, and below its row, once it is opened, all that can be set about it. */
export function PictureItem({ picture, index, count, isOpen, dropLine, onToggle, onMove, onRemove, ...more }: PictureItemProps) {
  const id = useId();
  const place = index + 1;
  const { variations, name, onChange } = more;
  const point = focusOf(picture.focus);
  const { focus: _, ...shown } = picture;
  const words = showsWords(picture.shows);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    onToggle();
  };
  const moveByKey = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowLeft' || event.key === 'ArrowUp' ? -1 : event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || by === 0) return;
    event.preventDefault();
    onMove(index + by);
  };
  const row = `p${index}`;
  return (
    <li className={styles.item}>
      {/* A link, so that it can be dragged in every browser, and leads to its fields without script. */}
      <a
        className={styles.tile}
        href={`#${id}`}
        draggable
        data-order={index}
        data-drop={dropLine}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
        onClick={open}
        onKeyDown={moveByKey}
      >
        <Image image={{ ...shown, url: picture.src, ...(point && { focus: point }) }} alt="" ratio="square" className={styles.thumb} />
        <span className={styles.words}>
          <VisuallyHidden>Picture </VisuallyHidden>
          {place}
          {words && ` · ${words}`}
        </span>
        {index === 0 && (
          <span className={styles.main}>
            <Badge>Main</Badge>
          </span>
        )}
      </a>
      <fieldset id={id} className={classes(styles.details, !isOpen && styles.closed)} aria-label={`Picture ${place}`}>
        {(['src', 'width', 'height', 'tint', 'view', 'focus'] as const).map((field) => (
          <input key={field} type="hidden" name={`${row}.${field}`} value={picture[field]} />
        ))}
        <input type="hidden" name={`${row}.place`} value={place} />
        <FocusField picture={picture} place={place} onChange={(focus) => onChange({ focus })} />
        <div className={styles.fields}>
          <Field
            label={`Alt text of picture ${place}`}
            name={`${row}.alt`}
            autoComplete="off"
            maxLength={300}
            placeholder={name || 'What it shows'}
            defaultValue={picture.alt}
          />
          <ShowsField
            shows={picture.shows}
            variations={variations}
            name={`${row}.shows`}
            place={place}
            onChange={(shows) => onChange({ shows })}
          />
          <div className={styles.moves}>
            <Button variant="secondary" size="small" disabled={index === 0} onClick={() => onMove(index - 1)}>
              Move earlier<VisuallyHidden>: picture {place}</VisuallyHidden>
            </Button>
            <Button variant="secondary" size="small" disabled={place === count} onClick={() => onMove(index + 1)}>
              Move later<VisuallyHidden>: picture {place}</VisuallyHidden>
            </Button>
            <Button variant="quiet" size="small" onClick={onRemove}>
              Remove<VisuallyHidden> picture {place}</VisuallyHidden>
            </Button>
          </div>
        </div>
      </fieldset>
    </li>
  );
}
