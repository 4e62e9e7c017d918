import { block, blockShadow, eyeAt, faceMatrix } from './block.ts';
import { tone } from './color.ts';
import { knob, mug, tube } from './cookware.ts';
import { leafStamp } from './foliage.ts';
import { tints } from './palette.ts';
import { ellipse, line, n, type Point, roundedRect } from './path.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';
import { band, clipped, glassware, rings, vessel } from './vessels.ts';

const steel: Skin = { material: 'steel', color: tints.steel };

/** Outlines of boards standing upright: x, y is the upper left corner of the body. */
function boardOutline(shape: number, x: number, y: number, w: number, h: number): string {
  const cx = x + w / 2;
  if (shape === 1) return ellipse(cx, y + w / 2, w / 2, w / 2);
  if (shape === 0 || shape === 4) {
    const g = w * 0.14;
    return `M${n(x + 24)} ${n(y + h)}Q${n(x)} ${n(y + h)} ${n(x)} ${n(y + h - 24)}V${n(y + h * 0.36)}Q${n(x)} ${n(y + h * 0.27)} ${n(x + w * 0.16)} ${n(y + h * 0.26)}Q${n(cx - g)} ${n(y + h * 0.25)} ${n(cx - g)} ${n(y + h * 0.17)}V${n(y + g)}Q${n(cx - g)} ${n(y)} ${n(cx)} ${n(y)}T${n(cx + g)} ${n(y + g)}V${n(y + h * 0.17)}Q${n(cx + g)} ${n(y + h * 0.25)} ${n(x + w * 0.84)} ${n(y + h * 0.26)}Q${n(x + w)} ${n(y + h * 0.27)} ${n(x + w)} ${n(y + h * 0.36)}V${n(y + h - 24)}Q${n(x + w)} ${n(y + h)} ${n(x + w - 24)} ${n(y + h)}Z`;
  }
  return roundedRect(x, y, w, h, shape === 3 ? 70 : 18);
}

/** A board that stands against the wall, its thickness at the right. */
function board(ink: Ink, shape: number, x: number, base: number, w: number, h: number, skin: Skin): string {
  const y = base - h;
  const outline = boardOutline(shape, x, y, w, h);
  const cx = x + w / 2;
  const hole =
    shape === 0 || shape === 4 ? ellipse(cx, y + w * 0.13, w * 0.045, w * 0.045) : shape === 1 ? '' : ellipse(cx, y + 34, 13, 13);
  const groove =
    shape === 2 || shape === 5
      ? ink.line(roundedRect(x + 26, y + 62, w - 52, h - 92, 14), tone(skin.color, -0.18), 5, 0.6) +
        `<g transform="translate(2 2)">${ink.line(roundedRect(x + 26, y + 62, w - 52, h - 92, 14), tone(skin.color, 0.12), 2, 0.7)}</g>`
      : '';
  const inlay =
    shape === 5
      ? clipped(
          ink,
          outline,
          `<path d="M${n(x + w * 0.66)} ${n(y)}h${n(w * 0.12)}v${n(h)}h${n(-w * 0.12)}z" fill="${ink.accent}" fill-opacity=".8"/>`,
        )
      : '';
  return (
    ink.shadow(cx + 8, base, w * 0.5, 12) +
    ink.drop(outline, 16, 4, 9, 0.22) +
    `<g transform="translate(11 -3)">${ink.form(outline, skin, { shade: -0.17, grain: 0 })}</g>` +
    ink.form(outline, skin, { turn: 90, grain: 1.15 }) +
    inlay +
    groove +
    ink.line(outline, tone(skin.color, 0.14), 1.4, 0.5) +
    (hole === '' ? '' : `<path d="${hole}" fill="${tone(skin.color, -0.32)}"/>`)
  );
}

const cuttingBoard: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const [w, h] = (
    [
      [390, 610],
      [560, 560],
      [430, 600],
      [560, 420],
      [300, 620],
      [440, 600],
    ] as const
  )[shape] ?? [390, 610];
  if (drawing.view === 'angle') return onCounter(ink, shape);
  ink.bounds = { left: 400 - w / 2, top: 715 - h, right: 410 + w / 2, bottom: 715 };
  const second =
    shape % 2 === 0
      ? board(ink, (shape + 3) % 6 === 1 ? 5 : (shape + 3) % 6, 400 - w * 0.1, 700, w * 0.66, h * 0.66, {
          ...ink.main,
          color: tone(ink.main.color, -0.05),
        })
      : '';
  return second === ''
    ? board(ink, shape, 400 - w / 2, 715, w, h, ink.main)
    : `<g transform="translate(60 0)">${second}</g><g transform="translate(-50 0)">${board(ink, shape, 400 - w / 2, 715, w, h, ink.main)}</g>`;
};

/** A board lying with bread and a sprig of herbs. */
function onCounter(ink: Ink, shape: number): string {
  const eye = eyeAt(400, 470, 26, 36);
  const [w, d] = shape === 1 || shape === 3 ? [470, 330] : [560, 330];
  const slab =
    blockShadow(ink, eye, [-w / 2, -d / 2], [w, d]) +
    block(ink, eye, [-w / 2, 0, -d / 2], [w, 30, d], { round: shape === 3 ? 40 : 12, grain: 1.1 });
  const crust: Skin = { material: 'leather', color: '#b9793f' };
  const loaf = `M250 452C230 380 300 330 390 326S560 340 566 410S500 482 420 486S262 490 250 452Z`;
  const cuts =
    ink.line('M306 372q34 30 30 82M372 348q36 34 30 104M444 342q34 34 30 98M508 358q24 26 22 66', '#e2b982', 13, 0.85) +
    ink.line('M300 376q34 30 30 82M366 352q36 34 30 104M438 346q34 34 30 98M502 362q24 26 22 66', '#8a5528', 3, 0.5);
  const leaf = leafStamp(ink, 'oval', '#66804f', 0.5);
  const herbs = Array.from({ length: 9 }, (_, i) => leaf(585 - i * 14, 520 + i * 5 + (i % 2) * 4, 34, i % 2 === 0 ? 30 : 130, 0.7)).join(
    '',
  );
  return (
    slab +
    ink.shadow(415, 470, 160, 30, 0.8) +
    ink.form(loaf, crust, { light: 'top' }) +
    `<path d="${loaf}" fill="${ink.radial(
      [
        [0, '#fff2d8', 0.4],
        [0.6, '#fff2d8', 0],
        [1, '#3a1c08', 0.34],
      ],
      0.36,
      0.28,
      0.75,
    )}"/>` +
    clipped(ink, loaf, cuts) +
    ink.line('M470 560L600 512', '#66804f', 3) +
    herbs
  );
}

/** The handle of a knife standing in its block. */
function knifeHandle(ink: Ink, x: number, y: number, length: number, lean: number, skin: Skin, wide: number): string {
  const d = `M${n(-wide / 2)} 0L${n(-wide / 2 - 1)} ${n(-length * 0.8)}Q${n(-wide * 0.5)} ${n(-length)} ${n(wide * 0.2)} ${n(-length)}Q${n(wide * 0.8)} ${n(-length)} ${n(wide * 0.62)} ${n(-length * 0.86)}L${n(wide / 2)} 0Z`;
  const rivets = [0.2, 0.45, 0.7].map((t) => ellipse(0, -length * t, wide * 0.13, wide * 0.13)).join('');
  return `<g transform="translate(${n(x)} ${n(y)})rotate(${lean})">${ink.form(
    line(
      [
        [-wide / 2, 12],
        [-wide / 2, -6],
        [wide / 2, -6],
        [wide / 2, 12],
      ],
      true,
    ),
    steel,
    { light: 'round' },
  )}${ink.form(d, skin, { light: 'round', turn: 90, grain: 0 })}<path d="${rivets}" fill="#cfcdc8"/></g>`;
}

const knifeBlock: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const angle = drawing.view === 'angle';
  const skin: Skin = {
    material: shape % 2 === 0 ? 'plastic' : 'walnut',
    color: shape % 2 === 0 ? tints.black : shape === 3 ? '#8a5f3c' : ink.accent,
  };
  if (shape === 2 || shape === 5) {
    ink.bounds = { left: 90, top: 270, right: 710, bottom: 540 };
    const bar = ink.drop('M90 330H710V400H90Z', 10, 16, 10, 0.3) + ink.form(roundedRect(90, 330, 620, 72, 6), ink.main, { light: 'pipe' });
    const knives = (
      [
        [160, 250, 46],
        [280, 220, 40],
        [390, 190, 32],
        [490, 230, 20],
        [585, 150, 26],
        [660, 120, 20],
      ] as const
    )
      .map(([x, length, wide]) => bladeUp(ink, x, 470, length, wide, skin))
      .join('');
    return angle ? `<g transform="matrix(.94 .1 0 1 24 -50)">${bar}${knives}</g>` : bar + knives;
  }
  const s = angle ? 0.9 : 1.08;
  const lean = shape === 0 || shape === 3 ? 34 : shape === 4 ? 10 : 22;
  const eye = eyeAt(angle ? 330 : 385, angle ? 640 : 640, angle ? 52 : 32, 20);
  const [w, h, d] = [150 * s, 270 * s, 250 * s];
  const shift = lean * 3 * s;
  const p = (x: number, y: number, z: number): Point => eye(x, y, z + (y / h) * shift);
  const face = (points: readonly Point[], shade: number, matrix: string): string =>
    ink.layers(line(points, true), [ink.surface(ink.main, 'flat', shade), ink.texture(ink.main, { matrix })]);
  const [x0, x1, z0, z1] = [-w / 2, w / 2, -d / 2, d / 2];
  const back = h * 1.24;
  const front = face([p(x0, h * 0.72, z0), p(x1, h * 0.72, z0), eye(x1, 0, z0), eye(x0, 0, z0)], 0.01, faceMatrix(eye, 'front', x0, h, z0));
  const side = face([p(x1, h * 0.72, z0), p(x1, back, z1 - 50), eye(x1, 0, z1), eye(x1, 0, z0)], -0.1, faceMatrix(eye, 'side', x1, h, z0));
  const topFace = [p(x0, back, z1 - 50), p(x1, back, z1 - 50), p(x1, h * 0.72, z0), p(x0, h * 0.72, z0)];
  const top = face(topFace, 0.07, faceMatrix(eye, 'top', x0, h, z1));
  const at = (u: number, v: number): Point => {
    const [a, b, c, e] = topFace;
    if (!a || !b || !c || !e) return [0, 0];
    return [a[0] + (b[0] - a[0]) * u + (e[0] - a[0]) * v, a[1] + (b[1] - a[1]) * u + (e[1] - a[1]) * v];
  };
  const slots = (
    [
      [0.24, 0.2, 150],
      [0.62, 0.2, 150],
      [0.3, 0.48, 130],
      [0.72, 0.5, 120],
      [0.22, 0.76, 100],
      [0.5, 0.78, 96],
      [0.78, 0.78, 96],
    ] as const
  )
    .map(([u, v, length]) => {
      const [x, y] = at(u, v);
      return `<path d="${ellipse(x, y + 4, 17 * s, 7 * s)}" fill="${tone(ink.main.color, -0.34)}"/>${knifeHandle(ink, x, y + 4, length * s, -6, skin, (length > 110 ? 27 : 20) * s)}`;
    })
    .join('');
  ink.bounds = { left: 250, top: 120, right: 590, bottom: 720 };
  const boardBehind = angle ? board(ink, 0, 500, 650, 220, 400, { material: 'oak', color: '#c39a66' }) : '';
  return boardBehind + blockShadow(ink, eye, [x0, z0], [w, d]) + side + front + top + slots;
};

function bladeUp(ink: Ink, x: number, y: number, length: number, wide: number, handle: Skin): string {
  const blade = `M${n(x - wide / 2)} ${n(y)}V${n(y - length + wide)}Q${n(x - wide / 2)} ${n(y - length - 10)} ${n(x + wide / 2)} ${n(y - length - wide * 0.5)}V${n(y)}Z`;
  return `<g transform="translate(7 9)" opacity=".16"><path d="${blade}" fill="#3d2f20"/></g>${ink.form(blade, steel, { light: 'flat' })}${ink.line(`M${n(x - wide / 2 + 5)} ${n(y - 4)}V${n(y - length + wide)}`, '#fff', 1.6, 0.6)}<g transform="translate(${n(x)} ${n(y)})rotate(180)">${knifeHandle(ink, 0, 0, 120, 0, handle, Math.max(22, wide * 0.72)).replace('translate(0 0)', 'translate(0 0)')}</g>`;
}

const jarForms: readonly (readonly Point[])[] = [
  [
    [0, 0.36],
    [0.5, 0.36],
    [0.96, 0.36],
    [1, 0.34],
  ],
  [
    [0, 0.32],
    [0.06, 0.38],
    [0.5, 0.4],
    [0.95, 0.38],
    [1, 0.35],
  ],
  [
    [0, 0.34],
    [0.5, 0.35],
    [1, 0.35],
  ],
  [
    [0, 0.3],
    [0.12, 0.4],
    [0.5, 0.46],
    [0.9, 0.38],
    [1, 0.34],
  ],
  [
    [0, 0.4],
    [0.5, 0.4],
    [1, 0.4],
  ],
  [
    [0, 0.34],
    [0.1, 0.36],
    [0.9, 0.3],
    [1, 0.28],
  ],
];

const canister: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const profile = jarForms[shape] ?? [];
  const glass = ink.main.material === 'glass';
  const wood: Skin =
    shape % 2 === 0 ? { material: 'oak', color: tints.oak } : shape === 5 ? steel : { ...ink.main, color: tone(ink.main.color, -0.03) };
  const one = (cx: number, base: number, h: number, grain: string): string => {
    const rt = (profile[0]?.[1] ?? 0.36) * h;
    const top = base - h;
    const form = { cx, base, height: h, profile };
    const marks =
      shape === 0
        ? undefined
        : shape === 3
          ? ink.line(rings(cx, top, base, 15, h * 0.46, 0.18), tone(ink.main.color, -0.14), 2.2, 0.5)
          : shape === 4
            ? band(cx, top + h * 0.4, top + h * 0.62, h, 0.18, ink.accent, 0.9)
            : undefined;
    const body = glass
      ? vessel(
          ink,
          { cx, base: base - 8, height: h * 0.62, profile: profile.map(([t, r]): Point => [t, (r * 0.94) / 0.62]) },
          { skin: { material: 'jute', color: grain }, mouth: 'closed', shadow: false },
        ) + glassware(ink, form, { tint: '#c9d3cf' })
      : vessel(ink, form, { mouth: 'none', marks });
    const lidH = h * 0.1;
    const lid = vessel(
      ink,
      {
        cx,
        base: top + 5,
        height: lidH,
        profile: [
          [0, (rt * 0.98) / lidH],
          [0.5, (rt * 1.04) / lidH],
          [1, (rt * 1.04) / lidH],
        ],
      },
      { skin: wood, mouth: 'closed', shadow: false },
    );
    const [lx, ly] = [cx - rt * 0.42, top + h * 0.42];
    const label =
      shape === 0
        ? `<path d="M${n(lx)} ${n(ly)}q${n(rt * 0.42)} 7 ${n(rt * 0.84)} 0v${n(h * 0.16)}q${n(-rt * 0.42)} 7 ${n(-rt * 0.84)} 0z" fill="#f6f0e4"/>${ink.line(`M${n(cx - rt * 0.24)} ${n(ly + h * 0.07)}q${n(rt * 0.24)} 4 ${n(rt * 0.48)} 0M${n(cx - rt * 0.14)} ${n(ly + h * 0.11)}q${n(rt * 0.14)} 3 ${n(rt * 0.28)} 0`, '#5b5148', 2.4, 0.8)}`
        : '';
    return (
      body +
      `<path d="${ellipse(cx, top + 9, rt * 0.98, rt * 0.17)}" fill="#1d1208" fill-opacity=".2"/>` +
      lid +
      (shape % 3 === 1
        ? knob(ink, cx, top - lidH + 6, h * 0.06, tints.brass)
        : shape % 3 === 2
          ? knob(ink, cx, top - lidH + 6, h * 0.055, wood.color)
          : '') +
      label
    );
  };
  ink.bounds = { left: 110, top: 150, right: 690, bottom: 720 };
  if (drawing.view === 'angle') return one(300, 690, 440, '#c9a877') + one(560, 730, 260, '#7d5a3b');
  return one(545, 680, 330, '#d9c49a') + one(255, 690, 470, '#c9a877') + one(430, 735, 220, '#7d5a3b');
};

/** Spoons, a spatula, a whisk and a brush, standing. */
function utensils(ink: Ink, cx: number, top: number, reach: number): string {
  const wood: Skin = { material: 'oak', color: '#bd9160' };
  const dark: Skin = { material: 'walnut', color: '#7b5437' };
  const stick = (lean: number, length: number, skin: Skin, head: string, wide = 13): string =>
    `<g transform="translate(${n(cx + lean * 2)} ${n(top + 40)})rotate(${lean})">${ink.form(
      line(
        [
          [-wide / 2, 0],
          [-wide * 0.38, -length],
          [wide * 0.38, -length],
          [wide / 2, 0],
        ],
        true,
      ),
      skin,
      { light: 'round', turn: 90, grain: 0 },
    )}<g transform="translate(0 ${n(-length)})">${head}</g></g>`;
  const spoon = (skin: Skin, r: number): string =>
    ink.form(ellipse(0, -r * 1.1, r, r * 1.35), skin, { light: 'flat', turn: 90, grain: 0.6 }) +
    `<path d="${ellipse(2, -r * 1.1, r * 0.74, r * 1.06)}" fill="${tone(skin.color, -0.13)}"/><path d="${ellipse(4, -r * 0.95, r * 0.66, r * 0.9)}" fill="${tone(skin.color, -0.05)}"/>`;
  const spatula =
    ink.form(roundedRect(-32, -120, 64, 126, 12), dark, { turn: 90 }) +
    `<path d="M-14 -104v76M0 -104v76M14 -104v76" stroke="${tone(dark.color, -0.2)}" stroke-width="6" stroke-linecap="round"/>`;
  const whisk = [-38, -22, 0, 22, 38]
    .map((x) => ink.line(`M0 6C${x} -40 ${x} -120 0 -140C${-x} -120 ${-x} -40 0 6`, '#aeb0b0', 3, 0.9))
    .join('');
  return (
    stick(-22, reach * 0.84, wood, spoon(wood, 34)) +
    stick(19, reach * 0.8, steel, whisk, 17) +
    stick(-8, reach, dark, spatula) +
    stick(8, reach * 0.98, wood, spoon(wood, 38)) +
    stick(28, reach * 0.7, dark, spoon(dark, 28)) +
    stick(-32, reach * 0.64, wood, ink.form(roundedRect(-22, -88, 44, 92, 20), wood, { turn: 90 }))
  );
}

const utensilCrock: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const profile: readonly Point[] =
    (
      [
        [
          [0, 0.44],
          [0.5, 0.44],
          [0.96, 0.43],
          [1, 0.41],
        ],
        [
          [0, 0.4],
          [0.06, 0.38],
          [0.4, 0.46],
          [0.8, 0.44],
          [1, 0.34],
        ],
        [
          [0, 0.46],
          [0.5, 0.4],
          [1, 0.36],
        ],
      ] as const
    )[shape % 3] ?? [];
  const one = (cx: number, base: number, h: number, reach: number): string => {
    const top = base - h;
    const marks =
      shape === 3
        ? band(cx, top + h * 0.55, base + 40, h, 0.2, ink.accent, 0.95)
        : shape === 4
          ? ink.line(rings(cx, top, base, 13, h * 0.47, 0.2), tone(ink.main.color, -0.14), 2.4, 0.5)
          : shape === 1
            ? band(cx, top - 30, top + h * 0.3, h, 0.2, tone(ink.main.color, -0.16))
            : undefined;
    const rt = (profile[0]?.[1] ?? 0.4) * h;
    const whole = vessel(ink, { cx, base, height: h, profile }, { tilt: 0.2, marks });
    const frontLip = `M${n(cx - rt)} ${n(top)}A${n(rt)} ${n(rt * 0.2)} 0 0 0 ${n(cx + rt)} ${n(top)}V${n(base + h * 0.2)}H${n(cx - rt)}Z`;
    const id = ink.define(
      (own) =>
        `<clipPath id="${own}"><path d="M0 0H800V${n(top)}H${n(cx + rt * 0.93)}A${n(rt * 0.93)} ${n(rt * 0.17)} 0 0 1 ${n(cx - rt * 0.93)} ${n(top)}H0Z"/></clipPath>`,
    );
    return `${whole}<g clip-path="url(#${id})">${utensils(ink, cx, top, reach)}</g>${frontLip === '' ? '' : ink.line(`M${n(cx - rt)} ${n(top)}A${n(rt)} ${n(rt * 0.2)} 0 0 0 ${n(cx + rt)} ${n(top)}`, tone(ink.main.color, 0.08), 5)}`;
  };
  ink.bounds = { left: 270, top: 440, right: 530, bottom: 720 };
  if (drawing.view === 'angle')
    return board(ink, 1, 440, 660, 300, 300, { material: 'oak', color: '#c39a66' }) + one(310, 715, 250, 240) + mug(ink, 570, 735, 110);
  return one(400, 720, 320, 300);
};

const smallAppliance: KindFunction = (drawing, ink) => {
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

/** Boards, blocks, jars and machines. */
export const kitchenTools = {
  'cutting-board': cuttingBoard,
  'knife-block': knifeBlock,
  canister,
  'utensil-crock': utensilCrock,
  'small-appliance': smallAppliance,
} satisfies Record<string, KindFunction>;
