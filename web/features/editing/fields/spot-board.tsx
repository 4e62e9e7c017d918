import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import type { ListForm } from '../../../../contract/content/form.schemas.ts';
import { isPlainRecord, type Plain, recordOf } from '../../../../contract/values/plain.ts';
import { type Point, pointAt, stepped } from '../../../ui/browser/point-on-picture.ts';
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

/** Points are rounded to a tenth of a percent. */
const within = (percent: number): number => Math.round(Math.min(100, Math.max(0, percent)) * 10) / 10;
const rounded = ({ x, y }: Point): Point => ({ x: within(x), y: within(y) });

/**
 * The image with its spots: a click adds one and asks for its product; a spot is moved by dragging, or by arrow keys in steps of one percent. The
 * fields with exact numbers stay below.
 */
export function SpotBoard({ form, path, spots, picture }: SpotBoardProps) {
  const { change, chooseProduct, products } = useEditing();
  const board = useRef<HTMLDivElement>(null);
  const placeOf = (pointer: MouseEvent): Point => rounded(pointAt(board.current as HTMLElement, pointer));
  const add = (event: MouseEvent) => {
    // A key press has no position, so the spot starts in the middle.
    const place = event.detail === 0 ? { x: 50, y: 50 } : placeOf(event);
    change({ kind: 'insert', list: path, at: spots.length, item: { ...recordOf(form.blank), ...place } });
    chooseProduct(joined(joined(path, spots.length), 'product'));
  };
  const move = (at: number, place: Point) => change({ kind: 'set', path: joined(path, at), value: { ...recordOf(spots[at]), ...place } });
  const drag = (event: PointerEvent, at: number) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) move(at, placeOf(event));
  };
  const step = (event: KeyboardEvent, at: number, place: Point) => {
    const next = stepped(place, event);
    if (!next) return;
    event.preventDefault();
    move(at, rounded(next));
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
