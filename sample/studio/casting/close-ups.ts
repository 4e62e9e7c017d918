/** How the close view of a product is taken, in the place of what its model proposes. */
export interface CloseUp {
  /** Where it looks: a point of the product's box, 0…1 from its left, front and foot. */
  at?: readonly [x: number, y: number, z: number];
  /** The share of the model's own width that it shows. */
  zoom?: number;
  /** Degrees to the right of the front, and above level. */
  turn?: number;
  rise?: number;
}

/** By handle, or by model for all of its products; null: nothing to be seen from nearby. */
export const closeUps: Readonly<Record<string, CloseUp | null>> = {
  'abelard-arc-lamp': null,
  'aegean-cotton-towel-set': null,
  'appleby-table-and-chairs': null,
  'arden-wagon-chandelier': null,
  'basil-bubble-chandelier': null,
  'bathroom.glass_shelf': null,
  'cinder-reversible-rug': null,
  'cookware.dutch_oven': null,
  'delaney-linear-chandelier': null,
  'diatom-stone-mat': null,
  'dorrit-torchiere': null,
  'eider-down-comforter': null,
  'elio-flush-mount': null,
  'elowen-paper-lamp': null,
  'fleecy-wool-topper': null,
  'gantry-floor-lamp': null,
  'harlan-task-chair': null,
  'haverhill-demilune': null,
  'hush-mattress-protector': null,
  'inez-alabaster-sconce': null,
  'jonah-glass-lamp': null,
  'kipling-task-table-lamp': null,
  'kittery-bath-sconce': null,
  'lamps.glow_lamp': null,
  'linnea-washed-linen-pillow': null,
  'lounge.glass_table': null,
  'lumley-plaster-sconce': null,
  'lyra-mushroom-lamp': null,
  'orsay-velvet-pillow': null,
  'peva-free-liner': null,
  'piper-table-torch': null,
  'quail-toy-chest': null,
  'quinton-led-desk-lamp': null,
  'remy-bankers-lamp': null,
  'rigby-hurricane-lantern': null,
  'rosalind-canopy-bed': null,
  'simone-clip-lamp': null,
  'tabletop.carafe': null,
  'tabletop.match_cloche': null,
  'tabletop.ripple_vase': null,
  'tabletop.square_canisters': null,
  'tabletop.tumblers': null,
  'tabletop.wine_glasses': null,
  'talbot-dome-pendant': null,
  'vanya-globe-pendant': null,
  'vireo-felt-rug-pad': null,
  'xanthe-fluted-pendant': null,
  'zelda-plinth-table': null,
  'beds.bed': { zoom: 0.7, rise: 28 },
  'beds.headboard': { at: [0.85, 0, 0.88], zoom: 0.7 },
  'case_goods.shelves': { zoom: 0.6, rise: 18 },
  'lounge.recliner': { zoom: 0.7, rise: 28 },
  'rugs.rug': { zoom: 0.9 },
  'seating.barrel': { zoom: 0.7, rise: 28 },
  'seating.ottoman': { zoom: 0.65 },
  'seating.pouf': { zoom: 0.7 },
  'seating.sectional': { at: [0.5, 0.5, 0.5], zoom: 0.7, rise: 30 },
  'seating.slipper_chair': { zoom: 0.7, rise: 28 },
  'seating.sofa': { at: [0.62, 0.1, 0.52], zoom: 0.7, rise: 30 },
  'seating.wing_chair': { zoom: 0.7, rise: 28 },
  'tables.desk_standing': { rise: 22, zoom: 0.8 },
  'tables.legged': { rise: 22, zoom: 0.75 },
  'tables.picnic': { rise: 20, zoom: 0.8 },
  'tilda-spindle-bed': { at: [0.7, 0.97, 0.85], zoom: 0.9 },
};

/** What is wished of a product's close view; null where it has none. */
export function closeUpOf(handle: string, model: string): CloseUp | null | undefined {
  return handle in closeUps ? closeUps[handle] : closeUps[model];
}
