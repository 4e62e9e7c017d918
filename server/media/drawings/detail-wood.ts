import { mix, tone } from './color.ts';
import { type CloseUp, haze, sunfall, whole } from './detail-light.ts';
import { ellipse, line, n, type Point } from './path.ts';

/** The corner of a board: top with its grain, end grain at the right, an eased edge between. */
export const boardCorner: CloseUp = (ink, skin) => {
  const [a, b, c]: [Point, Point, Point] = [
    [-40, 420],
    [520, 520],
    [860, 330],
  ];
  const top = line([a, b, c, [860, -40], [-40, -40]], true);
  const front = line([a, b, [520, 690], [-40, 570]], true);
  const end = line([b, c, [860, 490], [520, 690]], true);
  const edge = line([a, b, c]);
  let rings = '';
  for (let i = 0; i < 7; i += 1)
    rings += `M${n(524 + i * 48)} ${n(680 - i * 27)}Q${n(560 + i * 44)} ${n(560 - i * 22)} ${n(600 + i * 40)} ${n(480 - i * 22)}`;
  return (
    haze(ink) +
    `<path d="M-40 600L520 716L860 520V640L520 840H-40Z" fill="#2e2216" fill-opacity=".34"${ink.blur(22)}/>` +
    ink.layers(front, [ink.surface(skin, 'flat', -0.05), ink.texture(skin, { matrix: 'matrix(1.9 .34 0 1.8 0 420)' })]) +
    ink.layers(end, [ink.surface(skin, 'flat', -0.15)]) +
    (skin.material === 'painted' ? '' : ink.line(rings, tone(skin.color, -0.28), 4, 0.45)) +
    ink.layers(top, [
      ink.linear(
        [
          [0, tone(skin.color, 0.1)],
          [1, tone(skin.color, 0.01)],
        ],
        [0, 0, 0.8, 1],
      ),
      ink.texture(skin, { matrix: 'matrix(2 .36 -.9 1.5 0 0)' }),
    ]) +
    ink.line(edge, tone(skin.color, 0.17), 7, 0.8) +
    ink.line(line([b, [520, 690]]), tone(skin.color, 0.06), 4, 0.7)
  );
};

/** A drawer front with its handle and the gap around it. */
export const drawerFront: CloseUp = (ink, skin) => {
  const metal = mix(ink.accent, '#b8924a', ink.drawing.accent === undefined ? 1 : 0.1);
  const bar = 'M250 360H560';
  return (
    `<path d="${whole}" fill="${ink.surface(skin, 'flat', 0.02)}"/>` +
    ink.layers(whole, [ink.texture(skin, { scale: 2.3 })]) +
    ink.line('M-20 122H820M-20 640H820', tone(skin.color, -0.36), 12) +
    ink.line('M-20 131H820M-20 649H820', tone(skin.color, 0.14), 4, 0.7) +
    `<g transform="translate(14 30)"${ink.blur(12)}>${ink.line(bar, '#22160c', 34, 0.4)}</g>` +
    [270, 540]
      .map((x) => ink.form(ellipse(x, 362, 22, 22), { material: 'brass', color: tone(metal, -0.14) }, { light: 'round' }))
      .join('') +
    ink.line(bar, tone(metal, -0.2), 36) +
    `<g transform="translate(0 -3)">${ink.line(bar, tone(metal, 0), 24)}</g><g transform="translate(0 -8)">${ink.line(bar, tone(metal, 0.28), 6, 0.9)}</g>` +
    sunfall(ink)
  );
};

/** A dovetail corner. */
export const dovetail: CloseUp = (ink, skin) => {
  let tails = '';
  for (let i = 0; i < 4; i += 1) {
    const y = 60 + i * 190;
    tails += `M400 ${y}L560 ${y - 26}V${y + 126}L400 ${y + 100}Z`;
  }
  return (
    `<path d="M0 0h400v800H0Z" fill="${ink.surface(skin, 'flat', 0.05)}"/>` +
    ink.layers('M0 0h400v800H0Z', [ink.texture(skin, { scale: 2.2 })]) +
    `<path d="M400 0h400v800H400Z" fill="${ink.surface(skin, 'flat', -0.08)}"/>` +
    ink.layers('M400 0h400v800H400Z', [ink.texture(skin, { scale: 2.2, turn: 90 })]) +
    ink.layers(tails, [ink.surface(skin, 'flat', 0.03), ink.texture(skin, { scale: 1.6 })]) +
    ink.line(tails, tone(skin.color, -0.3), 4, 0.8) +
    ink.line('M400 0V800', tone(skin.color, -0.16), 3, 0.5) +
    sunfall(ink)
  );
};
