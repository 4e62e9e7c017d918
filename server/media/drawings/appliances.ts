import { block, blockShadow, eyeAt, faceMatrix } from './block.ts';
import { tone } from './color.ts';
import { tube } from './handles.ts';
import { mug } from './mugs.ts';
import { tints } from './palette.ts';
import { ellipse, line, n, roundedRect } from './path.ts';
import { steel } from './steel.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';
import { glassware, vessel } from './vessels.ts';

/** Toasters, a blender, coffee machines and a stand mixer. */
export const smallAppliance: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const angle = drawing.view === 'angle';
  ink.bounds = { left: 150, top: 130, right: 650, bottom: 720 };
  const body = [toaster, blender, coffeeMaker, mixer, toaster, coffeeMaker][shape] ?? toaster;
  return body(ink, angle, shape);
};

function toaster(ink: Ink, angle: boolean, shape: number): string {
  const eye = eyeAt(angle ? 420 : 390, 590, angle ? 46 : 28, 20);
  const [w, h, d] = shape === 4 ? [520, 260, 180] : [440, 300, 220];
  const at = [-w / 2, 18, -d / 2] as const;
  const slots = [0.3, 0.66]
    .map((k) =>
      line(
        [
          eye(-w * 0.36, 18 + h, -d / 2 + d * k),
          eye(w * 0.36, 18 + h, -d / 2 + d * k),
          eye(w * 0.36, 18 + h, -d / 2 + d * (k + 0.14)),
          eye(-w * 0.36, 18 + h, -d / 2 + d * (k + 0.14)),
        ],
        true,
      ),
    )
    .join('');
  const toast = (k: number): string => {
    const [x, y] = eye(-w * 0.3, 18 + h, -d / 2 + d * k);
    const far = eye(w * 0.3, 18 + h, -d / 2 + d * k);
    const outline = `M${n(x)} ${n(y)}L${n(x)} ${n(y - 60)}Q${n(x + 6)} ${n(y - 92)} ${n(x + 46)} ${n(y - 80)}L${n(far[0] - 40)} ${n(far[1] - 84)}Q${n(far[0])} ${n(far[1] - 88)} ${n(far[0])} ${n(far[1] - 54)}L${n(far[0])} ${n(far[1])}Z`;
    return ink.form(outline, { material: 'linen', color: '#d9a868' }, { light: 'top' }) + ink.line(outline.replace('Z', ''), '#94602f', 8);
  };
  const lever = block(ink, eye, [w / 2, 190, -24], [18, 16, 48], { skin: { material: 'plastic', color: tints.black }, round: 4 });
  const dialAt = eye(w / 2, 80, 0);
  const dial = ink.form(ellipse(dialAt[0], dialAt[1], 15, 24), { material: 'steel', color: tints.steel }, { light: 'round' });
  const plate = block(ink, eye, [-w / 2 + 8, 0, -d / 2 + 8], [w - 16, 20, d - 16], {
    skin: { material: 'plastic', color: tints.black },
    round: 6,
    grain: 0,
  });
  const brand = ink.line(line([eye(-w * 0.1, 60, -d / 2), eye(w * 0.1, 60, -d / 2)]), tone(ink.main.color, 0.2), 4, 0.6);
  return (
    blockShadow(ink, eye, [-w / 2, -d / 2], [w, d]) +
    plate +
    block(ink, eye, at, [w, h, d], { round: 52, grain: 0 }) +
    `<path d="${slots}" fill="#2b2622"/>` +
    (angle || shape === 0 ? toast(0.38) + toast(0.74) : '') +
    lever +
    dial +
    brand
  );
}

function blender(ink: Ink, angle: boolean): string {
  const cx = angle ? 330 : 400;
  const base = 715;
  const foot = vessel(
    ink,
    {
      cx,
      base,
      height: 210,
      profile: [
        [0, 0.44],
        [0.14, 0.5],
        [0.7, 0.62],
        [0.94, 0.68],
        [1, 0.66],
      ],
    },
    { mouth: 'closed', tilt: 0.18 },
  );
  const jarForm = {
    cx,
    base: base - 196,
    height: 350,
    profile: [
      [0, 0.36],
      [0.2, 0.35],
      [0.8, 0.27],
      [1, 0.25],
    ] as const,
  };
  const drink = angle
    ? vessel(
        ink,
        {
          cx,
          base: base - 206,
          height: 200,
          profile: [
            [0, 0.53],
            [1, 0.44],
          ],
        },
        { skin: { material: 'plastic', color: '#c96f63' }, mouth: 'closed', shadow: false },
      )
    : '';
  const ear = tube(
    `M${cx + 112} ${base - 500}C${cx + 210} ${base - 500} ${cx + 190} ${base - 300} ${cx + 96} ${base - 280}`,
    '#c4ccca',
    20,
  );
  const lid = vessel(
    ink,
    {
      cx,
      base: base - 536,
      height: 46,
      profile: [
        [0, 2.2],
        [0.3, 2.6],
        [1, 2.8],
      ],
    },
    { skin: { material: 'plastic', color: tints.black }, mouth: 'closed', shadow: false },
  );
  const dial =
    ink.form(ellipse(cx - 6, base - 84, 40, 40), steel, { light: 'flat' }) +
    ink.form(ellipse(cx - 6, base - 86, 30, 30), { material: 'steel', color: '#8f9190' }) +
    ink.line(`M${cx - 6} ${base - 110}v18`, '#fff', 4);
  return (
    foot +
    ear +
    drink +
    glassware(ink, jarForm, { tint: '#c9d3cf' }).replace(/^(<path[^>]*>){2}/, '') +
    lid +
    dial +
    (angle ? glassOf(ink, 600, 730) : '')
  );
}

const glassOf = (ink: Ink, x: number, base: number): string =>
  vessel(
    ink,
    {
      cx: x,
      base: base - 6,
      height: 150,
      profile: [
        [0, 0.36],
        [1, 0.31],
      ],
    },
    { skin: { material: 'plastic', color: '#c96f63' }, mouth: 'closed', shadow: false },
  ) +
  glassware(
    ink,
    {
      cx: x,
      base,
      height: 220,
      profile: [
        [0, 0.28],
        [0.5, 0.26],
        [1, 0.22],
      ],
    },
    { tint: '#d3dcd8' },
  );

function coffeeMaker(ink: Ink, angle: boolean, shape: number): string {
  const eye = eyeAt(385, 610, angle ? 44 : 27, 17);
  const [w, d] = [300, 260];
  const black: Skin = { material: 'plastic', color: tints.black };
  const foot = block(ink, eye, [-w / 2, 0, -d / 2], [w, 46, d], { round: 14, grain: 0 });
  const warm = eye(-16, 48, -40);
  const column = block(ink, eye, [-w / 2, 46, d / 2 - 90], [w, 300, 90], { round: 12, grain: 0, shade: -0.02 });
  const head = block(ink, eye, [-w / 2, 330, -d / 2], [w, 110, d], { round: 18, grain: 0 });
  const lid = block(ink, eye, [-w / 2 + 14, 438, -d / 2 + 14], [w - 28, 12, d - 28], { skin: black, round: 12, grain: 0 });
  const drip = eye(-16, 332, -40);
  const screen = `<g transform="${faceMatrix(eye, 'front', -w / 2 + 26, 410, -d / 2)}">${ink.form(roundedRect(0, 0, 110, 44, 8), black)}<path d="${ellipse(160, 22, 12, 12)}${ellipse(204, 22, 12, 12)}" fill="${tints.steel}"/><path d="M18 24h34M62 24h22" stroke="#bfe0d6" stroke-width="6" stroke-opacity=".8"/></g>`;
  const jug = {
    cx: warm[0],
    base: warm[1] + 6,
    height: 220,
    profile: [
      [0, 0.26],
      [0.1, 0.28],
      [0.5, 0.46],
      [0.85, 0.44],
      [1, 0.36],
    ] as const,
  };
  const coffee = vessel(
    ink,
    {
      cx: warm[0],
      base: warm[1] + 2,
      height: 130,
      profile: [
        [0, 0.7],
        [0.4, 0.76],
        [0.8, 0.7],
        [1, 0.58],
      ],
    },
    { skin: { material: 'plastic', color: '#4a2f1f' }, mouth: 'closed', shadow: false },
  );
  const carafe =
    shape === 2
      ? tube(
          `M${n(warm[0] + 74)} ${n(warm[1] - 178)}C${n(warm[0] + 160)} ${n(warm[1] - 180)} ${n(warm[0] + 150)} ${n(warm[1] - 60)} ${n(warm[0] + 100)} ${n(warm[1] - 50)}`,
          tints.black,
          20,
        ) +
        coffee +
        glassware(ink, jug, { tint: '#c9d3cf' }).replace(/^(<path[^>]*>){2}/, '')
      : mug(ink, warm[0], warm[1] + 8, 130);
  const spout = ink.form(
    line(
      [
        [drip[0] - 44, drip[1] - 6],
        [drip[0] + 44, drip[1] - 6],
        [drip[0] + 22, drip[1] + 30],
        [drip[0] - 22, drip[1] + 30],
      ],
      true,
    ),
    black,
    { light: 'round' },
  );
  return (
    blockShadow(ink, eye, [-w / 2, -d / 2], [w, d]) +
    foot +
    `<path d="${ellipse(warm[0], warm[1] + 2, 96, 34)}" fill="#2b2926"/>` +
    column +
    spout +
    carafe +
    head +
    lid +
    screen
  );
}

function mixer(ink: Ink, angle: boolean): string {
  const c = ink.main;
  const arm = 'M196 300C190 220 240 190 330 186H560C640 190 660 240 640 290C630 330 590 344 540 344H300C236 346 200 340 196 300Z';
  const neck = 'M210 330C190 420 196 560 206 640H320C306 560 306 430 344 342Z';
  const foot = 'M180 640C180 616 210 610 250 610H600C650 612 668 640 664 672Q660 692 630 692H214Q182 690 180 640Z';
  const bowlForm = {
    cx: 500,
    base: 634,
    height: 210,
    profile: [
      [0, 0.66],
      [0.3, 0.66],
      [0.7, 0.5],
      [0.94, 0.3],
      [1, 0.34],
    ] as const,
  };
  const beater =
    ink.form('M488 340h26v70h-26z', steel, { light: 'round' }) +
    ink.line('M500 400C440 430 450 520 500 540C552 520 560 430 500 400M500 400V540', '#a4a6a6', 7);
  const glossTop = ink.linear(
    [
      [0, '#fff', 0.5],
      [0.4, '#fff', 0.08],
      [1, '#fff', 0],
    ],
    [0, 0, 0, 1],
  );
  const scene =
    ink.shadow(420, 694, 260, 26) +
    ink.form(foot, c, { light: 'pipe', grain: 0 }) +
    ink.form(neck, c, { light: 'round', grain: 0 }) +
    beater +
    vessel(ink, bowlForm, { skin: steel, tilt: 0.18, shadow: false }) +
    ink.form(arm, c, { light: 'pipe', grain: 0 }) +
    `<path d="M230 222C280 200 520 198 590 212C620 226 560 240 420 240S220 246 230 222Z" fill="${glossTop}"/>` +
    ink.line('M206 300H644', tone(tints.steel, 0.04), 9) +
    ink.form(ellipse(632, 268, 26, 34), steel, { light: 'round' }) +
    ink.form(ellipse(250, 450, 18, 18), steel, { light: 'round' });
  return angle ? `<g transform="translate(770 46)scale(-.92 .92)">${scene}</g>` : scene;
}
