import { mix, tone } from './color.ts';
import { type CloseUp, haze } from './detail-light.ts';
import { ellipse, roundedPolygon } from './path.ts';

/** A polished tube that crosses the frame, with a collar. */
export const tube: CloseUp = (ink, skin) => {
  const bar = roundedPolygon(
    [
      [-60, 300],
      [860, 200],
      [860, 480],
      [-60, 580],
    ],
    4,
  );
  const collar = roundedPolygon(
    [
      [360, 230],
      [500, 214],
      [500, 548],
      [360, 564],
    ],
    16,
  );
  const lit = ink.linear(
    [
      [0, tone(skin.color, -0.12)],
      [0.2, tone(skin.color, 0.1)],
      [0.3, tone(skin.color, 0.34)],
      [0.4, tone(skin.color, 0.04)],
      [0.72, tone(skin.color, -0.26)],
      [0.9, tone(skin.color, -0.04)],
      [1, tone(skin.color, -0.2)],
    ],
    [0, 0, 0.1, 1],
  );
  return `${haze(ink)}<path d="${bar}" transform="translate(20 120)" fill="#2e2216" fill-opacity=".26"${ink.blur(30)}/>${ink.layers(bar, [lit, ink.texture(skin, { scale: 2, turn: -6 })])}<path d="${collar}" transform="translate(10 8)" fill="#22160c" fill-opacity=".35"${ink.blur(8)}/>${ink.layers(collar, [lit])}${ink.line('M366 250V548M494 236V532', tone(skin.color, 0.22), 3, 0.6)}`;
};

/** A curved shell of metal with a rolled rim. */
export const rolledRim: CloseUp = (ink, skin) => {
  const rim = 'M-60 330Q380 150 860 300';
  const shell = `${rim}V860H-60Z`;
  const lit = ink.linear(
    [
      [0, tone(skin.color, -0.16)],
      [0.22, tone(skin.color, 0.24)],
      [0.34, tone(skin.color, 0.02)],
      [0.62, tone(skin.color, -0.18)],
      [0.9, tone(skin.color, -0.02)],
      [1, tone(skin.color, -0.14)],
    ],
    [0, 0, 1, 0.1],
  );
  return `${haze(ink)}<path d="M-60 330Q380 150 860 300Q420 60 -60 330Z" fill="${tone(skin.color, -0.3)}"/>${ink.layers(shell, [lit, ink.texture(skin, { scale: 2 })])}${ink.line(rim, tone(skin.color, -0.22), 38)}<g transform="translate(-2 -5)">${ink.line(rim, tone(skin.color, 0.05), 24)}${ink.line(rim, tone(skin.color, 0.32), 7, 0.9)}</g>`;
};

/** The lip of a glazed or cast vessel, seen close. */
export const lip: CloseUp = (ink, skin) => {
  const [cx, rx] = [420, 470];
  const body = `M${cx - rx} 300C${cx - rx} 560 ${cx - rx * 0.9} 700 ${cx - rx * 0.72} 860H${cx + rx * 0.72}C${cx + rx * 0.9} 700 ${cx + rx} 560 ${cx + rx} 300A${rx} 150 0 0 1 ${cx - rx} 300Z`;
  const outer = ellipse(cx, 300, rx, 150);
  const inner = ellipse(cx, 306, rx - 34, 126);
  const hollow = ink.linear(
    [
      [0, tone(skin.color, -0.4)],
      [0.5, tone(skin.color, -0.22)],
      [1, tone(skin.color, -0.06)],
    ],
    [0, 0, 0.7, 1],
  );
  const glaze =
    skin.material === 'stoneware' || skin.material === 'concrete'
      ? ''
      : `<path d="M96 420C110 560 150 690 190 800H268C216 680 176 560 164 440Z" fill="#fff" fill-opacity=".3"${ink.blur(10)}/>`;
  const foot =
    skin.material === 'stoneware'
      ? `<path d="M${cx - rx} 660Q${cx} 800 ${cx + rx} 650V860H${cx - rx}Z" fill="${mix(skin.color, '#a5764c', 0.5)}" fill-opacity=".55"/>`
      : '';
  return (
    haze(ink) +
    `<g${skin.material === 'glass' ? ' opacity=".72"' : ''}>${ink.form(body, skin, { light: 'round', grain: 1.8 })}${foot}${glaze}</g>` +
    `<path d="${outer}" fill="${ink.linear([
      [0, tone(skin.color, -0.02)],
      [0.4, tone(skin.color, 0.14)],
      [1, tone(skin.color, -0.06)],
    ])}"/>` +
    `<path d="${inner}" fill="${hollow}"/>` +
    ink.line(`M${cx - rx + 22} 350A${rx} 150 0 0 0 ${cx + rx - 40} 350`, '#fff', 7, 0.5)
  );
};

/** Stone: a polished slab and its edge. */
export const slab: CloseUp = (ink, skin) => {
  const top = 'M-40 -40H860V430L380 590L-40 470Z';
  const edges =
    ink.form('M-40 470L380 590V700L-40 570Z', skin, { shade: -0.05, grain: 1.6 }) +
    ink.form('M380 590L860 430V530L380 700Z', skin, { shade: -0.13, grain: 1.6 });
  return `${haze(ink)}<path d="M-40 600L380 730L860 560V680L380 860H-40Z" fill="#2e2216" fill-opacity=".3"${ink.blur(24)}/>${edges}${ink.form(top, skin, { shade: 0.04, grain: 1.9, turn: 20 })}<path d="M-40 60L620 -40H860L-40 330Z" fill="#fff" fill-opacity=".28"${ink.blur(20)}/>${ink.line('M-40 470L380 590L860 430', '#fff', 6, 0.75)}`;
};
