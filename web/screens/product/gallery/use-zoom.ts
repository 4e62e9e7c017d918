import { type PointerEvent, useCallback, useRef, useState } from 'react';
import { moved, whole, type Zoom, zoomedAt } from './zoom.ts';

/** The scale of a double tap or the zoom button. */
const tapped = 2.5;
const tapPause = 300;

interface Finger {
  x: number;
  y: number;
}

/** Zooms a picture by pinch, double tap or wheel, and pans it while zoomed; returns handlers for its frame, inactive unless `on`. */
export function useZoom(on: boolean) {
  const [zoom, setZoom] = useState<Zoom>(whole);
  const fingers = useRef(new Map<number, Finger>());
  const lastTap = useRef(0);

  const pointIn = (frame: Element, { x, y }: Finger) => {
    const box = frame.getBoundingClientRect();
    return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
  };
  const down = (event: PointerEvent<HTMLElement>) => {
    if (!on) return;
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (zoom.scale > 1 || fingers.current.size > 1) event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const frame = event.currentTarget;
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (other) {
      const grown = Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
      const middle = pointIn(frame, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
      setZoom((old) => zoomedAt(old, old.scale * grown, middle, frame.getBoundingClientRect()));
    } else {
      setZoom((old) => (old.scale > 1 ? moved(old, { x: now.x - before.x, y: now.y - before.y }, frame.getBoundingClientRect()) : old));
    }
  };
  const up = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId);
    if (!on || event.type !== 'pointerup' || fingers.current.size > 0) return;
    const again = event.timeStamp - lastTap.current < tapPause;
    lastTap.current = again ? 0 : event.timeStamp;
    if (again) toggle(event.currentTarget, { x: event.clientX, y: event.clientY });
  };
  const toggle = (frame: Element, at?: Finger) => {
    const point = at ? pointIn(frame, at) : { x: 0, y: 0 };
    setZoom((old) => (old.scale > 1 ? whole : zoomedAt(whole, tapped, point, frame.getBoundingClientRect())));
  };
  const reset = useCallback(() => setZoom(whole), []);

  return {
    zoom,
    toggle,
    reset,
    handlers: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up },
  };
}
