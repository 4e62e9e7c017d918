import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import type { ListForm } from '../../../../contract/content/form.ts';
import { Image } from '../../../ui/image.tsx';
import type { Picture } from '../blocks.ts';
import { useEditing } from '../editing-context.ts';
import { isRecord, joined, type Plain } from '../paths.ts';
import styles from './spot-board.module.css';

interface SpotBoardProps {
  form: ListForm;
  /** Of the list of spots. */
  path: string;
  spots: readonly Plain[];
  picture: Picture;
}

/** A place on the picture, in per cent from its left and top edge; a tenth is as fine as a finger gets. */
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
 * The picture with its spots where they will be seen: a press on it adds one there and asks for its product, a spot is dragged or moved by
 * the arrow keys (one per cent). Their numbers stay below, for who knows them.
 */
export function SpotBoard({ form, path, spots, picture }: SpotBoardProps) {
  const { change, chooseProduct, products } = useEditing();
  const board = useRef<HTMLDivElement>(null);
  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Place => {
    const { left, top, width, height } = (board.current as HTMLElement).getBoundingClientRect();
    return { x: within(((clientX - left) / width) * 100), y: within(((clientY - top) / height) * 100) };
  };
  const add = (event: MouseEvent) => {
    // Pressed by a key it has no place: the middle, from where it can be moved.
    const place = event.detail === 0 ? { x: 50, y: 50 } : placeOf(event);
    change({ kind: 'insert', list: path, at: spots.length, item: { ...(form.blank as object), ...place } });
    chooseProduct(joined(joined(path, spots.length), 'product'));
  };
  const move = (at: number, place: Place) =>
    change({ kind: 'set', path: joined(path, at), value: { ...(spots[at] as object), ...place } as Plain });
  const drag = (event: PointerEvent, at: number) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) move(at, placeOf(event));
  };
  const step = (event: KeyboardEvent, at: number, { x, y }: Place) => {
    const by = steps[event.key];
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(at, { x: within(x + by.x), y: within(y + by.y) });
  };
  const isFull = spots.length >= form.max;
  return (
    <div className={styles.frame}>
      <div className={styles.board} ref={board}>
        <button type="button" className={styles.ground} aria-label="Add a spot" onClick={add} disabled={isFull}>
          <Image image={{ ...picture, alt: '' }} span="gallery" />
        </button>
        {spots.map((spot, i) => {
          const { x = 0, y = 0, product } = (isRecord(spot) ? spot : {}) as Partial<Place> & { product?: Plain };
          const known = isRecord(product) ? products[Number(product.product_id)] : undefined;
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: items have no names of their own
              key={i}
              type="button"
              className={styles.spot}
              style={{ left: `${within(Number(x) || 0)}%`, top: `${within(Number(y) || 0)}%` }}
              aria-label={`Spot ${i + 1}, ${known?.name ?? 'no product yet'}: move by the arrow keys`}
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
        {isFull ? `A picture has ${form.max} spots at the most.` : 'Press the picture where a spot is to be; drag one to move it.'}
      </p>
    </div>
  );
}
