import type { Place } from './camera.ts';
import type { Point } from './path.ts';
import { globe, lampSkins, lampshade } from './shades.ts';
import { drawnSize } from './sizes.ts';
import { Stage } from './stage.ts';
import type { KindFunction } from './studio.ts';

export const floorLamp: KindFunction = (drawing, ink) => {
  const extent = drawnSize(drawing);
  const { height } = extent;
  const variant = ink.variant(6);
  const r = Math.max(7, extent.width / 2);
  const reach = variant === 1 ? r * 4.4 : r * 2.2;
  const stage = new Stage(ink, { width: reach, depth: r * 2, height }, { pitch: 8 });
  const { shade, body } = lampSkins(ink);
  const foot = (x: number): void =>
    stage.turned(
      x,
      0,
      [
        [1.1, r * 0.3],
        [0.9, r * 0.56],
        [0, r * 0.58],
      ],
      body,
    );
  if (variant === 0) {
    for (const angle of [0.5, 2.7, 4.6])
      stage.rod(
        [Math.cos(angle) * 1.2, height * 0.76, Math.sin(angle) * 1.2],
        [Math.cos(angle) * r, 0, Math.sin(angle) * r],
        0.62,
        0.5,
        body,
      );
    stage.turned(
      0,
      0,
      [
        [height * 0.78, 1],
        [height * 0.74, 1.6],
      ],
      body,
    );
    lampshade(
      stage,
      ink,
      0,
      0,
      [
        [height, r * 0.78],
        [height - r * 1.4, r],
      ],
      shade,
    );
  } else if (variant === 1) {
    const x0 = -reach * 0.38;
    foot(x0);
    const arc: Place[] = [
      [x0, 1, 0],
      [x0, height * 0.5, 0],
      [x0 + r * 0.5, height * 0.86, 0],
      [x0 + r * 1.7, height - 1, 0],
      [reach * 0.22, height * 0.93, 0],
      [reach * 0.34, height * 0.8, 0],
    ];
    stage.tube(arc, 0.42, body, { curved: true });
    const cap: Point[] = [
      [height * 0.81, r * 0.16],
      [height * 0.77, r * 0.62],
      [height * 0.68, r * 0.8],
    ];
    lampshade(
      stage,
      ink,
      reach * 0.34,
      0,
      cap,
      body.material === 'metal' || body.material === 'steel' || body.material === 'brass' ? shade : body,
    );
  } else if (variant === 2) {
    foot(0);
    stage.rod([0, height * 0.82, 0], [0, 1, 0], 0.45, 0.45, body);
    lampshade(
      stage,
      ink,
      0,
      0,
      [
        [height, r * 0.42],
        [height - r * 1.3, r],
      ],
      shade,
    );
  } else if (variant === 3) {
    foot(0);
    stage.rod([0, height * 0.88, 0], [0, 1, 0], 0.42, 0.42, body);
    stage.turned(
      0,
      0,
      [
        [height - r * 1.28, 1.6],
        [height - r * 1.5, 0.8],
      ],
      body,
    );
    globe(stage, ink, 0, height - r * 0.66, 0, r * 0.66);
  } else if (variant === 4) {
    foot(-r * 0.5);
    stage.rod([-r * 0.5, height * 0.9, 0], [-r * 0.5, 1, 0], 0.42, 0.42, body);
    stage.tube(
      [
        [-r * 0.5, height * 0.9, 0],
        [r * 0.2, height * 0.97, 0],
        [r * 0.62, height * 0.93, 0],
      ],
      0.4,
      body,
      { curved: true },
    );
    lampshade(
      stage,
      ink,
      r * 0.62,
      0,
      [
        [height * 0.94, r * 0.2],
        [height * 0.91, r * 0.3],
        [height * 0.84, r * 0.58],
      ],
      body,
    );
  } else {
    stage.turned(
      0,
      0,
      [
        [1.2, r * 0.62],
        [0, r * 0.62],
      ],
      body,
    );
    lampshade(
      stage,
      ink,
      0,
      0,
      [
        [height, r * 0.5],
        [height * 0.75, r * 0.62],
        [height * 0.5, r * 0.64],
        [height * 0.25, r * 0.62],
        [1.6, r * 0.54],
      ],
      { material: 'paper', color: shade.color },
    );
  }
  return stage.done();
};
