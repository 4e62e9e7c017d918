/** A picture's position in its frame: `scale` 1 fills it; `x` and `y` move its centre, in pixels of the frame. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export const whole: Zoom = { scale: 1, x: 0, y: 0 };
export const closest = 4;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Limits the scale to one to four times, without a gap at an edge. */
export function bounded({ scale, x, y }: Zoom, frame: Size): Zoom {
  const kept = Math.min(Math.max(scale, 1), closest);
  const most = (length: number) => ((kept - 1) * length) / 2;
  const within = (value: number, limit: number) => Math.min(Math.max(value, -limit), limit) + 0;
  return { scale: kept, x: within(x, most(frame.width)), y: within(y, most(frame.height)) };
}

/** Zooms to a scale around a fixed point, given from the frame's centre. */
export function zoomedAt(zoom: Zoom, scale: number, point: { x: number; y: number }, frame: Size): Zoom {
  const kept = Math.min(Math.max(scale, 1), closest);
  const ratio = kept / zoom.scale;
  return bounded({ scale: kept, x: point.x - (point.x - zoom.x) * ratio, y: point.y - (point.y - zoom.y) * ratio }, frame);
}

export const moved = (zoom: Zoom, by: { x: number; y: number }, frame: Size): Zoom =>
  bounded({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, frame);
