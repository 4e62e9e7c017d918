import type { Frame, Viewpoint } from './camera.ts';
import type { Drawing } from './kinds.ts';

/**
 * Where the camera stands for a view: from the right for the main picture, from the left and a little higher for the second
 * angle. The frame leaves a margin that survives a 4:5 crop.
 */
export function framing(drawing: Drawing, wish: Partial<Viewpoint>): { viewpoint: Viewpoint; frame: Frame } {
  const { yaw = 24, pitch = 13 } = wish;
  if (drawing.view === 'angle') {
    return { viewpoint: { yaw: -(yaw + 12), pitch: pitch + 5 }, frame: { cx: 400, cy: 430, width: 560, height: 570 } };
  }
  return { viewpoint: { yaw, pitch }, frame: { cx: 400, cy: 410, width: 606, height: 620 } };
}
