import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '../settings.ts';

/** A crop of a room's picture, stored below `sample/media/`. */
interface Cut {
  file: string;
  width: number;
  height: number;
  tint: string;
}

/** A finished picture of a room. */
export interface Scene {
  name: string;
  /** Below `sample/media/`. */
  file: string;
  width: number;
  height: number;
  tint: string;
  alt: string;
  words?: 'left' | 'right';
  /** Positions of its products, in per cent from the left and top edge. */
  products: { handle: string; x: number; y: number }[];
  /** Portrait crop for phones. */
  upright?: Cut;
  /** Squares around its main products, for their own pages. */
  cuts: (Cut & { handle: string; color: number })[];
  hash: string;
}

const record = join(settings.media, 'rooms.json');
const forContent = join(settings.media, '..', '..', 'brands', 'alder-loom', 'scenes.ts');

/** Every picture of a room there is. */
export function readScenes(): Scene[] {
  return existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : [];
}

/** Records a picture, and adds it to the list that brand content takes pictures and hot spots from. */
export function addScene(scene: Scene): void {
  const all = [...readScenes().filter(({ name }) => name !== scene.name), scene].sort((a, b) => (a.name < b.name ? -1 : 1));
  writeFileSync(record, `[\n${all.map((one) => `  ${JSON.stringify(one)}`).join(',\n')}\n]\n`);
  writeFileSync(forContent, contentList(all));
}

function contentList(scenes: readonly Scene[]): string {
  const entry = ({ name, alt, file, upright, products }: Scene) => {
    const spots = products.map(({ handle, x, y }) => `{ x: ${x}, y: ${y}, product: { handle: '${handle}' } }`);
    return [
      `  ${name.includes('-') ? `'${name}'` : name}: {`,
      `    image: { asset: '${file}' },`,
      ...(upright ? [`    upright: { asset: '${upright.file}' },`] : []),
      `    alt: '${alt.replaceAll("'", '’')}',`,
      `    spots: [`,
      ...spots.map((spot) => `      ${spot},`),
      '    ],',
      '  },',
    ].join('\n');
  };
  return `/** Pictures of rooms as content blocks take them, with hot spots in per cent. Written by \`sample/studio/rooms/run.ts\`. */
export const scenes = {
${scenes.map(entry).join('\n')}
} as const;
`;
}
