import type { Frame, Viewpoint } from './camera.ts';
import type { Drawing } from './kinds.ts';
import { settingFor } from './setting.ts';

/**
 * Where the camera stands for a view: from the right for the main picture, from the left and a little higher for the second
 * angle. The frame leaves a margin that survives a 4:5 crop, and room for the surroundings of the second picture.
 */
export function framing(drawing: Drawing, wish: Partial<Viewpoint>): { viewpoint: Viewpoint; frame: Frame } {
  const { yaw = 24, pitch = 13 } = wish;
  if (drawing.view === 'angle') {
    return { viewpoint: { yaw: -(yaw + 12), pitch: pitch + 5 }, frame: secondFrame(drawing) };
  }
  return { viewpoint: { yaw, pitch }, frame: { cx: 400, cy: 410, width: 606, height: 620 } };
}

function secondFrame(drawing: Drawing): Frame {
  const setting = settingFor(drawing.kind);
  if (setting === undefined) return { cx: 400, cy: 420, width: 570, height: 590 };
  if (setting === 'overhead') return { cx: 400, cy: 340, width: 430, height: 420 };
  if (setting === 'tabletop') return { cx: 440, cy: 366, width: 430, height: 500 };
  return { cx: 376, cy: 452, width: 500, height: 500 };
}
