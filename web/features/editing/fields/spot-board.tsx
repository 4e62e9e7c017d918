import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import type { ListForm } from '../../../../contract/content/form.schemas.ts';
import { own } from '../../../../contract/values/own.ts';
import { isPlainRecord, type Plain, recordOf } from '../../../../contract/values/plain.ts';
import { Image } from '../../../ui/image.tsx';
import type { Picture } from '../blocks.ts';
import { useEditing } from '../editing-context.ts';
import { joined } from '../paths.ts';
import styles from './spot-board.module.css';

interface SpotBoardProps {
  form: ListForm;
  /** Path of the list of spots. */
  path: string;
  spots: readonly Plain[];
  picture: Picture;
}

/** A position on the image, in percent from the left and top edge, rounded to a tenth. */
interface Place {
  readonly x: number;
  readonly y: number;
}
const within = (percent: number): number => Math.round(Math.min(100, Math.max(0, percent)) * 10) / 10;

const steps: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * The image with its spots: a click adds one and asks for its product; a spot is moved by dragging, or by arrow keys in steps of one percent. The
 * fields with exact numbers stay below.
 */
export function SpotBoard({ form, path, spots, picture }: SpotBoardProps) {
  const { change, chooseProduct, products } = useEditing();
  const board = useRef<HTMLDivElement>(null);
  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Place => {
    const { left, top, width, height } = (board.current as HTMLElement).getBoundingClientRect();
    return { x: within(((clientX - left) / width) * 100), y: within(((clientY - top) / height) * 100) };
  };
  const add = (event: MouseEvent) => {
    // A key press has no position, so the spot starts in the middle.
    const place = event.detail === 0 ? { x: 50, y: 50 } : placeOf(event);
    change({ kind: 'insert', list: path, at: spots.length, item: { ...recordOf(form.blank), ...place } });
    chooseProduct(joined(joined(path, spots.length), 'product'));
  };
  const move = (at: number, place: Place) => change({ kind: 'set', path: joined(path, at), value: { ...recordOf(spots[at]), ...place } });
  const drag = (event: PointerEvent, at: number) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) move(at, placeOf(event));
  };
  const step = (event: KeyboardEvent, at: number, { x, y }: Place) => {
    const by = own(steps, event.key);
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(at, { x: within(x + by.x), y: within(y + by.y) });
  };
  const isFull = spots.length >= form.max;
  return (
    <div className={styles.frame}>
      <div className={styles.board} ref={board}>
        <button type="button" className={styles.ground} aria-label="Add spot on the image" onClick={add} disabled={isFull}>
          <Image image={{ ...picture, alt: '' }} span="gallery" />
        </button>
        {spots.map((spot, i) => {
          const { x = 0, y = 0, product } = recordOf(spot);
          const known = isPlainRecord(product) ? products[Number(product.product_id)] : undefined;
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: items have no names of their own
              key={i}
              type="button"
              className={styles.spot}
              style={{ left: `${within(Number(x) || 0)}%`, top: `${within(Number(y) || 0)}%` }}
              aria-label={`Spot ${i + 1}, ${known?.name ?? 'no product selected'}: move with the arrow keys`}
              title={known?.name}
              onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
              onPointerMove={(event) => drag(event, i)}
              onKeyDown={(event) => step(event, i, { x: Number(x) || 0, y: Number(y) || 0 })}
            >
              {i + 1}
            </button>
          );
        })}
      </div>
      <p className={styles.hint}>
        {isFull ? `An image can have up to ${form.max} spots.` : 'Click the image to add a spot. Drag a spot to move it.'}
      </p>
    </div>
  );
}
