import type { Drawing } from './kinds.ts';

export function guessDrawing(_text: { name: string; category: string; style?: string }): Drawing {
  return { kind: 'parcel', view: 'main', color: '#c9b79c', material: 'paper', shape: 0 };
}
