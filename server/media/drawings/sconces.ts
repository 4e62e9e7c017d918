import { n } from './path.ts';
import { globe, halo, lampSkins, lampshade } from './shades.ts';
import { drawnSize } from './sizes.ts';
import { Stage } from './stage.ts';
import type { KindFunction } from './studio.ts';

export const sconce: KindFunction = (drawing, ink) => {
  const { width, height } = drawnSize(drawing);
  const variant = ink.variant(6);
  const stage = new Stage(ink, { width, depth: width, height }, { pitch: 4, yaw: 22 });
  const { body, shade } = lampSkins(ink);
  const r = width * 0.42;
  const plate = stage.project(0, height * 0.36, -width / 2);
  const u = stage.camera.unit([0, height * 0.4, 0]);
  const wall = `M${n(plate[0] - r * 0.5 * u)} ${n(plate[1] - r * 0.72 * u)}h${n(r * u)}v${n(r * 1.44 * u)}h${n(-r * u)}Z`;
  stage.add(
    { y: height * 0.2, z: -width / 2, w: r, h: height * 0.3, d: 0.2 },
    halo(ink, plate[0], plate[1] - height * 0.2 * u, height * u * 0.62) +
      ink.drop(wall, 8, 12, 8) +
      ink.form(wall, body, { light: 'flat' }),
  );
  const z = width * 0.1;
  stage.tube(
    [
      [0, height * 0.34, -width / 2 + 0.2],
      [0, height * 0.3, 0],
      [0, height * 0.42, z],
    ],
    0.4,
    body,
    { curved: true },
  );
  stage.turned(
    0,
    z,
    [
      [height * 0.5, 0.7],
      [height * 0.46, 1.1],
      [height * 0.42, 0.5],
    ],
    body,
  );
  const [low, high] = [height * 0.47, height];
  if (variant === 1 || variant === 4) globe(stage, ink, 0, low + r * 0.9, z, r * 0.9, variant === 4);
  else if (variant === 2)
    lampshade(
      stage,
      ink,
      0,
      z,
      [
        [high, r * 0.96],
        [low, r * 0.5],
      ],
      shade,
    );
  else if (variant === 3)
    lampshade(
      stage,
      ink,
      0,
      z,
      [
        [high, r * 0.42],
        [low * 0.3, r * 0.42],
      ],
      body.material === 'linen' ? body : shade,
    );
  else
    lampshade(
      stage,
      ink,
      0,
      z,
      [
        [high, r * (variant === 0 ? 0.62 : 0.9)],
        [low, r],
      ],
      shade,
    );
  return stage.done({ shadow: false });
};
