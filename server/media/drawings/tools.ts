import { mix, tone } from './color.ts';
import { tints } from './palette.ts';
import { ellipse, roundedRect } from './path.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';

const steel: Skin = { material: 'steel', color: '#b4b8ba' };
const rubber: Skin = { material: 'plastic', color: '#2f2c29' };

/** Wood where the product is wooden, otherwise the product's colour in plastic. */
const gripOf = (ink: Ink): Skin =>
  ink.main.material === 'oak' || ink.main.material === 'walnut' ? ink.main : { material: 'plastic', color: ink.main.color };

function drill(ink: Ink): string {
  const shell = gripOf(ink);
  const body =
    'M196 286C196 250 216 232 252 232H470C500 232 516 244 522 262L530 326C530 346 516 356 492 356H404L420 540H330L322 386C250 386 196 356 196 320Z';
  return (
    ink.shadow(380, 648, 190, 20) +
    ink.form('M524 262h44q16 0 20 12l10 20-10 22q-4 12-20 12h-44Z', { material: 'metal', color: '#4a4744' }, { light: 'pipe', grain: 0 }) +
    ink.form(roundedRect(592, 282, 92, 20, 5), steel, { light: 'pipe' }) +
    ink.form(body, shell, { light: 'pipe' }) +
    ink.form('M322 386C290 386 262 380 240 370L250 420Q300 430 324 420ZM420 540h-90l-6-110q40 26 86 12Z', rubber, {
      light: 'round',
      grain: 0,
    }) +
    ink.form(roundedRect(286, 540, 190, 92, 14), rubber, { light: 'round', grain: 0 }) +
    ink.form(roundedRect(286, 560, 190, 22, 3), shell, { light: 'round' }) +
    ink.form('M424 372q26 8 24 40l-12 30h-16l-6-66Z', { material: 'plastic', color: tints.black }, { light: 'round', grain: 0 }) +
    ink.line('M240 270h150M240 286h150M240 302h150', tone(shell.color, -0.22), 5, 0.7)
  );
}

function hammer(ink: Ink): string {
  const handle: Skin = ink.main.material === 'oak' || ink.main.material === 'walnut' ? ink.main : { material: 'oak', color: tints.oak };
  return `<g transform="rotate(32 400 400)">${ink.drop('M380 250h40v410q0 20-20 20t-20-20ZM280 170h230v70H280Z', 22, 26, 14)}${ink.form('M384 240h32l8 250 4 150q0 40-28 40t-28-40l4-150Z', handle, { light: 'round', turn: 90 })}${ink.form(roundedRect(370, 520, 60, 150, 24), { material: 'leather', color: mix(ink.main.color, '#6b4630', 0.3) }, { light: 'round' })}${ink.form('M270 176q0-12 12-12h44l14 14h70q70-18 128 44l-8 12q-60-40-112-20v34h-40v-14h-48l-14 14h-34q-12 0-12-12Z', steel, { light: 'pipe' })}</g>`;
}

function shears(ink: Ink): string {
  const grip = gripOf(ink);
  const blade = 'M402 392C394 300 396 190 432 120C450 190 446 310 424 398Z';
  const arm = 'M404 390C380 450 318 560 306 640C304 672 336 678 350 652C372 590 412 480 428 410Z';
  const half = ink.form(arm, grip, { light: 'round' }) + ink.form(blade, steel, { light: 'round' });
  return `<g transform="rotate(24 400 400)">${ink.drop(`${blade}${arm}`, 20, 26, 14)}<g transform="matrix(-1 0 0 1 826 0)">${half}</g>${half}<path d="${ellipse(414, 398, 15, 15)}" fill="${ink.radial(
    [
      [0, '#f4f4f2'],
      [1, '#7b7d7d'],
    ],
    0.36,
    0.3,
    0.8,
  )}"/></g>`;
}

function trowel(ink: Ink): string {
  const grip = gripOf(ink);
  const blade = 'M400 100C452 150 470 230 462 300Q452 350 412 356h-24Q348 350 338 300C330 230 348 150 400 100Z';
  return `<g transform="rotate(36 400 400)">${ink.drop(`${blade}M374 470h52v220h-52Z`, 22, 26, 14)}${ink.form('M388 340h24l4 150h-32Z', steel, { light: 'round' })}${ink.form(blade, steel, { light: 'round' })}${ink.line('M400 130V340', '#8b8f90', 4, 0.5)}${ink.form('M372 480q28-18 56 0l6 60-4 120q-2 40-30 40t-30-40l-4-120Z', grip, { light: 'round', turn: 90 })}${ink.form(roundedRect(368, 470, 64, 18, 6), { material: 'brass', color: tints.brass }, { light: 'round' })}</g>`;
}

function wrench(ink: Ink): string {
  const shaft = 'M378 250h44l10 330-32 30-32-30Z';
  const jaw = 'M330 120q-30 70 10 120 20 26 60 26t60-26q40-50 10-120l-40 20v60l-30 20-30-20v-60Z';
  const ring = `${ellipse(400, 632, 58, 58)}${ellipse(400, 632, 30, 30)}`;
  return `<g transform="rotate(38 400 400)" fill-rule="evenodd">${ink.drop(`${shaft}${jaw}`, 20, 26, 14)}${ink.form(shaft, steel, { light: 'round' })}${ink.form(jaw, steel, { light: 'round' })}${ink.form(ring, steel, { light: 'round' })}${ink.form(roundedRect(386, 300, 28, 230, 12), gripOf(ink), { light: 'round', shade: -0.04 })}</g>`;
}

/** A toolbox with its tray lid and handle. */
function toolbox(ink: Ink): string {
  const skin: Skin =
    ink.main.material === 'oak' || ink.main.material === 'walnut' ? ink.main : { material: 'metal', color: ink.main.color };
  return (
    ink.shadow(404, 610, 290, 22) +
    ink.form('M640 380l50-34v210l-50 52Z', skin, { light: 'side' }) +
    ink.form(roundedRect(130, 380, 510, 228, 8), skin) +
    ink.form('M130 384L186 300H588L640 384Z', skin, { light: 'top', shade: 0.05 }) +
    ink.form('M588 300L640 384L690 348L634 290Z', skin, { light: 'side' }) +
    ink.line('M130 384H640L690 347', tone(skin.color, -0.25), 2.4) +
    ink.line('M270 300v-36q0-20 20-20h196q20 0 20 20v36', '#3b3835', 17) +
    `<g transform="translate(-2 -3)">${ink.line('M270 300v-36q0-20 20-20h196q20 0 20 20v36', '#6d6964', 6)}</g>` +
    [230, 500].map((x) => ink.form(roundedRect(x, 368, 44, 54, 5), steel, { light: 'round' })).join('') +
    ink.line('M150 590H622', tone(skin.color, -0.14), 2, 0.5)
  );
}

const tools = [drill, hammer, shears, trowel, wrench, toolbox];

export const tool: KindFunction = (drawing, ink) => {
  const markup = (tools[ink.variant(6)] ?? drill)(ink);
  ink.bounds = { left: 160, top: 130, right: 690, bottom: 650 };
  return drawing.view === 'angle' ? `<g transform="matrix(-.92 .12 .06 .92 744 -16)">${markup}</g>` : markup;
};
