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
  'aegean-cotton-towel-set': null,
  'appleby-table-and-chairs': null,
  'beds.bed': { zoom: 0.7, rise: 28 },
  'beds.headboard': { at: [0.85, 0, 0.88], zoom: 0.7 },
  'case_goods.shelves': { zoom: 0.6, rise: 18 },
  'cookware.dutch_oven': null,
  'lamps.glow_lamp': null,
  'lounge.glass_table': null,
  'cinder-reversible-rug': null,
  'diatom-stone-mat': null,
  'harlan-task-chair': null,
  'haverhill-demilune': null,
  'quail-toy-chest': null,
  'rosalind-canopy-bed': null,
  'tilda-spindle-bed': { at: [0.7, 0.97, 0.85], zoom: 0.9 },
  'vireo-felt-rug-pad': null,
  'zelda-plinth-table': null,
  'tabletop.wine_glasses': null,
  'tabletop.tumblers': null,
  'tabletop.square_canisters': null,
  'tabletop.ripple_vase': null,
  'tabletop.match_cloche': null,
  'tabletop.carafe': null,
  'bathroom.glass_shelf': null,
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
};

/** What is wished of a product's close view; null where it has none. */
export function closeUpOf(handle: string, model: string): CloseUp | null | undefined {
  return handle in closeUps ? closeUps[handle] : closeUps[model];
}
