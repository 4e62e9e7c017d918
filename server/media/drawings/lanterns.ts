import { dark } from './lighting.ts';
import { n } from './path.ts';
import { globe } from './shades.ts';
import { drawnSize } from './sizes.ts';
import { Stage } from './stage.ts';
import type { KindFunction, Skin } from './studio.ts';

export const lantern: KindFunction = (drawing, ink) => {
  const { width, height } = drawnSize(drawing);
  const variant = ink.variant(6);
  const stage = new Stage(ink, { width, depth: width, height: height * 1.16 }, { pitch: 13, yaw: 30 });
  const skin = ink.main.material === 'linen' || ink.main.material === 'glass' ? dark : ink.main;
  const round = variant % 2 === 1;
  const bars = variant === 5 ? 5 : 8;
  const [r, top] = [width / 2, height * 0.8];
  const pane: Skin = { material: 'glass', color: '#dfe5e2' };
  if (round) {
    stage.turned(
      0,
      0,
      [
        [1, r],
        [0, r],
      ],
      skin,
    );
    stage.turned(
      0,
      0,
      [
        [height * 0.42, r * 0.34],
        [1, r * 0.34],
      ],
      { material: 'wax', color: '#f3ead8' },
    );
    globe(stage, ink, 0, height * 0.48, 0, 0.8);
    for (let i = 0; i < bars; i += 1) {
      const angle = (i / bars) * Math.PI * 2 + 0.2;
      stage.tube(
        [
          [Math.cos(angle) * r * 0.9, 1, Math.sin(angle) * r * 0.9],
          [Math.cos(angle) * r * (variant === 3 ? 1.08 : 0.9), top * 0.5, Math.sin(angle) * r * (variant === 3 ? 1.08 : 0.9)],
          [Math.cos(angle) * r * 0.9, top, Math.sin(angle) * r * 0.9],
        ],
        0.22,
        skin,
        { curved: true },
      );
    }
    stage.turned(
      0,
      0,
      [
        [height, r * 0.12],
        [height * 0.92, r * 0.4],
        [top + 0.6, r * 0.96],
        [top, r],
      ],
      skin,
    );
  } else {
    stage.box({ w: width, h: 1, d: width }, skin);
    stage.turned(
      0,
      0,
      [
        [height * 0.44, r * 0.36],
        [1, r * 0.36],
      ],
      { material: 'wax', color: '#f3ead8' },
    );
    globe(stage, ink, 0, height * 0.5, 0, 0.9);
    for (const sx of [-1, 1])
      for (const sz of [-1, 1]) stage.box({ x: sx * (r - 0.5), y: 1, z: sz * (r - 0.5), w: 0.7, h: top - 1, d: 0.7 }, skin);
    const [a, b, c, d] = [
      stage.project(-r + 0.6, top, r - 0.4),
      stage.project(r - 0.6, top, r - 0.4),
      stage.project(r - 0.6, 1, r - 0.4),
      stage.project(-r + 0.6, 1, r - 0.4),
    ];
    stage.add(
      { y: 1, z: r - 0.3, w: width - 1.4, h: top - 1, d: 0.1 },
      `<g opacity=".5">${ink.form(
        `M${a}L${b}L${c}L${d}Z`.replace(/-?\d+\.\d+/g, (value) => n(Number(value))),
        pane,
      )}</g>`,
    );
    if (variant === 2)
      for (const level of [top * 0.36, top * 0.68])
        stage.tube(
          [
            [-r + 0.5, level, r - 0.3],
            [r - 0.5, level, r - 0.3],
          ],
          0.2,
          skin,
        );
    stage.box({ y: top, w: width, h: 0.9, d: width }, skin);
    stage.box({ y: top + 0.9, w: width * 0.7, h: height * 0.08, d: width * 0.7 }, skin);
    stage.box({ y: top + 0.9 + height * 0.08, w: width * 0.34, h: height * 0.05, d: width * 0.34 }, skin);
  }
  const grip = height * (round ? 0.98 : 0.93);
  stage.tube(
    [
      [-r * 0.34, grip, 0],
      [-r * 0.3, height * 1.1, 0],
      [0, height * 1.16, 0],
      [r * 0.3, height * 1.1, 0],
      [r * 0.34, grip, 0],
    ],
    0.24,
    variant === 4 ? { material: 'leather', color: '#8a5a3c' } : skin,
    { curved: true },
  );
  return stage.done();
};
