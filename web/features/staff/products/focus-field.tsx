import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { type Point, pointAt, stepped } from '../../../ui/browser/point-on-picture.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Image } from '../../../ui/image.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { focusOf, focusText } from './focus.ts';
import styles from './focus-field.module.css';
import type { PictureForm } from './product-form.ts';

interface FocusFieldProps {
  readonly picture: PictureForm;
  /** Counts from 1. */
  readonly place: number;
  onChange(focus: string): void;
}

const middle: Point = { x: 50, y: 50 };

/** The whole picture, on which a click, dragging or the arrow keys set where its subject is. */
export function FocusField({ picture, place, onChange }: FocusFieldProps) {
  const frame = useRef<HTMLDivElement>(null);
  const point = focusOf(picture.focus) ?? middle;
  const set = (next: Point) => onChange(focusText(next));
  const click = (event: MouseEvent) => {
    // A key press has no position.
    set(event.detail === 0 ? middle : pointAt(frame.current as HTMLElement, event));
  };
  const drag = (event: PointerEvent) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) set(pointAt(frame.current as HTMLElement, event));
  };
  const step = (event: KeyboardEvent) => {
    const next = stepped(point, event);
    if (!next) return;
    event.preventDefault();
    set(next);
  };
  const { focus: _, ...whole } = picture;
  return (
    <div className={styles.field}>
      <div className={styles.frame} ref={frame}>
        <button type="button" className={styles.ground} aria-label={`Set the subject of picture ${place}`} onClick={click}>
          <Image image={{ ...whole, url: picture.src, alt: '' }} />
        </button>
        <button
          type="button"
          className={styles.point}
          style={{ left: `${point.x}%`, top: `${point.y}%` }}
          aria-label={`Subject of picture ${place}, ${point.x}% from the left, ${point.y}% from the top: move with the arrow keys`}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
          onKeyDown={step}
        />
      </div>
      <p className={styles.hint}>Click the subject: it stays in view where the shop crops the picture.</p>
      {picture.focus !== '' && (
        <Button variant="quiet" size="small" onClick={() => onChange('')}>
          Back to the middle<VisuallyHidden>: subject of picture {place}</VisuallyHidden>
        </Button>
      )}
    </div>
  );
}
