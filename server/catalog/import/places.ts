import { slugOf } from '../taxonomy/paths.ts';

/**
 * Words of the trade and the category they mean. A name is placed by the word that ends last, since that is the noun:
 * "sofa table" is a table, "desk lamp" a lamp.
 */
const words: readonly (readonly [words: string, path: string])[] = [
  ['sofa|couch|loveseat|settee|lounger|daybed', 'furniture/living-room/sofas'],
  ['sectional|living room set|modular sofa', 'furniture/living-room/sectionals'],
  ['armchair|wing chair|recliner', 'furniture/living-room/armchairs'],
  ['chair|accent chair|lounge chair', 'furniture/living-room/accent-chairs'],
  ['ottoman|pouf|footstool', 'furniture/living-room/ottomans'],
  ['coffee table|nesting coffee table', 'furniture/living-room/coffee-tables'],
  ['table|side table|end table|plant stand', 'furniture/living-room/side-tables'],
  ['console|console table|entryway table', 'furniture/living-room/console-tables'],
  ['tv stand|media console|media unit|entertainment center', 'furniture/living-room/tv-stands'],
  ['bookcase|bookshelf', 'furniture/living-room/bookcases'],
  ['bed|bed frame', 'furniture/bedroom/beds'],
  ['headboard', 'furniture/bedroom/headboards'],
  ['nightstand|bedside table', 'furniture/bedroom/nightstands'],
  ['dresser|chest of drawers|vanity|storage cabinet|cabinet|wardrobe', 'furniture/bedroom/dressers'],
  ['dining table|dining set', 'furniture/dining-room/dining-tables'],
  ['dining chair', 'furniture/dining-room/dining-chairs'],
  ['stool|bar stool|barstool|counter stool', 'furniture/dining-room/bar-stools'],
  ['bench', 'furniture/dining-room/benches'],
  ['sideboard|buffet|credenza', 'furniture/dining-room/sideboards'],
  ['desk|writing desk', 'furniture/home-office/desks'],
  ['office chair|desk chair|task chair', 'furniture/home-office/office-chairs'],
  ['rug|area rug|carpet', 'rugs/area-rugs'],
  ['runner rug|hallway runner', 'rugs/rugs-by-shape/runner-rugs'],
  ['round rug', 'rugs/rugs-by-shape/round-rugs'],
  ['doormat|door mat|welcome mat', 'rugs/mats-and-pads/doormats'],
  ['mirror|wall mirror|vanity mirror', 'decor/wall-decor/mirrors'],
  ['print|art print|wall art|poster|painting|canvas|wall decor|tapestry', 'decor/wall-decor/wall-art'],
  ['clock|alarm clock|wall clock|desk clock|timekeeper', 'decor/wall-decor/clocks'],
  ['picture frame|photo frame', 'decor/wall-decor/picture-frames'],
  ['pillow|throw pillow|cushion|pillow set|cushion cover', 'decor/soft-furnishings/throw-pillows'],
  ['throw|throw blanket', 'decor/soft-furnishings/throws'],
  ['curtain|drape', 'decor/soft-furnishings/curtains'],
  ['vase|urn', 'decor/accents/vases'],
  ['candle|tealight|candle holder|candle bowl|diffuser', 'decor/accents/candles'],
  ['decorative tray', 'decor/accents/decorative-trays'],
  ['sculpture|statue|figurine|bust', 'decor/accents/sculptures'],
  ['basket|woven basket', 'decor/accents/baskets'],
  ['planter|plant pot|flower pot|cachepot|indoor planter', 'decor/plants-and-flowers/indoor-planters'],
  ['bouquet|flower|floral|centerpiece|plant|stem|succulent|bonsai|topiary|arrangement|corsage', 'decor/plants-and-flowers/faux-stems'],
  ['sheet|sheet set', 'bedding/bed-linen/sheet-sets'],
  ['duvet|duvet cover', 'bedding/bed-linen/duvet-covers'],
  ['pillowcase', 'bedding/bed-linen/pillowcases'],
  ['quilt|coverlet|bedspread', 'bedding/bed-covers/quilts'],
  ['blanket', 'bedding/bed-covers/blankets'],
  ['comforter', 'bedding/bed-covers/comforters'],
  ['mattress', 'bedding/sleep-basics/mattresses'],
  ['towel|hand towel|bath towel', 'bath/bath-linen/towels'],
  ['bath mat', 'bath/bath-linen/bath-mats'],
  ['bathrobe|robe', 'bath/bath-linen/bathrobes'],
  ['shower curtain', 'bath/bath-linen/shower-curtains'],
  ['soap dispenser|soap dish|soap', 'bath/bath-accessories/soap-dispensers'],
  ['lamp|bedside lamp|table lamp|light|luminaire', 'lighting/lamps/table-lamps'],
  ['floor lamp', 'lighting/lamps/floor-lamps'],
  ['desk lamp|task lamp', 'lighting/lamps/desk-lamps'],
  ['lantern|portable lamp', 'lighting/lamps/portable-lamps'],
  ['pendant|pendant light|hanging lamp', 'lighting/ceiling-lights/pendant-lights'],
  ['chandelier', 'lighting/ceiling-lights/chandeliers'],
  ['sconce|wall lamp', 'lighting/wall-lights/sconces'],
  ['storage bin|bin|storage box', 'storage-and-cleaning/home-organization/storage-bins'],
  ['shelf|shelving unit|shelves|wall shelf', 'storage-and-cleaning/home-organization/shelving-units'],
  ['hook|wall hook|coat rack|hat stand', 'storage-and-cleaning/entryway/wall-hooks'],
  ['shoe rack', 'storage-and-cleaning/entryway/shoe-storage'],
  ['hamper|laundry basket', 'storage-and-cleaning/laundry/hampers'],
  ['trash can|wastebasket', 'storage-and-cleaning/cleaning/trash-cans'],
  ['brush|broom|mop|sponge|duster', 'storage-and-cleaning/cleaning/cleaning-tools'],
  ['dutch oven|casserole|casserole dish|cocotte', 'kitchen/cookware/dutch-ovens'],
  ['frying pan|skillet|wok|pan', 'kitchen/cookware/frying-pans'],
  ['saucepan|cookware|pot set|cooking pot', 'kitchen/cookware/saucepans'],
  ['kettle|teapot', 'kitchen/cookware/kettles'],
  ['baking set|baking dish|bakeware|cake stand|muffin pan|baking pan', 'kitchen/cookware/bakeware'],
  ['plate|dinnerware|dish|plate set|dinner set', 'kitchen/tableware/dinnerware'],
  ['bowl|serving bowl', 'kitchen/tableware/serving-bowls'],
  ['glass|glassware|tumbler|wine glass|carafe|decanter|pitcher', 'kitchen/tableware/glassware'],
  ['mug|cup|teacup', 'kitchen/tableware/mugs'],
  ['flatware|cutlery|silverware|spoon|fork', 'kitchen/tableware/flatware'],
  ['placemat|napkin|tablecloth|table runner|coaster', 'kitchen/tableware/table-linen'],
  ['cutting board|cheese board|chopping board|serving board', 'kitchen/food-prep/cutting-boards'],
  ['knife|knife set|knives', 'kitchen/food-prep/knives'],
  ['utensil|spatula|whisk|ladle|grater|peeler|tongs|mortar', 'kitchen/food-prep/utensils'],
  ['coffee maker|blender|mixer|toaster|coffee set|espresso machine|grinder|juicer', 'kitchen/food-prep/small-appliances'],
  ['canister|jar|spice rack', 'kitchen/pantry/canisters'],
  ['bread box|fruit bowl', 'kitchen/pantry/bread-and-fruit'],
  ['patio set|outdoor dining set', 'outdoor/patio-furniture/patio-dining-sets'],
  ['patio sofa|outdoor sofa', 'outdoor/patio-furniture/outdoor-sofas'],
  ['adirondack|adirondack chair|patio chair|outdoor chair|camp chair|beach chair', 'outdoor/patio-furniture/outdoor-chairs'],
  ['hammock', 'outdoor/patio-furniture/hammocks'],
  ['umbrella|parasol|patio umbrella', 'outdoor/shade-and-light/patio-umbrellas'],
  ['string light', 'outdoor/shade-and-light/string-lights'],
  ['fire pit', 'outdoor/fire-and-grilling/fire-pits'],
  ['grill|barbecue', 'outdoor/fire-and-grilling/grills'],
  ['outdoor planter|garden pot', 'outdoor/garden/outdoor-planters'],
  ['garden tool|watering can|shovel|rake|trowel|pruner', 'outdoor/garden/garden-tools'],
  ['bicycle|bike|scooter', 'outdoor/garden/bicycles'],
  ['crib|bassinet', 'kids/nursery/cribs'],
  ['bunk bed', 'kids/kids-bedroom/bunk-beds'],
  ['toy chest|toy box', 'kids/kids-bedroom/toy-storage'],
  ['play tent|teepee', 'kids/playroom/play-tents'],
  ['wreath', 'holiday-and-gifts/holiday-decor/wreaths'],
  ['christmas tree', 'holiday-and-gifts/holiday-decor/christmas-trees'],
  ['ornament|bauble', 'holiday-and-gifts/holiday-decor/ornaments'],
  ['stocking', 'holiday-and-gifts/holiday-decor/stockings'],
  ['garland', 'holiday-and-gifts/holiday-decor/garlands'],
  ['gift set|gift box|gift basket|hamper set|advent calendar|assortment', 'holiday-and-gifts/gifts/gift-sets'],
];

const rules = words.map(([alternatives, path]) => ({ path, pattern: new RegExp(`\\b(?:${alternatives})(?:e?s)?\\b`, 'gi') }));

/** The category that the words of a name mean, within some departments if given; null when it holds none of the known words. */
export function placeOfName(name: string, departments?: readonly string[]): string | null {
  let best: { end: number; length: number; path: string } | null = null;
  for (const { pattern, path } of rules) {
    if (departments && !departments.some((department) => path.startsWith(`${department}/`))) continue;
    for (const match of name.matchAll(pattern)) {
      const end = match.index + match[0].length;
      const length = match[0].length;
      if (!best || end > best.end || (end === best.end && length > best.length)) best = { end, length, path };
    }
  }
  return best?.path ?? null;
}

/** Where a merchant's type goes when the shop has no category for it. */
const elsewhere = 'more-to-explore';

/** Types that say where a thing stands, not what it is: its name decides, and of the outdoors the department is kept. */
const settings: Readonly<Record<string, { departments?: readonly string[]; fallback?: string }>> = {
  '': {},
  indoor: {},
  home: {},
  'home goods': {},
  'home and garden': {},
  outdoor: { departments: ['outdoor'], fallback: 'outdoor' },
  outdoors: { departments: ['outdoor'], fallback: 'outdoor' },
  garden: { departments: ['outdoor'], fallback: 'outdoor' },
};

/** Whole types that are a department's name. */
const departments: Readonly<Record<string, string>> = {
  furniture: 'furniture',
  rugs: 'rugs',
  decor: 'decor',
  'home decor': 'decor',
  bedding: 'bedding',
  bath: 'bath',
  bathroom: 'bath',
  lighting: 'lighting',
  storage: 'storage-and-cleaning',
  kitchen: 'kitchen',
  kids: 'kids',
  holiday: 'holiday-and-gifts',
  gifts: 'holiday-and-gifts',
};

/** Trade words that mean another thing in other trades (a bicycle's light, a mechanic's tool): alone they place nothing. */
const ambiguous =
  /^(lights?|baskets?|tools?|chains?|racks?|stands?|stems?|plants?|forks?|glass|glasses|throws?|pans?|plates?|hooks?|bars?|bottles?)$/i;

/** The category of a product by the merchant's type and the product's name (Shopify's `Type` and `Title`). */
export function placeOfType(type: string, name: string): string {
  const key = type.trim().toLowerCase().replaceAll('&', 'and');
  const setting = settings[key];
  if (setting) return placeOfName(name, setting.departments) ?? setting.fallback ?? `${elsewhere}/${slugOf(type || 'other')}`;
  const department = departments[key];
  if (department) return placeOfName(name, [department]) ?? department;
  const own = ambiguous.test(key) ? null : placeOfName(type);
  return own ?? `${elsewhere}/${slugOf(type)}`;
}
