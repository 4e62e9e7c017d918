import { block, blockShadow, type Eye, eyeAt, faceMatrix, type Triple } from './block.ts';
import { tone } from './color.ts';
import { leafStamp } from './foliage.ts';
import { n, roundedRect } from './path.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';

/** A tied bow whose knot is at (x, y), tails hanging. */
export function bow(ink: Ink, x: number, y: number, s: number, color: string): string {
  const skin: Skin = { material: 'velvet', color };
  const p = (dx: number, dy: number): string => `${n(x + dx * s)} ${n(y + dy * s)}`;
  const loop = (k: 1 | -1): string =>
    `M${p(0, 0)}C${p(-30 * k, -62)} ${p(-116 * k, -70)} ${p(-122 * k, -18)}S${p(-62 * k, 46)} ${p(0, 6)}Z`;
  const tail = (k: 1 | -1): string =>
    `M${p(-8 * k, 4)}C${p(-26 * k, 50)} ${p(-60 * k, 90)} ${p(-76 * k, 140)}L${p(-48 * k, 132)}L${p(-34 * k, 154)}C${p(-26 * k, 110)} ${p(-2 * k, 60)} ${p(14 * k, 10)}Z`;
  const hollow = (k: 1 | -1): string =>
    `M${p(-14 * k, -6)}C${p(-46 * k, -44)} ${p(-98 * k, -48)} ${p(-104 * k, -18)}S${p(-56 * k, 14)} ${p(-14 * k, -2)}Z`;
  return (
    ink.form(tail(1) + tail(-1), skin, { shade: -0.03 }) +
    ink.form(loop(1), skin, { light: 'top' }) +
    ink.form(loop(-1), skin, { light: 'top', shade: -0.04 }) +
    `<path d="${hollow(1)}${hollow(-1)}" fill="${tone(color, -0.17)}" fill-opacity=".75"/>` +
    ink.form(roundedRect(x - 19 * s, y - 20 * s, 38 * s, 40 * s, 12 * s), skin, { light: 'round' })
  );
}

/** A wrapped box with ribbon crossing it. */
function present(
  ink: Ink,
  eye: Eye,
  at: Triple,
  size: Triple,
  options: { paper: string; ribbon: string; print: number; lid?: boolean },
): string {
  const { paper, ribbon, print, lid = false } = options;
  const skin: Skin = { material: 'paper', color: paper };
  const [w, h, d] = size;
  const [x, y, z] = at;
  const face = (which: 'front' | 'side' | 'top', width: number, height: number): string => {
    const m =
      which === 'front'
        ? faceMatrix(eye, 'front', x, y + h, z)
        : which === 'side'
          ? faceMatrix(eye, 'side', x + w, y + h, z)
          : faceMatrix(eye, 'top', x, y + h, z + d);
    const band = width * 0.11;
    const tint = which === 'side' ? tone(ribbon, -0.1) : which === 'top' ? tone(ribbon, 0.06) : ribbon;
    return `<g transform="${m}">${prints(ink, print, width, height, paper)}<path d="M${n((width - band) / 2)} 0h${n(band)}v${n(height)}h${n(-band)}z" fill="${tint}"/>${which === 'top' ? `<path d="M0 ${n((height - d * 0.11) / 2)}h${n(width)}v${n(d * 0.11)}h${n(-width)}z" fill="${tone(ribbon, 0.03)}"/>` : ''}</g>`;
  };
  const body = block(ink, eye, at, size, { skin, round: 2, grain: 0 }) + face('front', w, h) + face('side', d, h) + face('top', w, d);
  const cap = lid
    ? block(ink, eye, [x - 8, y + h - 50, z - 8], [w + 16, 54, d + 16], {
        skin: { material: 'paper', color: tone(paper, 0.03) },
        round: 2,
        grain: 0,
      })
    : '';
  const lidRibbon = lid
    ? `<g transform="${faceMatrix(eye, 'front', x - 8, y + h + 4, z - 8)}"><path d="M${n((w + 16 - w * 0.11) / 2)} 0h${n(w * 0.11)}v54h${n(-w * 0.11)}z" fill="${ribbon}"/></g><g transform="${faceMatrix(eye, 'side', x + w + 8, y + h + 4, z - 8)}"><path d="M${n((d + 16 - d * 0.11) / 2)} 0h${n(d * 0.11)}v54h${n(-d * 0.11)}z" fill="${tone(ribbon, -0.1)}"/></g><g transform="${faceMatrix(eye, 'top', x - 8, y + h + 4, z + d + 8)}"><path d="M${n((w + 16 - w * 0.11) / 2)} 0h${n(w * 0.11)}v${n(d + 16)}h${n(-w * 0.11)}zM0 ${n((d + 16) / 2 - d * 0.055)}h${n(w + 16)}v${n(d * 0.11)}h${n(-w - 16)}z" fill="${tone(ribbon, 0.06)}"/></g>`
    : '';
  const [kx, ky] = eye(x + w / 2, y + h + (lid ? 8 : 2), z + d / 2);
  return (
    blockShadow(ink, eye, [x, z], [w, d], y > 1 ? 0.12 : 0.34) +
    body +
    cap +
    lidRibbon +
    bow(ink, kx, ky - w * 0.03, w / 330, tone(ribbon, 0.02))
  );
}

/** Printed paper: plain, stripes, dots, or sprigs. */
function prints(ink: Ink, print: number, w: number, h: number, paper: string): string {
  const pale = tone(paper, 0.13);
  if (print === 1)
    return `<path d="${Array.from({ length: Math.ceil(w / 36) }, (_, i) => `M${i * 36} 0h14v${n(h)}h-14z`).join('')}" fill="${pale}" fill-opacity=".7"/>`;
  if (print === 2)
    return `<path d="${Array.from({ length: Math.ceil(h / 38) }, (_, r) => Array.from({ length: Math.ceil(w / 38) }, (_, i) => `M${i * 38 + (r % 2) * 19 + 8} ${r * 38 + 16}a5 5 0 1 1 10 0a5 5 0 1 1 -10 0z`).join('')).join('')}" fill="${pale}"/>`;
  if (print === 3) {
    const leaf = leafStamp(ink, 'lance', tone(paper, -0.14), 0);
    return Array.from({ length: 12 }, (_, i) => leaf(w * (0.14 + ((i * 5) % 12) / 15), h * (0.24 + ((i * 7) % 12) / 15), 26, i * 47)).join(
      '',
    );
  }
  return '';
}

const giftBox: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const angle = drawing.view === 'angle';
  const paper = ink.main.color;
  const ribbon = ink.accent;
  ink.bounds = { left: 130, top: 180, right: 680, bottom: 700 };
  if (angle) {
    const eye = eyeAt(390, 610, 38, 20);
    return (
      present(ink, eye, [-230, 0, -20], [230, 300, 210], { paper, ribbon, print: shape % 4, lid: shape % 2 === 0 }) +
      present(ink, eye, [30, 0, -60], [250, 130, 190], { paper: ribbon, ribbon: paper, print: 0 }) +
      present(ink, eye, [-140, 0, -270], [160, 110, 150], { paper: tone(paper, 0.12), ribbon, print: (shape + 1) % 4 })
    );
  }
  if (shape === 4) {
    const eye = eyeAt(390, 620, 26, 19);
    return (
      present(ink, eye, [-190, 0, -140], [380, 150, 280], { paper, ribbon, print: 0 }) +
      present(ink, eye, [-140, 151, -105], [280, 120, 210], { paper: tone(paper, 0.1), ribbon, print: 2 }).replace(/^(<path[^>]*>){2}/, '')
    );
  }
  const size = (
    [
      [350, 300, 290],
      [420, 190, 320],
      [280, 380, 260],
      [400, 250, 260],
      [0, 0, 0],
      [340, 340, 300],
    ] as const
  )[shape] ?? [350, 300, 290];
  const eye = eyeAt(390, 610, 28, 21);
  return present(ink, eye, [-size[0] / 2, 0, -size[2] / 2], size, {
    paper,
    ribbon,
    print: [0, 1, 3, 2, 0, 0][shape] ?? 0,
    lid: shape === 0 || shape === 5,
  });
};

/** Two presents beside something. */
export function companionGifts(ink: Ink, cx: number, base: number): string {
  const eye = eyeAt(cx, base - 50, 30, 20);
  return (
    present(ink, eye, [-60, 0, 0], [140, 120, 120], { paper: '#cbb693', ribbon: ink.accent, print: 0 }) +
    present(ink, eye, [-100, 0, -140], [110, 70, 100], { paper: ink.accent, ribbon: '#efe6d6', print: 0 })
  );
}

/** A shipping carton: kraft board, tape, a label; the picture of goods that no other kind fits. */
const parcel: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const angle = drawing.view === 'angle';
  const kraft: Skin = { material: 'paper', color: ink.main.material === 'paper' ? ink.main.color : '#c3a37b' };
  const size = (
    [
      [400, 290, 300],
      [470, 190, 320],
      [300, 400, 280],
      [360, 330, 300],
      [520, 150, 300],
      [380, 260, 340],
    ] as const
  )[shape] ?? [400, 290, 300];
  const carton = (eye: Eye, [w, h, d]: Triple): string => {
    const tape = tone(kraft.color, 0.14);
    const front = faceMatrix(eye, 'front', -w / 2, h, -d / 2);
    const top = faceMatrix(eye, 'top', -w / 2, h, d / 2);
    const side = faceMatrix(eye, 'side', w / 2, h, -d / 2);
    const label = `<g transform="scale(${Math.min(1, h / 170).toFixed(2)})"><path d="${roundedRect(w * 0.1, Math.max(h, 170) * 0.3, w * 0.34, 96, 3)}" fill="#fbf8f0"/><path d="M${n(w * 0.13)} ${n(Math.max(h, 170) * 0.3 + 22)}h${n(w * 0.2)}M${n(w * 0.13)} ${n(Math.max(h, 170) * 0.3 + 38)}h${n(w * 0.14)}" stroke="#6b6055" stroke-width="5"/><path d="${Array.from({ length: 14 }, (_, i) => `M${n(w * 0.13 + i * w * 0.019)} ${n(Math.max(h, 170) * 0.3 + 54)}v20`).join('')}" stroke="#2b2622" stroke-width="${n(w * 0.008)}"/></g>`;
    const seam = `<path d="M0 ${n(d / 2)}h${n(w)}" stroke="${tone(kraft.color, -0.2)}" stroke-width="2.4"/><path d="M0 ${n(d / 2 - 24)}h${n(w)}v48h${n(-w)}z" fill="${tape}" fill-opacity=".72"/>`;
    const flutes = `<path d="M6 ${n(h - 5)}h${n(w - 12)}" stroke="${tone(kraft.color, -0.16)}" stroke-width="3" stroke-dasharray="3 3"/>`;
    const sideTape = `<path d="M${n(d / 2 - 24)} 0h48v70l-8 -6l-8 6l-8 -6l-8 6l-8 -6l-8 6z" fill="${tone(tape, -0.09)}" fill-opacity=".72"/><path d="${roundedRect(d * 0.36, h * 0.42, d * 0.28, Math.min(36, h * 0.14), 18)}" fill="${tone(kraft.color, -0.3)}"/>`;
    return (
      blockShadow(ink, eye, [-w / 2, -d / 2], [w, d]) +
      block(ink, eye, [-w / 2, 0, -d / 2], [w, h, d], { skin: kraft, round: 3, grain: 0 }) +
      `<g transform="${top}">${seam}</g><g transform="${front}">${label}${flutes}</g><g transform="${side}">${sideTape}</g>`
    );
  };
  ink.bounds = { left: 150, top: 220, right: 670, bottom: 700 };
  if (angle) {
    const s = (k: number): Triple => [size[0] * k, size[1] * k, size[2] * k];
    return carton(eyeAt(320, 560, 46, 22), s(0.82)) + carton(eyeAt(570, 680, 24, 22), s(0.48));
  }
  return carton(eyeAt(390, 620, 29, 21), size);
};

/** Wrapped and packed. */
export const gifts = { 'gift-box': giftBox, parcel } satisfies Record<string, KindFunction>;
