import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { own } from '../../../../contract/values/own.ts';
import { IconButton } from '../../../ui/form/button.tsx';
import { ArrowLeft, ArrowRight } from '../../../ui/icons/icons.tsx';
import { Minus, Plus } from '../../../ui/icons/icons-goods.tsx';
import { Image } from '../../../ui/image.tsx';
import type { FullScreenProps } from './full-screen.ts';
import { FullScreenDialog } from './full-screen.tsx';
import styles from './picture-dialog.module.css';
import { useZoom } from './use-zoom.ts';

/**
 * The pictures in full screen, one by one: arrow keys, Home and End navigate, plus and minus zoom, Escape closes; fingers swipe, pinch and
 * double-tap.
 */
export default function PictureDialog({ pictures, name, zooms, open, index: given, onClose }: FullScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const swipe = useRef<number | null>(null);
  const [index, setIndex] = useState(given);
  const { zoom, toggle, reset, handlers } = useZoom(zooms);
  const last = pictures.length - 1;
  const picture = pictures[Math.min(index, last)];

  useEffect(() => {
    if (!open) return;
    setIndex(given);
    reset();
  }, [open, given, reset]);

  const go = (to: number) => {
    reset();
    setIndex(Math.min(Math.max(to, 0), last));
  };
  const zoomFrame = () => zooms && frame.current && toggle(frame.current);
  const keys: Record<string, () => void> = {
    ArrowLeft: () => go(index - 1),
    ArrowRight: () => go(index + 1),
    Home: () => go(0),
    End: () => go(last),
    '+': () => zoom.scale === 1 && zoomFrame(),
    '-': () => zoom.scale > 1 && zoomFrame(),
  };
  const press = (event: KeyboardEvent) => {
    const act = own(keys, event.key);
    if (!act) return;
    event.preventDefault();
    act();
  };
  /** A swipe is a sideways finger while the picture is not zoomed. */
  const swipeEnd = (x: number) => {
    const way = swipe.current === null || zoom.scale > 1 ? 0 : x - swipe.current;
    swipe.current = null;
    if (Math.abs(way) > 48) go(index + (way < 0 ? 1 : -1));
  };

  return (
    <FullScreenDialog
      dialog={dialog}
      open={open}
      label={`Pictures of ${name}`}
      title={
        <p className={styles.count} aria-live="polite">
          {index + 1} of {pictures.length}
          <span className={styles.words}> · {picture?.alt}</span>
        </p>
      }
      action={
        zooms && (
          <IconButton
            label={zoom.scale > 1 ? 'Zoom out' : 'Zoom in'}
            icon={zoom.scale > 1 ? <Minus size={22} /> : <Plus size={22} />}
            onClick={zoomFrame}
          />
        )
      }
      onClose={onClose}
      onKeyDown={press}
    >
      <div
        ref={frame}
        className={styles.frame}
        data-zooms={zooms || undefined}
        data-zoomed={zoom.scale > 1 || undefined}
        {...handlers}
        onPointerDown={(event) => {
          swipe.current = event.isPrimary ? event.clientX : null;
          handlers.onPointerDown(event);
        }}
        onPointerUp={(event) => {
          swipeEnd(event.clientX);
          handlers.onPointerUp(event);
        }}
      >
        {picture && (
          <div className={styles.picture} style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}>
            <Image key={picture.url} image={picture} span="full" priority="eager" />
          </div>
        )}
      </div>
      {last > 0 && (
        // Disabled for real, the one just pressed would get no more keys.
        <>
          <IconButton
            className={styles.back}
            label="Previous picture"
            icon={<ArrowLeft size={22} />}
            aria-disabled={index === 0 || undefined}
            onClick={() => go(index - 1)}
          />
          <IconButton
            className={styles.onward}
            label="Next picture"
            icon={<ArrowRight size={22} />}
            aria-disabled={index === last || undefined}
            onClick={() => go(index + 1)}
          />
        </>
      )}
    </FullScreenDialog>
  );
}
