import { drawBasket } from './baskets.ts';
import { tone } from './color.ts';
import { tints } from './palette.ts';
import { ellipse, line, n, roundedRect } from './path.ts';
import { companionPlant } from './rugs.ts';
import { setDown } from './sprays.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';

const wood = (ink: Ink): Skin => ({ material: 'oak', color: ink.accent });

/** Rails with hooks, knobs or pegs, some under a shelf. */
export const wallHooks: KindFunction = (drawing, ink) => {
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
    xs.map((x) => setDown(ink, peg(0), x, 0)).join('') +
    goods;
  if (drawing.view === 'angle')
    return `${scene}${bag(ink, xs[1] ?? 270, y + hh / 2 + 44)}${hatOn(ink, xs[count - 1] ?? 640, y + hh / 2 + 46)}`;
  return scene;
};

/** A canvas bag hanging from a hook. */
export function bag(ink: Ink, x: number, y: number): string {
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
