import { pile } from './cloth.ts';
import { lightness, tone } from './color.ts';
import { tints } from './palette.ts';
import { n, roundedRect } from './path.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';
import { ladder } from './throws.ts';
import { clipped } from './vessels.ts';

/** A robe hanging by its collar: sleeves at the sides, fronts crossing, a belt, pockets. */
function hangingRobe(ink: Ink, shape: number, hooded: boolean): string {
  const c = ink.main.color;
  const skin: Skin =
    shape % 3 === 1
      ? { material: 'linen', color: c }
      : shape % 3 === 2
        ? { material: 'cotton', color: c }
        : { material: 'boucle', color: c };
  const length = [720, 700, 660][shape % 3] ?? 700;
  const body = `M330 150C300 160 272 172 258 190C250 320 246 460 236 ${length}Q300 ${length + 14} 400 ${length + 8}T566 ${length}C556 460 552 320 544 190C530 172 502 160 472 150C450 176 352 176 330 150Z`;
  const left = `M262 186C222 210 196 300 184 ${shape === 4 ? 420 : 500}Q182 ${shape === 4 ? 434 : 514} 200 ${shape === 4 ? 438 : 518}L252 ${shape === 4 ? 446 : 526}Q266 400 276 300Z`;
  const right = `M540 186C580 210 606 300 618 ${shape === 4 ? 420 : 500}Q620 ${shape === 4 ? 434 : 514} 602 ${shape === 4 ? 438 : 518}L550 ${shape === 4 ? 446 : 526}Q536 400 526 300Z`;
  const trim = Math.abs(lightness(ink.accent) - lightness(c)) > 0.12 && shape % 2 === 1 ? ink.accent : tone(c, 0.05);
  const collarL = 'M330 146C318 190 340 330 398 440L424 424C380 330 366 220 366 160Z';
  const collarR = 'M472 146C484 190 462 330 398 452L376 436C424 330 436 220 436 160Z';
  const valley = ink.linear([
    [0, tone(c, -0.2), 0],
    [0.5, tone(c, -0.22), 0.5],
    [1, tone(c, -0.2), 0],
  ]);
  const folds = [280, 330, 372, 440, 492, 530]
    .map(
      (x, i) =>
        `<path d="M${x - 5} 470C${x - 14 + i * 2} 560 ${x - 22 + i * 6} 640 ${x - 30 + i * 9} ${length + 16}H${x + 10 + i * 5}C${x + 14} 640 ${x + 8} 560 ${x + 5} 470Z" fill="${valley}"/>`,
    )
    .join('');
  const upper = [290, 318, 486, 512]
    .map(
      (x) =>
        `<path d="M${x - 8} 210C${x - 4} 300 ${x - 10} 380 ${x} 450H${x + 14}C${x + 10} 380 ${x + 14} 300 ${x + 8} 210Z" fill="${valley}"/>`,
    )
    .join('');
  const pockets = [268, 462]
    .map(
      (x) =>
        ink.form(roundedRect(x, 530, 76, 88, 8), skin, { shade: 0.015 }) +
        ink.line(`M${x + 2} 548h72`, tone(c, -0.16), 2.4, 0.6) +
        ink.line(roundedRect(x, 530, 76, 88, 8), tone(c, -0.18), 1.6, 0.5),
    )
    .join('');
  const belt = ink.form(
    'M254 446Q400 480 548 446L550 480Q400 514 252 480Z',
    { ...skin, color: trim === tone(c, 0.05) ? tone(c, -0.02) : trim },
    { light: 'pipe' },
  );
  const knot =
    ink.form('M386 458h44v40h-44z', { ...skin, color: trim === tone(c, 0.05) ? tone(c, -0.03) : trim }, { light: 'round' }) +
    ink.form(
      'M392 496C372 560 372 620 366 664h26C398 620 404 560 412 498ZM412 496C430 550 438 600 448 640h26C462 590 446 540 428 494Z',
      { ...skin, color: trim === tone(c, 0.05) ? tone(c, 0.01) : trim },
      { light: 'round' },
    );
  const neck = ink.form('M338 148Q400 196 464 148Q450 118 400 114T338 148Z', skin, { shade: -0.13 });
  const hood = hooded
    ? ink.form('M330 150C310 70 370 52 402 54S492 72 472 150C450 196 356 198 330 150Z', skin, { light: 'top' }) +
      ink.form('M350 154C340 110 372 96 402 96S462 110 452 154C436 178 366 180 350 154Z', skin, { shade: -0.14 })
    : '';
  return (
    ink.drop(body + left + right, 18, 16, 14, 0.26) +
    neck +
    ink.form(left, skin, { light: 'round', shade: -0.01 }) +
    ink.form(right, skin, { light: 'round', shade: -0.06 }) +
    ink.form(body, skin, { light: 'round' }) +
    clipped(ink, body, folds + upper) +
    `<path d="${body}" fill="${ink.linear(
      [
        [0, '#fff', 0.05],
        [0.6, '#1d1208', 0],
        [1, '#1d1208', 0.16],
      ],
      [0, 0, 0, 1],
    )}"/>` +
    ink.line(`M398 440Q392 580 396 ${length + 6}`, tone(c, -0.24), 3, 0.6) +
    pockets +
    hood +
    ink.form(collarR, { ...skin, color: trim }, { shade: -0.03 }) +
    ink.form(collarL, { ...skin, color: trim }, { shade: 0.02 }) +
    ink.line(`${collarL}${collarR}`, tone(c, -0.18), 1.8, 0.5) +
    belt +
    knot
  );
}

/** A bathrobe on a hook; in the second picture over a ladder beside folded towels. */
export const robe: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const metal: Skin = { material: 'metal', color: shape % 2 === 0 ? tints.brass : tints.black };
  const hook = (y: number): string =>
    ink.form(roundedRect(380, y - 30, 40, 64, 8), metal, { light: 'round' }) +
    ink.line(`M400 ${n(y + 10)}v26q0 18 18 14`, tone(metal.color, -0.08), 11);
  const hanger = ink.line('M400 96q-2 -36 20 -36t14 28M400 96L262 184M400 96L538 184', tone('#b98f60', -0.06), 11);
  ink.bounds = { left: 184, top: 110, right: 618, bottom: 730 };
  if (drawing.view === 'angle') {
    const stack = pile(
      ink,
      590,
      700,
      220,
      170,
      [{ skin: { material: 'boucle', color: tone(ink.main.color, 0.02) }, layers: 3, thick: 36 }],
      30,
    ).markup;
    return `${ladder(ink, [110, 270, 430, 590])}<g transform="translate(56 36)scale(.78)">${hangingRobe(ink, shape, shape === 3)}</g>${stack}`;
  }
  return (shape % 2 === 0 ? hanger : hook(60)) + hangingRobe(ink, shape, shape === 3 || shape === 5);
};
