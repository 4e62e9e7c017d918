import { tone } from './color.ts';
import { tints } from './palette.ts';
import { n, type Point } from './path.ts';
import { globe, halo, lampSkins } from './shades.ts';
import { drawnSize } from './sizes.ts';
import { Stage } from './stage.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';

export const pendant: KindFunction = (drawing, ink) => {
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
