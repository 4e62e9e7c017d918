import type { Place } from './camera.ts';
import { tone } from './color.ts';
import { tints } from './palette.ts';
import { n, type Point } from './path.ts';
import { globe, halo, lampSkins, lampshade } from './shades.ts';
import { drawnSize } from './sizes.ts';
import { Stage } from './stage.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';

const dark: Skin = { material: 'metal', color: tints.black };

const floorLamp: KindFunction = (drawing, ink) => {
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

/** Profiles of table-lamp feet, as shares of height and radius from the neck down. */
const feet: readonly (readonly Point[])[] = [
  [
    [1, 0.14],
    [0.92, 0.16],
    [0.78, 0.5],
    [0.55, 0.62],
    [0.3, 0.46],
    [0.12, 0.32],
    [0, 0.42],
  ],
  [
    [1, 0.1],
    [0.9, 0.12],
    [0.7, 0.52],
    [0.4, 0.7],
    [0.12, 0.52],
    [0, 0.4],
  ],
  [
    [1, 0.08],
    [0.14, 0.1],
    [0.1, 0.4],
    [0.06, 0.56],
    [0, 0.58],
  ],
  [
    [1, 0.12],
    [0.96, 0.3],
    [0.94, 0.36],
    [0.06, 0.36],
    [0, 0.34],
  ],
  [
    [1, 0.12],
    [0.88, 0.34],
    [0.76, 0.36],
    [0.64, 0.16],
    [0.5, 0.44],
    [0.34, 0.46],
    [0.2, 0.2],
    [0.1, 0.5],
    [0, 0.52],
  ],
  [
    [1, 0.1],
    [0.8, 0.2],
    [0.4, 0.44],
    [0.08, 0.62],
    [0, 0.62],
  ],
];

const tableLamp: KindFunction = (drawing, ink) => {
  const extent = drawnSize(drawing);
  const { width, height } = extent;
  const variant = ink.variant(6);
  const r = width / 2;
  const stage = new Stage(ink, { width, depth: width, height }, { pitch: 9 });
  const { shade, body } = lampSkins(ink);
  const neck = height * (variant === 2 ? 0.6 : 0.56);
  const profile = (feet[variant] ?? feet[0] ?? []).map(([v, s]): Point => [v * neck, s * r]);
  stage.turned(0, 0, profile, body);
  stage.rod([0, neck + height * 0.1, 0], [0, neck, 0], 0.34, 0.34, { material: 'brass', color: tints.brass });
  const low = neck + height * 0.03;
  if (variant === 3) globe(stage, ink, 0, neck + r * 0.86, 0, r * 0.86);
  else if (variant === 5)
    lampshade(
      stage,
      ink,
      0,
      0,
      [
        [height, r * 0.2],
        [height - (height - low) * 0.3, r * 0.66],
        [height - (height - low) * 0.65, r * 0.92],
        [low, r],
      ],
      shade,
    );
  else
    lampshade(
      stage,
      ink,
      0,
      0,
      [
        [height, r * (variant === 1 ? 0.86 : variant === 2 ? 0.44 : 0.66)],
        [low, r],
      ],
      shade,
    );
  cord(stage, ink);
  return stage.done();
};

/** The flex that runs off to the right along the table. */
function cord(stage: Stage, ink: Ink): void {
  const r = stage.extent.width / 2;
  const [x, y] = stage.project(r * 0.5, 0.2, -r * 0.1);
  stage.add(
    { x: r, y: 0.7, z: -r * 0.5, w: 0.1, h: 0.1, d: 0.1 },
    ink.line(
      `M${n(x)} ${n(y)}C${n(x + 60)} ${n(y + 6)} ${n(x + 70)} ${n(y - 22)} ${n(x + 150)} ${n(y - 14)}S${n(x + 300)} ${n(y - 4)} 810 ${n(y - 20)}`,
      '#6b5a45',
      2.6,
      0.85,
    ),
  );
}

const pendant: KindFunction = (drawing, ink) => {
  const extent = drawnSize(drawing);
  const { width, height } = extent;
  const variant = ink.variant(6);
  const stage = new Stage(ink, { width, depth: width, height: height * 1.5 }, { pitch: variant === 3 ? 4 : -5 });
  const r = width / 2;
  const { body, shade } = lampSkins(ink);
  const skin = ink.main.material === shade.material ? shade : body;
  const [x, y] = stage.project(0, height, 0);
  const rope = `<path d="M${n(x - 1.6)} 0h3.2V${n(y)}h-3.2Z" fill="#2f2a25"/>`;
  stage.add({ y: height, w: 0.5, h: height, d: 0.5 }, rope);
  stage.turned(
    0,
    0,
    [
      [height + 1.6, 0.8],
      [height + 0.4, 1],
      [height - 0.4, 1.1],
    ],
    { material: 'brass', color: ink.drawing.accent ?? tints.brass },
  );
  const shapes: readonly (readonly Point[])[] = [
    [
      [height, r * 0.1],
      [height * 0.92, r * 0.42],
      [height * 0.62, r * 0.76],
      [height * 0.25, r * 0.96],
      [0, r],
    ],
    [
      [height, r * 0.14],
      [height * 0.66, r * 0.2],
      [0, r],
    ],
    [
      [height, r * 0.98],
      [height * 0.5, r * 0.99],
      [0, r],
    ],
    [],
    [
      [height, r * 0.3],
      [height * 0.82, r * 0.78],
      [height * 0.5, r],
      [height * 0.2, r * 0.82],
      [0, r * 0.42],
    ],
    [
      [height, r * 0.16],
      [height * 0.84, r * 0.3],
      [height * 0.8, r * 0.34],
      [height * 0.4, r * 0.5],
      [height * 0.06, r * 0.9],
      [0, r * 0.96],
    ],
  ];
  if (variant === 3) globe(stage, ink, 0, height * 0.5, 0, Math.min(r, height * 0.5), ink.main.material === 'glass');
  else hanging(stage, ink, shapes[variant] ?? [], skin);
  return stage.done({ shadow: false });
};

/** A shade seen slightly from below: its lit mouth shows. */
function hanging(stage: Stage, ink: Ink, profile: readonly Point[], skin: Skin, x = 0, z = 0): void {
  const unit = stage.camera.unit([x, 0, z]);
  const screen = profile.map(([y, r]): Point => [stage.project(x, y, z)[1], r * unit]);
  const cx = stage.project(x, 0, z)[0];
  const mouth = screen[screen.length - 1] ?? [0, 1];
  const tilt = 0.1;
  const cloth = skin.material === 'linen' || skin.material === 'paper' || skin.material === 'rattan' || skin.material === 'cotton';
  const through = ink.radial(
    [
      [0, '#fff1c9', 0.85],
      [0.5, tints.glow, 0.4],
      [1, tints.glow, 0],
    ],
    0.5,
    0.6,
    0.55,
  );
  const light = ink.radial(
    [
      [0, '#fffdf2'],
      [0.5, '#fff0c8'],
      [1, '#e9cd96'],
    ],
    0.5,
    0.4,
    0.6,
  );
  const high = profile[0]?.[0] ?? 1;
  const wide = Math.max(...profile.map(([, r]) => r)) * 2;
  const outline = `M${n(cx)} ${n(screen[0]?.[0] ?? 0)}L${screen.map(([y, r]) => `${n(cx - r)} ${n(y)}`).join('L')}L${[...screen]
    .reverse()
    .map(([y, r]) => `${n(cx + r)} ${n(y)}`)
    .join('L')}Z`;
  const mouthPath = `M${n(cx - mouth[1])} ${n(mouth[0])}a${n(mouth[1])} ${n(mouth[1] * tilt)} 0 1 0 ${n(mouth[1] * 2)} 0a${n(mouth[1])} ${n(mouth[1] * tilt)} 0 1 0 ${n(-mouth[1] * 2)} 0Z`;
  const markup =
    halo(ink, cx, mouth[0] + 20, mouth[1] * 1.7) +
    ink.turned(cx, screen, skin, { tilt, open: false }) +
    (cloth ? `<path d="${outline}" fill="${through}"/>` : '') +
    `<path d="${mouthPath}" fill="${light}"/>` +
    ink.line(mouthPath, tone(skin.color, cloth ? 0.02 : -0.12), 2.4);
  stage.add({ x, y: 0, z, w: wide, h: high, d: wide }, markup);
}

const chandelier: KindFunction = (drawing, ink) => {
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

const sconce: KindFunction = (drawing, ink) => {
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

const lantern: KindFunction = (drawing, ink) => {
  const { width, height } = drawnSize(drawing);
  const variant = ink.variant(6);
  const stage = new Stage(ink, { width, depth: width, height: height * 1.16 }, { pitch: 13, yaw: 30 });
  const skin = ink.main.material === 'linen' || ink.main.material === 'glass' ? dark : ink.main;
  const round = variant % 2 === 1;
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
    for (let i = 0; i < 8; i += 1) {
      const angle = (i / 8) * Math.PI * 2 + 0.2;
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

const deskLamp: KindFunction = (drawing, ink) => {
  const { width, height } = drawnSize(drawing);
  const variant = ink.variant(6);
  const stage = new Stage(ink, { width: width * 1.1, depth: 8, height }, { pitch: 11, yaw: 16 });
  const { body } = lampSkins(ink);
  const x0 = -width * 0.28;
  stage.turned(
    x0,
    0,
    [
      [1, 2.4],
      [0.7, 3.6],
      [0, 3.7],
    ],
    variant === 4 ? { material: 'marble', color: '#efebe4' } : body,
  );
  const head: Place = [width * 0.34, height * (variant === 1 ? 0.6 : 0.8), 0];
  if (variant === 1 || variant === 4)
    stage.tube(
      [
        [x0, 1, 0],
        [x0, height * 0.7, 0],
        [x0 + width * 0.2, height * 0.97, 0],
        [width * 0.2, height * 0.9, 0],
        [head[0], head[1] + 2, 0],
      ],
      0.34,
      body,
      { curved: true },
    );
  else if (variant === 3) {
    stage.rod([x0, height * 0.8, 0], [x0, 1, 0], 0.36, 0.36, body);
    stage.tube(
      [
        [x0, height * 0.8, 0],
        [head[0], head[1] + 1, 0],
      ],
      0.34,
      body,
    );
  } else {
    const elbow: Place = [x0 - width * 0.2, height * 0.56, 0];
    for (const z of variant === 2 ? [-0.5, 0.5] : [0]) {
      stage.rod([elbow[0], elbow[1], z], [x0, 1, z], 0.36, 0.36, body);
      stage.rod([head[0] - 1.4, head[1] + 2, z], [elbow[0], elbow[1], z], 0.34, 0.34, body);
    }
    stage.turned(
      elbow[0],
      0,
      [
        [elbow[1] + 0.6, 0.7],
        [elbow[1] - 0.6, 0.7],
      ],
      { material: 'brass', color: tints.brass },
    );
  }
  hangingHead(stage, ink, head, body, variant);
  return stage.done();
};

/** The head of a desk lamp: a bell, a dome or a bar that throws its light down. */
function hangingHead(stage: Stage, ink: Ink, [x, y, z]: Place, skin: Skin, variant: number): void {
  const [cx, cy] = stage.project(x, y, z);
  const u = stage.camera.unit([x, y, z]);
  const beam = ink.radial([
    [0, '#ffeab8', 0.6],
    [1, '#ffeab8', 0],
  ]);
  const pool = `<ellipse cx="${n(cx)}" cy="${n(cy + y * u * 0.75)}" rx="${n(7 * u)}" ry="${n(y * u * 0.5)}" fill="${beam}"/>`;
  if (variant === 3) {
    const bar = `M${n(cx - 5 * u)} ${n(cy)}h${n(7 * u)}v${n(0.9 * u)}h${n(-7 * u)}Z`;
    stage.add(
      { x, y: y - 1, z, w: 10, h: 2, d: 2 },
      `${pool}${ink.form(bar, skin, { light: 'pipe' })}<path d="M${n(cx - 4.8 * u)} ${n(cy + 0.9 * u)}h${n(6.6 * u)}v${n(0.24 * u)}h${n(-6.6 * u)}Z" fill="#fff4d0"/>`,
    );
    return;
  }
  const wide = variant === 4 ? 3.6 : variant === 2 ? 3.2 : 2.9;
  const profile: Point[] =
    variant === 4
      ? [
          [cy - 2.6 * u, 0.4 * u],
          [cy - 2 * u, 2 * u],
          [cy - 0.8 * u, 3.2 * u],
          [cy, wide * u],
        ]
      : [
          [cy - 3.4 * u, 0.8 * u],
          [cy - 2.6 * u, 1.1 * u],
          [cy - 1.6 * u, 1.7 * u],
          [cy, wide * u],
        ];
  const mouth = `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(wide * u)}" ry="${n(wide * u * 0.16)}" fill="#fff3cd" stroke="${tone(skin.color, -0.12)}" stroke-width="2"/>`;
  const turn = variant === 1 ? 0 : -16;
  stage.add(
    { x, y: y - 1, z, w: wide * 2, h: 4, d: wide * 2 },
    `${pool}<g transform="rotate(${turn} ${n(cx)} ${n(cy - 2 * u)})">${ink.turned(cx, profile, skin, { tilt: 0.1, open: false })}${mouth}</g>`,
  );
}

export const lighting = { 'floor-lamp': floorLamp, 'table-lamp': tableLamp, pendant, chandelier, sconce, lantern, 'desk-lamp': deskLamp };
