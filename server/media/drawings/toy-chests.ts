import { tone } from './color.ts';
import { drawer } from './fronts.ts';
import { clothOf, frameOf, pastel } from './kids-skins.ts';
import { stand } from './legs.ts';
import { at, n } from './path.ts';
import { drawnSize } from './sizes.ts';
import { Stage } from './stage.ts';
import type { Ink, KindFunction } from './studio.ts';

export const toyChest: KindFunction = (drawing, ink) => {
  const extent = drawnSize(drawing);
  const { width, depth, height } = extent;
  const variant = ink.variant(6);
  const stage = new Stage(ink, { width, depth, height: variant % 2 === 0 ? height : height * 1.5 }, { yaw: 28, pitch: 17 });
  const frame = frameOf(ink);
  const legs = variant === 1 || variant === 4 ? 3 : 1;
  stand(stage, legs > 2 ? 'splayed' : 'block', { width, depth, height: legs, skin: frame, inset: 2, thick: 1.6 });
  const open = variant % 2 === 1;
  if (open) {
    stage.box({ y: height - 1, z: -depth / 2 + 0.4, w: width, h: height * 0.5, d: 0.9 }, frame);
    toys(stage, ink, height - 1.5);
  }
  stage.box({ y: legs, w: width - 1, h: height - legs - 1.2, d: depth - 1 }, frame, {
    front: (face) => {
      const slot = `M${at(face.at(face.width * 0.4, 3))}L${at(face.at(face.width * 0.6, 3))}`;
      const panels =
        variant === 2
          ? [0, 1, 2].map((i) => drawer(ink, face, 0.8 + (i * face.width) / 3, 0.8, face.width / 3 - 1.6, face.height - 1.6)).join('')
          : variant === 4
            ? Array.from({ length: 9 }, (_, i) =>
                ink.line(
                  face.stroke(((i + 1) * face.width) / 10, 0.4, ((i + 1) * face.width) / 10, face.height - 0.4),
                  tone(frame.color, -0.16),
                  1.8,
                  0.7,
                ),
              ).join('')
            : drawer(ink, face, 1, 1, face.width - 2, face.height - 2);
      return (
        panels +
        ink.line(slot, tone(frame.color, -0.34), 9) +
        `<g transform="translate(0 3)">${ink.line(slot, tone(frame.color, 0.1), 1.6, 0.6)}</g>`
      );
    },
    top: (face) =>
      open ? `<path d="${face.rect(0.8, 0.8, face.width - 1.6, face.height - 1.6)}" fill="${tone(frame.color, -0.36)}"/>` : '',
  });
  if (!open) {
    stage.box({ y: height - 1.2, w: width, h: 1.2, d: depth }, frame, { round: 2 });
    if (variant === 0) stage.soft({ y: height, w: width - 1, h: 2, d: depth - 1 }, clothOf(ink), { radius: 0.9, piped: true });
  }
  return stage.done();
};

/** Soft toys that look out of an open chest. */
function toys(stage: Stage, ink: Ink, y: number): void {
  const { width } = stage.extent;
  const [bx, by] = stage.project(-width * 0.2, y, 0);
  const u = stage.camera.unit([0, y, 0]);
  const fur = '#b58d63';
  const ball = (x: number, yy: number, r: number, color: string): string =>
    `<circle cx="${n(x)}" cy="${n(yy)}" r="${n(r)}" fill="${ink.radial(
      [
        [0, tone(color, 0.1)],
        [0.6, color],
        [1, tone(color, -0.16)],
      ],
      0.38,
      0.32,
      0.72,
    )}"/>`;
  const head = 3.6 * u;
  const bear =
    ball(bx - head * 0.75, by - head * 2, head * 0.4, fur) +
    ball(bx + head * 0.75, by - head * 2, head * 0.4, fur) +
    ball(bx, by - head * 1.3, head, fur) +
    ball(bx, by - head * 1.05, head * 0.42, '#e0c8a4') +
    `<circle cx="${n(bx - head * 0.36)}" cy="${n(by - head * 1.5)}" r="3" fill="#2b2017"/><circle cx="${n(bx + head * 0.36)}" cy="${n(by - head * 1.5)}" r="3" fill="#2b2017"/><ellipse cx="${n(bx)}" cy="${n(by - head * 1.16)}" rx="4.4" ry="3.2" fill="#2b2017"/>`;
  const [rx, ry] = stage.project(width * 0.2, y, 0);
  stage.add(
    { y: y + 0.2, w: width * 0.8, h: 8, d: 6 },
    bear + ball(rx, ry - 2.4 * u, 3.1 * u, pastel(ink, 1)) + ball(rx + 5.2 * u, ry - 1.4 * u, 2.3 * u, pastel(ink, 3)),
  );
}
