import type { Place } from './camera.ts';
import { tone } from './color.ts';
import { n } from './path.ts';
import { globe, lampSkins, lampshade } from './shades.ts';
import { drawnSize } from './sizes.ts';
import { Stage } from './stage.ts';
import type { KindFunction } from './studio.ts';

export const chandelier: KindFunction = (drawing, ink) => {
  const extent = drawnSize(drawing);
  const { width, height } = extent;
  const variant = ink.variant(6);
  const stage = new Stage(ink, { width, depth: width, height: height * 1.25 }, { pitch: variant === 2 ? 12 : 9 });
  const { body, shade } = lampSkins(ink);
  const r = width / 2;
  const [x, y] = stage.project(0, height * 0.9, 0);
  stage.add(
    { y: height * 0.9, w: 0.4, h: height, d: 0.4 },
    `<path d="M${n(x - 1.8)} 0h3.6V${n(y)}h-3.6Z" fill="${tone(body.color, -0.14)}"/>`,
  );
  const arms = variant === 1 ? 8 : variant === 4 ? 5 : 6;
  if (variant === 2 || variant === 5) {
    const ring = (radius: number, level: number): Place[] =>
      Array.from(
        { length: 25 },
        (_, i): Place => [Math.cos((i / 24) * Math.PI * 2) * radius, level, Math.sin((i / 24) * Math.PI * 2) * radius],
      );
    const rings =
      variant === 2
        ? [[r, height * 0.2]]
        : [
            [r, height * 0.36],
            [r * 0.66, height * 0.08],
          ];
    for (const [radius = r, level = 0] of rings) {
      stage.tube(ring(radius, level), 0.55, body, { curved: true });
      for (let i = 0; i < 3; i += 1)
        stage.tube(
          [
            [0, height * 0.92, 0],
            [Math.cos(i * 2.1 + 0.4) * radius, level, Math.sin(i * 2.1 + 0.4) * radius],
          ],
          0.14,
          body,
        );
      for (let i = 0; i < (radius === r ? 8 : 6); i += 1) {
        const angle = (i / (radius === r ? 8 : 6)) * Math.PI * 2 + 0.2;
        globe(stage, ink, Math.cos(angle) * radius, level + 1.6, Math.sin(angle) * radius, 1.5);
      }
    }
  } else {
    stage.turned(
      0,
      0,
      [
        [height * 0.92, 0.6],
        [height * 0.6, 0.8],
        [height * 0.5, 1.8],
        [height * 0.36, 2.2],
        [height * 0.26, 1],
        [height * 0.18, 0.5],
      ],
      body,
    );
    for (let i = 0; i < arms; i += 1) {
      const angle = (i / arms) * Math.PI * 2 + 0.3;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const place = (share: number, level: number): Place => [c * r * share, level * height, s * r * share];
      if (variant === 1 || variant === 4) stage.tube([place(0.06, 0.4), place(0.9, variant === 4 ? 0.2 + (i % 2) * 0.3 : 0.4)], 0.3, body);
      else stage.tube([place(0.06, 0.34), place(0.4, 0.18), place(0.75, 0.2), place(0.9, 0.4)], 0.32, body, { curved: true });
      const level = (variant === 4 ? 0.2 + (i % 2) * 0.3 : 0.4) * height;
      if (variant === 3)
        lampshade(
          stage,
          ink,
          c * r * 0.9,
          s * r * 0.9,
          [
            [level + 5, 1.3],
            [level + 0.8, 2.5],
          ],
          shade,
        );
      else if (variant === 0) {
        stage.turned(
          c * r * 0.9,
          s * r * 0.9,
          [
            [level + 4.4, 0.45],
            [level + 0.4, 0.5],
            [level + 0.3, 1.3],
            [level, 0.7],
          ],
          { material: 'wax', color: '#f6efe0' },
        );
        globe(stage, ink, c * r * 0.9, level + 5.2, s * r * 0.9, 0.95);
      } else globe(stage, ink, c * r * 0.9, level + 1.4, s * r * 0.9, 1.9);
    }
  }
  return stage.done({ shadow: false });
};
