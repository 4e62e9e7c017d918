import { block, blockShadow, type Eye, eyeAt, faceMatrix } from './block.ts';
import { bunch } from './bouquets.ts';
import { lightness, tone } from './color.ts';
import { tube } from './cookware.ts';
import { basketWeave, drawBasket } from './decor-vessels.ts';
import { tints } from './palette.ts';
import { ellipse, line, n, type Point, roundedRect } from './path.ts';
import { companionPlant } from './rugs.ts';
import { openBin } from './storage-bins.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';
import { band, vessel } from './vessels.ts';

const contrast = (ink: Ink): string =>
  Math.abs(lightness(ink.accent) - lightness(ink.main.color)) > 0.14
    ? ink.accent
    : tone(ink.accent, lightness(ink.main.color) > 0.6 ? -0.24 : 0.28);
const wood = (ink: Ink): Skin => ({ material: 'oak', color: ink.accent });

const bin: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const angle = drawing.view === 'angle';
  ink.bounds = { left: 110, top: 260, right: 690, bottom: 700 };
  if (shape === 4)
    return angle
      ? drawBasket(ink, 300, 690, 300, 3, true) + drawBasket(ink, 590, 740, 170, 3, false)
      : drawBasket(ink, 400, 705, 400, 3, false);
  if (angle)
    return (
      openBin(ink, eyeAt(290, 610, 44, 26), [330, 220, 250], shape, true) +
      openBin(ink, eyeAt(580, 690, 30, 26), [210, 140, 160], shape, false)
    );
  return openBin(ink, eyeAt(385, 610, 28, 26), [470, shape === 2 ? 240 : 300, 320], shape, shape === 1);
};

const hamperForms: readonly (readonly Point[])[] = [
  [
    [0, 0.34],
    [0.5, 0.36],
    [1, 0.32],
  ],
  [
    [0, 0.32],
    [0.2, 0.34],
    [0.8, 0.34],
    [1, 0.31],
  ],
  [
    [0, 0.28],
    [0.4, 0.38],
    [0.8, 0.36],
    [1, 0.29],
  ],
  [
    [0, 0.34],
    [0.5, 0.33],
    [1, 0.31],
  ],
];

const hamper: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const angle = drawing.view === 'angle';
  const [cx, base, h] = angle ? [320, 715, 480] : [400, 725, 590];
  const weaves = ink.main.material === 'rattan' || ink.main.material === 'jute';
  ink.bounds = { left: cx - h * 0.36, top: base - h, right: cx + h * 0.36, bottom: base };
  const beside = angle ? drawBasket(ink, 600, 735, 150, 0, true) : '';
  if (shape === 4) return beside + slattedHamper(ink, angle ? 300 : 390, base - 90);
  const form = { cx, base, height: h, profile: hamperForms[shape % 4] ?? [] };
  const top = base - h;
  const rt = (form.profile[0]?.[1] ?? 0.34) * h;
  const marks =
    (weaves ? basketWeave(ink, form, 0.2, 24) : '') +
    (shape === 1 || shape === 3
      ? band(cx, top + h * 0.6, base + 60, h, 0.2, contrast(ink), 0.85)
      : shape === 5
        ? band(cx, top + h * 0.2, top + h * 0.3, h, 0.2, contrast(ink), 0.8)
        : '');
  const body = vessel(ink, form, {
    skin: weaves ? { material: 'paper', color: ink.main.color } : ink.main,
    tilt: 0.2,
    marks,
    mouth: shape % 2 === 0 ? 'none' : 'open',
  });
  const lid =
    shape % 2 === 0
      ? vessel(
          ink,
          {
            cx,
            base: top + 16,
            height: 40,
            profile: [
              [0, (rt * 0.97) / 40],
              [0.3, (rt * 1.03) / 40],
              [1, (rt * 1.04) / 40],
            ],
          },
          {
            skin: weaves ? { material: 'rattan', color: ink.main.color } : { ...ink.main, color: tone(ink.main.color, -0.02) },
            mouth: 'closed',
            shadow: false,
            tilt: 0.2,
          },
        )
      : '';
  const liner =
    shape % 2 === 1
      ? ink.form(
          `M${n(cx - rt - 4)} ${n(top - 2)}A${n(rt + 4)} ${n(rt * 0.22)} 0 0 0 ${n(cx + rt + 4)} ${n(top - 2)}v44A${n(rt + 4)} ${n(rt * 0.22)} 0 0 1 ${n(cx - rt - 4)} ${n(top + 42)}Z`,
          { material: 'linen', color: '#efe7d8' },
          { light: 'round' },
        )
      : '';
  const grip = (side: 1 | -1): string =>
    tube(
      `M${n(cx + side * rt * 0.6)} ${n(top + h * 0.17)}Q${n(cx + side * rt * 0.72)} ${n(top + h * 0.3)} ${n(cx + side * rt * 0.94)} ${n(top + h * 0.15)}`,
      shape % 2 === 0 ? tone(ink.main.color, -0.1) : tints.walnut,
      13,
    );
  return body + liner + lid + grip(-1) + grip(1) + beside;
};

/** A square hamper of slats with a cloth bag. */
function slattedHamper(ink: Ink, cx: number, base: number): string {
  const eye = eyeAt(cx, base, 30, 20);
  const [w, h, d] = [280, 430, 240];
  const bag = block(ink, eye, [-w / 2 + 14, 20, -d / 2 + 14], [w - 28, h - 60, d - 28], {
    skin: { material: 'linen', color: '#efe7d8' },
    round: 8,
  });
  const slats = [0, 1, 2, 3, 4]
    .map((i) => {
      const y = 40 + i * 74;
      return block(ink, eye, [-w / 2, y, -d / 2], [w, 34, 8]) + block(ink, eye, [w / 2 - 8, y, -d / 2], [8, 34, d]);
    })
    .join('');
  const posts =
    block(ink, eye, [-w / 2 - 4, 0, -d / 2 - 6], [20, h, 14], { upright: true }) +
    block(ink, eye, [w / 2 - 12, 0, d / 2 - 10], [16, h, 16], { upright: true }) +
    block(ink, eye, [w / 2 - 14, 0, -d / 2 - 6], [20, h, 16], { upright: true });
  return (
    blockShadow(ink, eye, [-w / 2, -d / 2], [w, d]) +
    bag +
    slats +
    posts +
    block(ink, eye, [-w / 2 - 8, h - 6, -d / 2 - 10], [w + 16, 18, d + 16], {})
  );
}

/** What lies in a compartment: books, a box, a plant, bowls. */
function stow(ink: Ink, eye: Eye, x: number, y: number, z: number, w: number, h: number, which: number): string {
  const kind = ((which % 5) + 5) % 5;
  const [px, py] = eye(x + w / 2, y, z);
  if (kind === 0) {
    const colors = ['#8d5a40', '#d9cdb8', '#5f6d5c', '#c8b08c', '#4c4f57', '#b98f60'];
    return colors
      .slice(0, Math.max(3, Math.floor(w / 26)))
      .map((color, i) =>
        block(ink, eye, [x + 10 + i * 19, y, z - 20], [16, h * (0.62 + ((i * 7) % 5) * 0.06), 60], {
          skin: { material: 'paper', color },
          round: 1,
          grain: 0,
        }),
      )
      .join('');
  }
  if (kind === 1)
    return (
      block(ink, eye, [x + w * 0.1, y, z - 30], [w * 0.8, h * 0.62, 70], { skin: { material: 'linen', color: '#d8cbb5' }, round: 5 }) +
      ink.form(roundedRect(px - 15, py - h * 0.34, 30, 11, 5), { material: 'leather', color: tints.walnut })
    );
  if (kind === 2)
    return (
      bunch(ink, px, py - h * 0.4, h * 0.5, 0) +
      vessel(
        ink,
        {
          cx: px,
          base: py,
          height: h * 0.42,
          profile: [
            [0, 0.24],
            [0.2, 0.2],
            [0.6, 0.44],
            [1, 0.3],
          ],
        },
        { skin: { material: 'stoneware', color: '#c9bca6' }, shadow: false },
      )
    );
  if (kind === 3)
    return (
      vessel(
        ink,
        {
          cx: px,
          base: py,
          height: h * 0.28,
          profile: [
            [0, 1.1],
            [0.6, 0.8],
            [1, 0.5],
          ],
        },
        { skin: { material: 'ceramic', color: ink.accent }, shadow: false },
      ) +
      vessel(
        ink,
        {
          cx: px,
          base: py - h * 0.26,
          height: h * 0.24,
          profile: [
            [0, 1],
            [0.6, 0.7],
            [1, 0.44],
          ],
        },
        { skin: { material: 'ceramic', color: '#e8dfd0' }, shadow: false },
      )
    );
  return (
    block(ink, eye, [x + w * 0.12, y, z - 24], [w * 0.66, h * 0.14, 60], {
      skin: { material: 'paper', color: '#7c6a58' },
      round: 1,
      grain: 0,
    }) +
    block(ink, eye, [x + w * 0.16, y + h * 0.14, z - 24], [w * 0.56, h * 0.12, 56], {
      skin: { material: 'paper', color: '#d6c7ae' },
      round: 1,
      grain: 0,
    })
  );
}

const shelfUnit: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const angle = drawing.view === 'angle';
  const eye = eyeAt(angle ? 330 : 385, 672, angle ? 40 : 22, 11);
  const [cols, rows] = (
    [
      [2, 4],
      [1, 4],
      [2, 2],
      [3, 3],
      [1, 5],
      [2, 3],
    ] as const
  )[shape] ?? [2, 4];
  const [w, d] = [cols === 3 ? 480 : cols === 2 ? (rows === 2 ? 440 : 360) : 320, 110];
  const h = rows === 2 ? 420 : rows === 3 ? 470 : 560;
  const t = 13;
  const frame: Skin = shape === 1 || shape === 4 ? { material: 'metal', color: tints.black } : ink.main;
  const openSided = shape === 1 || shape === 4;
  const backPanel = openSided ? '' : block(ink, eye, [-w / 2, 0, d / 2 - 4], [w, h, 4], { shade: -0.12 });
  const upright = (x: number): string =>
    openSided
      ? [d / 2 - 12, -d / 2].map((z) => block(ink, eye, [x, 0, z], [10, h, 10], { skin: frame, grain: 0, round: 1 })).join('')
      : block(ink, eye, [x, 0, -d / 2], [t, h, d - 4], { upright: true, round: 1 });
  let inside = '';
  const cell = (h - t) / rows;
  const cw = (w - t) / cols;
  for (let r = 0; r < rows; r += 1) {
    inside += block(ink, eye, [-w / 2 + 2, r * cell + (openSided ? 14 : 0), -d / 2 + 2], [w - 4, t, d - 6], { round: 1 });
    for (let c = 0; c < cols; c += 1)
      inside += stow(
        ink,
        eye,
        -w / 2 + t + c * cw,
        r * cell + t + (openSided ? 14 : 0),
        -d / 2 + 34,
        cw - t,
        cell - t,
        r * 2 + c * 3 + shape,
      );
  }
  const dividers = Array.from({ length: cols - 1 }, (_, i) => upright(-w / 2 + (i + 1) * cw)).join('');
  const top = block(ink, eye, [-w / 2, h - t, -d / 2], [w, t, d], { round: 1 });
  ink.bounds = { left: 385 - w * 0.52, top: 672 - h - 20, right: 385 + w * 0.62, bottom: 700 };
  const back = openSided
    ? block(ink, eye, [-w / 2, 0, d / 2 - 12], [10, h, 10], { skin: frame, grain: 0 }) +
      block(ink, eye, [w / 2 - 10, 0, d / 2 - 12], [10, h, 10], { skin: frame, grain: 0 })
    : '';
  const scene =
    blockShadow(ink, eye, [-w / 2, -d / 2], [w, d]) +
    back +
    backPanel +
    (openSided ? '' : upright(-w / 2)) +
    inside +
    dividers +
    (openSided
      ? block(ink, eye, [-w / 2, 0, -d / 2], [10, h, 10], { skin: frame, grain: 0 }) +
        block(ink, eye, [w / 2 - 10, 0, -d / 2], [10, h, 10], { skin: frame, grain: 0 })
      : upright(w / 2 - t)) +
    top;
  return scene + (angle ? companionPlant(ink, 645, 725, 330, shape) : '');
};

const wallHooks: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const metal: Skin = { material: 'metal', color: shape % 2 === 0 ? tints.brass : tints.black };
  const rail = ink.main;
  const [y, hh] = [350, shape === 4 ? 50 : 92];
  const peg = (x: number): string => {
    if (shape % 3 === 0)
      return `${ink.form(ellipse(x, y + hh / 2, 19, 19), metal)}${ink.line(`M${x} ${y + hh / 2 + 6}v52q0 34 32 30q20 -4 18 -30`, tone(metal.color, -0.15), 15)}<g transform="translate(-2 -2)">${ink.line(`M${x} ${y + hh / 2 + 6}v52q0 34 32 30q20 -4 18 -30`, tone(metal.color, 0.1), 6)}</g>${ink.form(ellipse(x + 50, y + hh / 2 + 56, 11, 11), metal)}`;
    if (shape % 3 === 1)
      return `<path d="${ellipse(x + 9, y + hh / 2 + 22, 28, 24)}" fill="#1d1208" fill-opacity=".18"/>${ink.form(ellipse(x, y + hh / 2, 27, 27), wood(ink), { light: 'round' })}${ink.form(ellipse(x - 3, y + hh / 2 - 3, 21, 21), wood(ink), { shade: 0.06 })}`;
    return `<path d="M${x + 4} ${y + hh / 2}l20 58h16l-18 -58z" fill="#1d1208" fill-opacity=".16"/>${ink.form(
      line(
        [
          [x - 13, y + hh / 2 - 10],
          [x + 13, y + hh / 2 - 10],
          [x + 20, y + hh / 2 + 56],
          [x - 4, y + hh / 2 + 60],
        ],
        true,
      ),
      { material: 'oak', color: tone(ink.main.color, 0.05) },
      { light: 'round', grain: 0 },
    )}${ink.form(ellipse(x + 8, y + hh / 2 + 58, 14, 10), { material: 'oak', color: ink.main.color }, { shade: 0.1 })}`;
  };
  const count = shape % 3 === 1 ? 4 : 5;
  const xs = Array.from({ length: count }, (_, i) => 150 + (500 / (count - 1)) * i);
  const plank = roundedRect(76, y, 648, hh, shape === 3 ? hh / 2 : 6);
  const shelf =
    shape === 2 || shape === 5
      ? ink.drop('M64 300H736V326H64Z', 8, 34, 12, 0.3) +
        `<path d="M80 282H720L738 304H62Z" fill="${ink.surface(rail, 'flat', 0.08)}"/>` +
        ink.form('M62 304H738V330H62Z', rail, { light: 'pipe' }) +
        ink.form('M96 330h26v96q-26 -30 -26 -96zM678 330h26q0 66 -26 96z', rail, { shade: -0.05 })
      : '';
  const goods = shape === 2 || shape === 5 ? drawBasket(ink, 200, 290, 92, 0, true) + companionPlant(ink, 590, 290, 170, shape) : '';
  ink.bounds = { left: 76, top: shelf === '' ? y : 282, right: 724, bottom: y + hh + 60 };
  const scene =
    shelf +
    ink.drop(plank, 10, 16, 9, 0.3) +
    ink.form(plank, rail, { light: 'pipe' }) +
    ink.line(plank, tone(rail.color, 0.14), 1.4, 0.4) +
    xs.map(peg).join('') +
    goods;
  if (drawing.view === 'angle')
    return `${scene}${bag(ink, xs[1] ?? 270, y + hh / 2 + 44)}${hatOn(ink, xs[count - 1] ?? 640, y + hh / 2 + 46)}`;
  return scene;
};

/** A canvas bag hanging from a hook. */
function bag(ink: Ink, x: number, y: number): string {
  const skin: Skin = { material: 'linen', color: '#dfd3bf' };
  const straps = `M${n(x - 54)} ${n(y + 130)}C${n(x - 40)} ${n(y - 20)} ${n(x + 40)} ${n(y - 20)} ${n(x + 54)} ${n(y + 130)}`;
  const body = `M${n(x - 90)} ${n(y + 124)}Q${n(x)} ${n(y + 138)} ${n(x + 90)} ${n(y + 124)}L${n(x + 98)} ${n(y + 310)}Q${n(x)} ${n(y + 330)} ${n(x - 98)} ${n(y + 310)}Z`;
  return (
    ink.line(straps, tone(skin.color, -0.12), 13) +
    ink.drop(body, 12, 12, 10, 0.24) +
    ink.form(body, skin, { light: 'round' }) +
    ink.line(`M${n(x - 60)} ${n(y + 136)}q10 90 0 170M${n(x + 40)} ${n(y + 140)}q-14 90 8 172`, tone(skin.color, -0.14), 7, 0.35) +
    `<path d="M${n(x - 96)} ${n(y + 240)}Q${n(x)} ${n(y + 258)} ${n(x + 95)} ${n(y + 240)}L${n(x + 98)} ${n(y + 310)}Q${n(x)} ${n(y + 330)} ${n(x - 98)} ${n(y + 310)}Z" fill="${ink.accent}" fill-opacity=".75"/>`
  );
}

const hatOn = (ink: Ink, x: number, y: number): string => {
  const straw: Skin = { material: 'jute', color: '#d3b884' };
  return (
    ink.drop(ellipse(x, y + 60, 100, 92), 10, 14, 10, 0.24) +
    ink.form(ellipse(x, y + 60, 100, 92), straw, { light: 'top' }) +
    ink.form(ellipse(x + 2, y + 64, 56, 52), straw, { light: 'round', shade: -0.03 }) +
    ink.line(ellipse(x + 2, y + 64, 57, 53), '#3b3733', 10, 0.85)
  );
};

const canForms: readonly (readonly Point[])[] = [
  [
    [0, 0.3],
    [0.5, 0.3],
    [0.97, 0.3],
    [1, 0.29],
  ],
  [
    [0, 0.34],
    [0.5, 0.31],
    [1, 0.26],
  ],
  [
    [0, 0.27],
    [0.5, 0.27],
    [1, 0.27],
  ],
];

const trashCan: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const angle = drawing.view === 'angle';
  const black: Skin = { material: 'plastic', color: tints.black };
  if (shape === 2 || shape === 5) {
    const eye = eyeAt(angle ? 420 : 385, 640, angle ? 46 : 28, 19);
    const [w, h, d] = shape === 2 ? [250, 470, 250] : [380, 440, 220];
    ink.bounds = { left: 190, top: 150, right: 620, bottom: 710 };
    const lid =
      shape === 5
        ? block(ink, eye, [-w / 2 - 4, h + 14, -d / 2 - 4], [w / 2, 26, d + 8], { skin: black, round: 16, grain: 0 }) +
          block(ink, eye, [4, h + 14, -d / 2 - 4], [w / 2, 26, d + 8], { skin: black, round: 16, grain: 0 })
        : block(ink, eye, [-w / 2 - 4, h + 14, -d / 2 - 4], [w + 8, 34, d + 8], {
            skin: { ...ink.main, color: tone(ink.main.color, -0.06) },
            round: 20,
            grain: 0,
          });
    const pedal = block(ink, eye, [-40, 12, -d / 2 - 46], [80, 10, 46], {
      skin: { material: 'steel', color: tints.steel },
      round: 4,
      grain: 0,
    });
    return (
      blockShadow(ink, eye, [-w / 2, -d / 2], [w, d]) +
      block(ink, eye, [-w / 2, 0, -d / 2], [w, 18, d], { skin: black, round: 14, grain: 0 }) +
      block(ink, eye, [-w / 2, 16, -d / 2], [w, h, d], { round: 26, grain: 0.6 }) +
      lid +
      pedal
    );
  }
  const one = (cx: number, base: number, h: number, opened: boolean): string => {
    const profile = canForms[shape % 3] ?? [];
    const rt = (profile[0]?.[1] ?? 0.3) * h;
    const top = base - h;
    const swing = shape === 1 || shape === 4;
    const body = vessel(
      ink,
      { cx, base, height: h, profile },
      {
        mouth: swing && !opened ? 'open' : 'none',
        tilt: 0.2,
        marks:
          shape === 4
            ? ink.line(
                Array.from(
                  { length: 19 },
                  (_, i) => `M${n(cx - rt + (i * rt) / 9)} ${n(top)}L${n(cx + (-rt + (i * rt) / 9) * 0.78)} ${n(base + 20)}`,
                ).join(''),
                tone(ink.main.color, -0.2),
                3,
                0.5,
              )
            : band(cx, base - h * 0.06, base + 50, h, 0.2, tints.black),
      },
    );
    if (swing)
      return vessel(
        ink,
        { cx, base, height: h, profile },
        {
          mouth: 'open',
          tilt: 0.2,
          lining: '#8b867f',
          marks:
            shape === 4
              ? ink.line(
                  Array.from(
                    { length: 19 },
                    (_, i) => `M${n(cx - rt + (i * rt) / 9)} ${n(top)}L${n(cx + (-rt + (i * rt) / 9) * 0.78)} ${n(base + 20)}`,
                  ).join(''),
                  tone(ink.main.color, -0.2),
                  3,
                  0.5,
                )
              : band(cx, top - 30, top + 30, h, 0.2, ink.accent),
        },
      );
    const lidSkin: Skin = shape === 3 ? { ...ink.main, color: tone(ink.main.color, -0.04) } : black;
    const dome = `M${n(cx - rt * 1.02)} ${n(top)}C${n(cx - rt)} ${n(top - h * 0.14)} ${n(cx + rt)} ${n(top - h * 0.14)} ${n(cx + rt * 1.02)} ${n(top)}A${n(rt * 1.02)} ${n(rt * 0.2)} 0 0 1 ${n(cx - rt * 1.02)} ${n(top)}Z`;
    const pedal = ink.form(roundedRect(cx - 40, base + rt * 0.14, 80, 17, 7), { material: 'steel', color: tints.steel }, { light: 'pipe' });
    return (
      body +
      ink.form(dome, lidSkin, { light: 'round' }) +
      `<path d="${dome}" fill="${ink.linear(
        [
          [0, '#fff', 0.2],
          [0.5, '#fff', 0.02],
          [1, '#1d1208', 0.1],
        ],
        [0, 0, 0, 1],
      )}"/>` +
      ink.line(
        `M${n(cx - rt)} ${n(top + 2)}A${n(rt)} ${n(rt * 0.2)} 0 0 0 ${n(cx + rt)} ${n(top + 2)}`,
        tone(ink.main.color, -0.24),
        4,
        0.7,
      ) +
      pedal
    );
  };
  ink.bounds = { left: 220, top: 120, right: 580, bottom: 725 };
  if (angle) return one(290, 700, 470, true) + one(565, 730, 260, false);
  return one(400, 712, 540, false);
};

const shoeRack: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const angle = drawing.view === 'angle';
  const eye = eyeAt(385, 610, angle ? 38 : 20, 17);
  const tiers = [2, 3, 4, 3, 2, 3][shape] ?? 3;
  const [w, d, gap] = [tiers === 4 ? 420 : 520, 170, tiers === 4 ? 116 : 132];
  const h = (tiers - 1) * gap + (tiers === 2 ? 90 : 60);
  const frame: Skin = shape % 2 === 1 ? { material: 'metal', color: tints.black } : ink.main;
  const post = (x: number, z: number): string => block(ink, eye, [x, 0, z], [14, h, 14], { skin: frame, grain: 0, round: 2 });
  let shelves = '';
  for (let i = 0; i < tiers; i += 1) {
    const y = 28 + i * gap;
    const slats =
      shape === 3
        ? block(ink, eye, [-w / 2 + 4, y, -d / 2], [w - 8, 10, d], { round: 2 })
        : [0, 1, 2, 3].map((s) => block(ink, eye, [-w / 2 + 4, y, d / 2 - 34 - s * 44], [w - 8, 10, 30], { round: 2 })).join('');
    const pairs = Array.from({ length: tiers === 4 ? 2 : 3 }, (_, p) =>
      i === tiers - 1 && p !== 1 && shape % 2 === 0
        ? ''
        : shoes(ink, eye(-w / 2 + 62 + p * ((w - 110) / (tiers === 4 ? 1.4 : 2.5)), y + 12, -26), i * 3 + p + shape),
    ).join('');
    shelves += slats + pairs;
  }
  ink.bounds = { left: 110, top: 610 - h - 40, right: 690, bottom: 660 };
  const seat =
    tiers === 2 ? block(ink, eye, [-w / 2, h, -d / 2], [w, 34, d], { skin: { material: 'linen', color: '#d8ccb7' }, round: 14 }) : '';
  return `<g transform="translate(0 ${tiers === 2 ? -50 : 20})">${blockShadow(ink, eye, [-w / 2, -d / 2], [w, d])}${post(-w / 2, d / 2 - 14)}${post(w / 2 - 14, d / 2 - 14)}${shelves}${post(-w / 2, -d / 2)}${post(w / 2 - 14, -d / 2)}${seat}</g>`;
};

/** A pair of shoes, toes to the left front. */
function shoes(ink: Ink, [x, y]: Point, which: number): string {
  const color = ['#7a5238', '#f0ebe1', '#3b3a3c', '#a6785a', '#5d6b5c'][which % 5] ?? '#7a5238';
  const skin: Skin = { material: 'leather', color };
  const high = which % 3 === 0 ? 56 : 34;
  const one = (dx: number, dy: number): string => {
    const p = (a: number, b: number): string => `${n(x + dx + a)} ${n(y + dy + b)}`;
    const upper = `M${p(-44, 0)}C${p(-54, -20)} ${p(-34, -28)} ${p(-14, -30)}C${p(2, -34)} ${p(10, -40)} ${p(14, -high)}Q${p(32, -high - 7)} ${p(50, -high)}L${p(52, 0)}Z`;
    return (
      ink.form(upper, skin, { light: 'top', grain: 0 }) +
      `<path d="M${p(14, -high)}Q${p(32, -high - 7)} ${p(50, -high)}Q${p(32, -high + 9)} ${p(14, -high)}Z" fill="${tone(color, -0.24)}"/><path d="M${p(-47, -4)}H${n(x + dx + 53)}v8H${n(x + dx - 45)}Z" fill="${which % 2 === 0 ? '#e9e0d0' : '#3b2f28'}"/>${ink.line(`M${p(-8, -27)}l9 8M${p(1, -31)}l9 8M${p(8, -37)}l9 7`, tone(color, 0.2), 2.4, 0.8)}`
    );
  };
  return ink.shadow(x + 14, y + 4, 60, 7, 0.5) + one(20, -13) + one(0, 0);
}

const cleaningCaddy: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const angle = drawing.view === 'angle';
  const eye = eyeAt(390, 630, angle ? 42 : 24, 24);
  const [w, h, d] = [430, shape % 2 === 0 ? 150 : 180, 220];
  const back = block(ink, eye, [-w / 2, 0, d / 2 - 10], [w, h, 10], { shade: -0.08, round: 3 });
  const leftWall = block(ink, eye, [-w / 2, 0, -d / 2], [10, h, d], { shade: -0.06, round: 3 });
  const floor = line([eye(-w / 2, 8, d / 2), eye(w / 2, 8, d / 2), eye(w / 2, 8, -d / 2), eye(-w / 2, 8, -d / 2)], true);
  const bottle = (u: number, z: number, hh: number, color: string, trigger: boolean): string => {
    const [x, y] = eye(-w / 2 + w * u, 10, z);
    const neck = y - hh;
    const head = trigger
      ? ink.form(
          `M${n(x - 14)} ${n(neck)}v-26h-40q-4 -18 16 -22h52q16 4 14 24l-8 24z`,
          { material: 'plastic', color: tints.black },
          { light: 'pipe' },
        ) + ink.line(`M${n(x - 26)} ${n(neck - 22)}q-4 22 -16 32`, tints.black, 7)
      : ink.form(roundedRect(x - 14, neck - 26, 28, 30, 5), { material: 'plastic', color: '#e9e2d5' }, { light: 'round' });
    return (
      vessel(
        ink,
        {
          cx: x,
          base: y,
          height: hh,
          profile: [
            [0, 0.07],
            [0.12, 0.08],
            [0.3, 0.19],
            [0.95, 0.19],
            [1, 0.17],
          ],
        },
        {
          skin: { material: 'plastic', color },
          mouth: 'none',
          shadow: false,
          marks: band(x, neck + hh * 0.5, neck + hh * 0.8, hh, 0.17, '#f5efe3', 0.95),
        },
      ) + head
    );
  };
  const brushAt = eye(w * 0.32, 40, 10);
  const scrub =
    ink.form(
      line(
        [
          [brushAt[0] - 9, brushAt[1]],
          [brushAt[0] + 24, brushAt[1] - 220],
          [brushAt[0] + 42, brushAt[1] - 216],
          [brushAt[0] + 9, brushAt[1]],
        ],
        true,
      ),
      { material: 'oak', color: tints.oak },
      { light: 'round', grain: 0 },
    ) +
    ink.form(`M${n(brushAt[0] + 4)} ${n(brushAt[1] - 214)}l64 10l-4 26l-62 -8z`, { material: 'oak', color: '#b98f60' }) +
    ink.line(Array.from({ length: 9 }, (_, i) => `M${n(brushAt[0] + 8 + i * 7)} ${n(brushAt[1] - 216 + i)}l3 -24`).join(''), '#e9dcc0', 4);
  const cloth = ink.form(
    `M${n(eye(w * 0.14, h, -d / 2)[0])} ${n(eye(0, h, -d / 2)[1] - 6)}q46 -40 92 10l8 84q-50 16 -104 -8z`,
    { material: 'linen', color: contrast(ink) },
    { light: 'round' },
  );
  const frontWall =
    block(ink, eye, [-w / 2, 0, -d / 2], [w, h * 0.86, 10], { round: 3 }) +
    block(ink, eye, [w / 2 - 10, 0, -d / 2], [10, h * 0.86, d], { round: 3 });
  const [ha, hb] = [eye(-w / 2 + 4, h * 0.7, 0), eye(w / 2 - 4, h * 0.7, 0)];
  const rise = shape === 2 || shape === 5 ? 150 : 210;
  const handle =
    tube(
      `M${n(ha[0])} ${n(ha[1])}V${n(ha[1] - rise)}L${n(hb[0])} ${n(hb[1] - rise)}V${n(hb[1])}`,
      shape % 3 === 1 ? tints.black : tone(ink.main.color, -0.06),
      15,
    ) +
    tube(
      `M${n(ha[0] + 110)} ${n(ha[1] - rise + ((hb[1] - ha[1]) * 110) / w)}L${n(hb[0] - 110)} ${n(hb[1] - rise - ((hb[1] - ha[1]) * 110) / w)}`,
      tints.oak,
      30,
    );
  const label =
    shape % 2 === 0
      ? `<g transform="${faceMatrix(eye, 'front', -70, h * 0.62, -d / 2)}"><path d="${roundedRect(0, 0, 140, 52, 5)}" fill="#f6f0e4" fill-opacity=".9"/><path d="M32 20h76M46 34h48" stroke="#5b5148" stroke-width="4"/></g>`
      : '';
  ink.bounds = { left: 160, top: 250, right: 660, bottom: 700 };
  return (
    blockShadow(ink, eye, [-w / 2, -d / 2], [w, d]) +
    back +
    leftWall +
    `<path d="${floor}" fill="${tone(ink.main.color, -0.24)}"/>` +
    bottle(0.2, 40, 270, '#8fa18c', true) +
    bottle(0.42, 46, 230, '#c98f5e', false) +
    (angle ? bottle(0.62, 50, 250, '#6f8796', true) : '') +
    scrub +
    handle +
    bottle(0.3, -40, 200, '#e2d9c9', false) +
    frontWall +
    (shape % 2 === 1 || angle ? cloth : '') +
    label
  );
};

/** Everything that keeps a home in order. */
export const storage = {
  bin,
  hamper,
  'shelf-unit': shelfUnit,
  'wall-hooks': wallHooks,
  'trash-can': trashCan,
  'shoe-rack': shoeRack,
  'cleaning-caddy': cleaningCaddy,
} satisfies Record<string, KindFunction>;
