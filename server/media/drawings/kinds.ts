/** Every kind of product the studio can draw, by department; the sample catalogue and the fallback for imports use them. */
export const drawingKinds = {
  furniture: [
    'sofa',
    'sectional',
    'armchair',
    'accent-chair',
    'dining-chair',
    'bar-stool',
    'bench',
    'ottoman',
    'coffee-table',
    'side-table',
    'dining-table',
    'console-table',
    'desk',
    'office-chair',
    'bed',
    'headboard',
    'nightstand',
    'dresser',
    'bookcase',
    'sideboard',
    'tv-stand',
  ],
  rugs: ['rug', 'runner-rug', 'round-rug', 'doormat'],
  decor: [
    'vase',
    'planter',
    'mirror',
    'framed-art',
    'clock',
    'candle',
    'basket',
    'throw-pillow',
    'throw',
    'curtain',
    'tray',
    'photo-frame',
    'bouquet',
    'sculpture',
  ],
  bedding: ['duvet-set', 'quilt', 'sheet-set', 'bed-pillow', 'blanket', 'mattress'],
  bath: ['towel-set', 'bath-mat', 'shower-curtain', 'soap-dispenser', 'bath-shelf', 'bathrobe'],
  lighting: ['floor-lamp', 'table-lamp', 'pendant', 'chandelier', 'sconce', 'lantern', 'desk-lamp'],
  storage: ['bin', 'hamper', 'shelf-unit', 'wall-hooks', 'trash-can', 'shoe-rack', 'cleaning-caddy'],
  kitchen: [
    'dutch-oven',
    'frying-pan',
    'kettle',
    'plate-set',
    'bowl',
    'mug',
    'glass-set',
    'cutting-board',
    'knife-block',
    'canister',
    'utensil-crock',
    'small-appliance',
  ],
  outdoor: [
    'patio-set',
    'outdoor-sofa',
    'adirondack',
    'umbrella',
    'fire-pit',
    'outdoor-planter',
    'string-lights',
    'hammock',
    'grill',
    'tool',
    'bicycle',
  ],
  kids: ['crib', 'bunk-bed', 'toy-chest', 'kids-table', 'play-tent', 'rocking-chair', 'mobile'],
  holiday: ['wreath', 'tree', 'ornament-set', 'stocking', 'garland', 'gift-box', 'candle-holder'],
  any: ['parcel'],
} as const;

export type DrawingKind = (typeof drawingKinds)[keyof typeof drawingKinds][number];

/** What a surface is made of; it decides texture, sheen and edge. */
export type DrawingMaterial =
  | 'linen'
  | 'boucle'
  | 'velvet'
  | 'leather'
  | 'wool'
  | 'cotton'
  | 'jute'
  | 'rattan'
  | 'oak'
  | 'walnut'
  | 'painted'
  | 'metal'
  | 'brass'
  | 'steel'
  | 'ceramic'
  | 'stoneware'
  | 'glass'
  | 'marble'
  | 'concrete'
  | 'plastic'
  | 'paper'
  | 'leaf'
  | 'wax';

/** The main picture, a second angle, and the in-scale view with dimensions. */
export type DrawingView = 'main' | 'angle' | 'scale';

/** One picture to draw. The same parameters always give the same SVG. */
export interface Drawing {
  readonly kind: DrawingKind;
  readonly view: DrawingView;
  /** Main colour, `#rrggbb`. */
  readonly color: string;
  readonly material: DrawingMaterial;
  /** Second colour (legs, frame, pattern), `#rrggbb`; by default one that suits the material. */
  readonly accent?: string;
  /** Silhouette of the kind, 0…5 (wrapped): arm shape, leg style, pattern … so that two sofas do not look the same. */
  readonly shape: number;
  /** Width, depth, height in inches; proportions follow where the kind allows, and the scale view shows them. */
  readonly size?: { readonly width: number; readonly depth: number; readonly height: number };
}
