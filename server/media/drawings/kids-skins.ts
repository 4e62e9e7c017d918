import type { DrawingMaterial } from './kinds.ts';
import type { Ink, Skin } from './studio.ts';

export const hard: ReadonlySet<DrawingMaterial> = new Set(['oak', 'walnut', 'painted', 'metal', 'rattan', 'plastic']);

export const frameOf = (ink: Ink): Skin => (hard.has(ink.main.material) ? ink.main : { material: 'oak', color: '#d3b283' });

export const clothOf = (ink: Ink): Skin =>
  hard.has(ink.main.material) ? { material: 'cotton', color: ink.drawing.accent ?? '#e4d9c6' } : ink.main;

const pastels = ['#a9b9a6', '#d9a98c', '#e3c98f', '#9fb2bf', '#c9a3a0', '#b7ab92'];

export const pastel = (ink: Ink, i: number): string => pastels[(ink.variant(6) + i) % pastels.length] ?? '#a9b9a6';
