import { mix, tone } from './color.ts';
import { stand } from './legs.ts';
import { at, type Point, smooth } from './path.ts';
import { drawnSize } from './sizes.ts';
import { Stage } from './stage.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';

export const mattress: KindFunction = (drawing, ink) => {
  const extent = drawnSize(drawing);
  const { width, depth, height } = extent;
  const variant = ink.variant(6);
  const base = variant % 2 === 0 ? 0 : 7;
  const tall = height + base;
  const stage = new Stage(ink, { width, depth, height: tall }, { yaw: 34, pitch: 19 });
  const { main } = ink;
  const border: Skin = { material: 'linen', color: variant === 0 || variant === 3 ? mix(main.color, '#8d8577', 0.35) : main.color };
  if (base > 0) {
    stand(stage, 'splayed', { width, depth, height: base - 2, skin: { material: 'oak', color: ink.accent }, inset: 4, thick: 2.6 });
    stage.box({ y: base - 2.6, w: width + 1, h: 2.6, d: depth + 1 }, { material: 'oak', color: ink.accent });
  }
  stage.soft({ y: base, w: width, h: height * 0.62, d: depth }, border, { radius: 2, puff: 0.1, piped: true });
  stage.soft({ y: base + height * 0.6, w: width, h: height * 0.4, d: depth }, main, { radius: 2.2, puff: 0.2, piped: true });
  stage.add({ y: tall + 0.01, w: width - 2, h: 0.1, d: depth - 2 }, quilting(stage, ink, width, depth, tall, variant));
  return stage.done();
};

/** The stitched pattern of a mattress top: diamonds, waves or squares. */
function quilting(stage: Stage, ink: Ink, width: number, depth: number, y: number, variant: number): string {
  const [x, z] = [width / 2 - 2.5, depth / 2 - 2.5];
  let path = '';
  const count = 7;
  for (let i = 1; i < count; i += 1) {
    const [u, w] = [-x + (i / count) * 2 * x, -z + (i / count) * 2 * z];
    if (variant % 3 === 1)
      path += smooth(Array.from({ length: 9 }, (_, k): Point => stage.project(u + (k % 2 === 0 ? 1.6 : -1.6), y, -z + (k / 8) * 2 * z)));
    else if (variant % 3 === 2)
      path += `M${at(stage.project(u, y, -z))}L${at(stage.project(u, y, z))}M${at(stage.project(-x, y, w))}L${at(stage.project(x, y, w))}`;
    else
      path += `M${at(stage.project(u, y, -z))}L${at(stage.project(x, y, z - (2 * z * i) / count))}M${at(stage.project(u, y, z))}L${at(stage.project(-x, y, -z + (i / count) * 2 * z))}M${at(stage.project(-x, y, w))}L${at(stage.project(x - (2 * x * i) / count, y, z))}M${at(stage.project(u, y, -z))}L${at(stage.project(-x, y, -z + (2 * z * i) / count))}`;
  }
  return `${ink.line(path, tone(ink.main.color, -0.1), 2, 0.55)}<g transform="translate(1 1.8)">${ink.line(path, '#fff', 1.6, 0.5)}</g>`;
}
