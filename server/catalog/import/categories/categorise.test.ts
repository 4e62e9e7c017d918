import { createReadStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryPaths } from '../../../../sample/test-fixtures/category-paths.ts';
import { uncategorised } from '../../taxonomy/paths.ts';
import { Categories } from './categorise.ts';

const paths = new Set(categoryPaths());
const known = [...paths].map((path) => ({ path, name: nameOf(path) }));
function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' ');
}
const shop = new Categories(known);
const typed = (type: string, name = 'Nova') => shop.place({ type, name })?.path ?? uncategorised;
const none = uncategorised;

describe('categorising a merchant’s product type', () => {
  it.each([
    // Names of things in shops, by their head noun.
    ['Pendant lights', 'lighting/ceiling-lights/pendant-lights'],
    ['Pendant Light', 'lighting/ceiling-lights/pendant-lights'],
    ['Throws', 'decor/soft-furnishings/throws'],
    ['Throw blankets', 'decor/soft-furnishings/throws'],
    ['Throw Pillows', 'decor/soft-furnishings/throw-pillows'],
    ['Sofas', 'furniture/living-room/sofas'],
    ['Sofas & Couches', 'furniture/living-room/sofas'],
    ['Love Seats', 'furniture/living-room/sofas'],
    ['Sectionals', 'furniture/living-room/sectionals'],
    ['Sectional sofas', 'furniture/living-room/sectionals'],
    ['Arm chairs', 'furniture/living-room/armchairs'],
    ['Recliners', 'furniture/living-room/armchairs'],
    ['Ottomans & Poufs', 'furniture/living-room/ottomans'],
    ['Coffee Tables', 'furniture/living-room/coffee-tables'],
    ['END TABLES', 'furniture/living-room/side-tables'],
    ['Console table', 'furniture/living-room/console-tables'],
    ['TV Stands', 'furniture/living-room/tv-stands'],
    ['Book cases', 'furniture/living-room/bookcases'],
    ['Bookshelves', 'furniture/living-room/bookcases'],
    ['Beds & Headboards', 'furniture/bedroom/beds'],
    ['Night stands', 'furniture/bedroom/nightstands'],
    ['Bedside tables', 'furniture/bedroom/nightstands'],
    ['Chests of drawers', 'furniture/bedroom/dressers'],
    ['Wardrobes', 'furniture/bedroom/dressers'],
    ['Dining Tables', 'furniture/dining-room/dining-tables'],
    ['Set of 4 dining chairs', 'furniture/dining-room/dining-chairs'],
    ['Chairs, dining', 'furniture/dining-room/dining-chairs'],
    ['Counter Stools', 'furniture/dining-room/bar-stools'],
    ['Benches', 'furniture/dining-room/benches'],
    ['Buffets and sideboards', 'furniture/dining-room/sideboards'],
    ['Standing Desks', 'furniture/home-office/desks'],
    ['Desk chairs', 'furniture/home-office/office-chairs'],
    ['Area Rugs', 'rugs/area-rugs'],
    ['Rugs', 'rugs'],
    ['Hallway runners', 'rugs/rugs-by-shape/runner-rugs'],
    ['Door mats', 'rugs/mats-and-pads/doormats'],
    ['Rug Pads', 'rugs/mats-and-pads/rug-pads'],
    ['Wall Mirrors', 'decor/wall-decor/mirrors'],
    ['Art prints', 'decor/wall-decor/wall-art'],
    ['Wall Clocks', 'decor/wall-decor/clocks'],
    ['Photo frames', 'decor/wall-decor/picture-frames'],
    ['Curtains & Drapes', 'decor/soft-furnishings/curtains'],
    ['Vases, Urns, Jars & Bottles', 'decor/accents/vases'],
    ['Scented candles', 'decor/accents/candles'],
    ['Figurines', 'decor/accents/sculptures'],
    ['Storage baskets', 'decor/accents/baskets'],
    ['Artificial plants', 'decor/plants-and-flowers/faux-stems'],
    ['Sheet Sets', 'bedding/bed-linen/sheet-sets'],
    ['Fitted sheets', 'bedding/bed-linen/sheet-sets'],
    ['Duvet Covers', 'bedding/bed-linen/duvet-covers'],
    ['Pillow cases', 'bedding/bed-linen/pillowcases'],
    ['Quilts & Coverlets', 'bedding/bed-covers/quilts'],
    ['Memory foam mattresses', 'bedding/sleep-basics/mattresses'],
    ['Mattress toppers', 'bedding/sleep-basics/mattress-toppers'],
    ['Bed pillows', 'bedding/sleep-basics/bed-pillows'],
    ['Bath towels & washcloths', 'bath/bath-linen/towels'],
    ['Bath robes', 'bath/bath-linen/bathrobes'],
    ['Shower Curtains', 'bath/bath-linen/shower-curtains'],
    ['Floor lamps', 'lighting/lamps/floor-lamps'],
    ['Table Lamps', 'lighting/lamps/table-lamps'],
    ['Floor & table lamps', 'lighting/lamps/floor-lamps'],
    ['Lamps - Table', 'lighting/lamps/table-lamps'],
    ['Lamps', 'lighting/lamps'],
    ['Chandeliers', 'lighting/ceiling-lights/chandeliers'],
    ['Flush Mount Lighting', 'lighting/ceiling-lights/flush-mounts'],
    ['Wall sconces', 'lighting/wall-lights/sconces'],
    ['Vanity lights', 'lighting/wall-lights/sconces'],
    ['Ceiling lights', 'lighting/ceiling-lights'],
    ['Track lights', 'lighting'],
    ['String lights', 'outdoor/shade-and-light/string-lights'],
    ['Laundry baskets', 'storage-and-cleaning/laundry/hampers'],
    ['Shoe racks', 'storage-and-cleaning/entryway/shoe-storage'],
    ['Coat racks', 'storage-and-cleaning/entryway/wall-hooks'],
    ['Waste bins', 'storage-and-cleaning/cleaning/trash-cans'],
    ['Skillets & frying pans', 'kitchen/cookware/frying-pans'],
    ['Dutch Ovens', 'kitchen/cookware/dutch-ovens'],
    ['Mugs', 'kitchen/tableware/mugs'],
    ['Wine glasses', 'kitchen/tableware/glassware'],
    ['Dinner plates', 'kitchen/tableware/dinnerware'],
    ['Knives', 'kitchen/food-prep/knives'],
    ['Chopping boards', 'kitchen/food-prep/cutting-boards'],
    ['Table runners', 'kitchen/tableware/table-linen'],
    ['Patio umbrellas', 'outdoor/shade-and-light/patio-umbrellas'],
    ['Outdoor sofas', 'outdoor/patio-furniture/outdoor-sofas'],
    ['Watering cans', 'outdoor/garden/garden-tools'],
    ['Fire Pits', 'outdoor/fire-and-grilling/fire-pits'],
    ['Bunk beds', 'kids/kids-bedroom/bunk-beds'],
    ['Cribs', 'kids/nursery/cribs'],
    ['Christmas trees', 'holiday-and-gifts/holiday-decor/christmas-trees'],
    ['Wreaths', 'holiday-and-gifts/holiday-decor/wreaths'],
    // Departments and groups, and accessories that are not the thing itself.
    ['Lighting', 'lighting'],
    ['Home Decor', 'decor'],
    ['Tableware', 'kitchen/tableware'],
    ['Living room furniture', 'furniture/living-room'],
    ['Kitchen & Dining', 'kitchen'],
    ['Tables', 'furniture'],
    ['Curtain rods', 'decor/soft-furnishings'],
    ['Lamp shades', 'lighting/lamps'],
    ['Sofa legs', 'furniture/living-room'],
    // Taxonomies of Google and Shopify.
    ['Home & Garden > Lighting > Lighting Fixtures > Pendant Lighting', 'lighting/ceiling-lights/pendant-lights'],
    ['Home & Garden > Lighting > Lamps', 'lighting/lamps'],
    ['Home & Garden > Kitchen & Dining > Cookware & Bakeware > Cookware > Skillets & Frying Pans', 'kitchen/cookware/frying-pans'],
    ['Home & Garden > Linens & Bedding > Bedding > Blankets', 'bedding/bed-covers/blankets'],
    ['Furniture > Chairs > Kitchen & Dining Room Chairs', 'furniture/dining-room/dining-chairs'],
    ['Furniture > Shelving > Bookcases & Standing Shelves', 'furniture/living-room/bookcases'],
    ['Sporting Goods > Outdoor Recreation > Cycling > Bicycles', 'outdoor/garden/bicycles'],
    // Of another trade, or of none.
    ['Dog Beds', none],
    ['Animals & Pet Supplies > Pet Supplies > Cat Supplies > Cat Furniture', none],
    ['Car seat covers', none],
    ['Phone stands', none],
    ['Handlebars', none],
    ['Bottom Brackets', none],
    ['Bar Tape', none],
    ['Apparel', none],
    ['Forks', none],
    ['Stem', none],
    ['Gift Card', none],
    ['Light', none],
    ['constructor', none],
  ])('%s: %s', (type, path) => {
    expect(typed(type)).toBe(path);
  });

  it.each([
    ['Fixed Gear Bicycle', 'Bravo', 'outdoor/garden/bicycles'],
    ['Kids Fixed Gear Bike', 'Micro Echo', 'outdoor/garden/bicycles'],
    ['Light', 'Defender Bike Light', none],
    ['Lights', 'Brass pendant light', 'lighting/ceiling-lights/pendant-lights'],
    ['Bike Racks', 'Saris Solo Bike Rack', 'outdoor/garden'],
    ['Tools', '15mm Combo Wrench', none],
    ['Outdoor', 'Clay Plant Pot', 'outdoor'],
    ['Outdoor', 'Yellow watering can', 'outdoor/garden/garden-tools'],
    ['Indoor', 'Copper Light', 'lighting'],
    ['Indoor', 'Bedside Table', 'furniture/bedroom/nightstands'],
    ['Indoor', 'White Ceramic Pot', none],
    ['Furniture', 'Fixie Table', 'furniture'],
    ['Furniture', 'Oslo dining chair in oak', 'furniture/dining-room/dining-chairs'],
    ['Chairs', 'Oslo dining chair', 'furniture/dining-room/dining-chairs'],
    ['Lighting', 'Opal pendant', 'lighting/ceiling-lights/pendant-lights'],
    ['Furniture', 'Brass desk lamp', 'furniture'],
    ['', 'Velvet sofa with oak legs', 'furniture/living-room/sofas'],
    ['', 'Thing', none],
  ])('%s, “%s”: %s', (type, name, path) => {
    expect(typed(type, name)).toBe(path);
  });

  it('uses the taxonomy path where the type says nothing, and agreeing tags as a last resort', () => {
    expect(shop.place({ type: 'SS24', name: 'Nova', paths: ['Home & Garden > Decor > Vases'] })?.path).toBe('decor/accents/vases');
    expect(shop.place({ type: 'Mugs', name: 'Nova', paths: ['594'] })?.path).toBe('kitchen/tableware/mugs');
    expect(shop.place({ type: 'Glow', name: 'Hotel', tags: ['Bicycles', 'Bike', 'Black'] })?.path).toBe('outdoor/garden/bicycles');
    expect(shop.place({ type: 'Glow', name: 'Hotel', tags: ['Bicycle', 'Sofa'] })).toBeNull();
  });

  it.each([
    ['Antique Drawers', 'Antique wooden chest of drawers', 'furniture/bedroom/dressers'],
    ['Harbor', '<p>Homemade white ceramic flower pot.</p><p>Looks lovely beside a sofa.</p>', 'decor/plants-and-flowers/indoor-planters'],
    ['Harbor', 'Beanbag in black leather', 'furniture/living-room/accent-chairs'],
    ['Harbor', 'Looks lovely in the corner beside your favorite old sofa', none],
    ['Harbor', 'A bicycle bell', none],
    ['Harbor', '', none],
  ])('a short first sentence says what %s is, where all else is silent: %s', (name, description, path) => {
    expect(shop.place({ type: 'Indoor', name, description })?.path ?? none).toBe(path);
    expect(shop.place({ type: 'Glow', name: 'Nova', description })).toBeNull();
  });

  it('uses only existing categories, else the nearest ancestor', () => {
    const small = new Categories([
      { path: 'lighting', name: 'Lighting' },
      { path: 'textiles', name: 'Textiles' },
      { path: 'textiles/wool-throws', name: 'Wool throws' },
    ]);
    expect(small.place({ type: 'Pendant lights' })?.path).toBe('lighting');
    expect(small.place({ type: 'Wool throws' })?.path).toBe('textiles/wool-throws');
    expect(small.place({ type: 'Sofas' })).toBeNull();
  });

  it('never leaves the shop’s categories, whatever the type', () => {
    const words = fc.constantFrom(
      'lamp',
      'table',
      'bike',
      'dog',
      '&',
      '>',
      ',',
      'of',
      'set',
      'for',
      '__proto__',
      'light',
      '',
      '(',
      'é',
      '4',
    );
    fc.assert(
      fc.property(fc.array(words), fc.array(words), (type, name) => {
        const placed = shop.place({ type: type.join(' '), name: name.join(' ') });
        if (placed) expect(paths.has(placed.path)).toBe(true);
      }),
    );
  });
});

const wands = new URL('../../../../../shared/data/wands-dev/product.tsv', import.meta.url).pathname;
it.skipIf(!existsSync(wands))(
  'files types of a large shop in the right department or nowhere (skipped without ../shared/data)',
  async () => {
    const departments: readonly [beginning: string, expected: RegExp][] = [
      ['Lighting / ', /^(lighting|outdoor|kids|holiday)/],
      ['Rugs / ', /^(rugs|kids)/],
      ['Furniture / ', /^(furniture|outdoor|kids|storage|bath|bedding|decor)/],
      ['Kitchen & Tabletop / ', /^(kitchen|storage|decor|bedding|rugs)/],
      ['Bed & Bath / ', /^(bedding|bath|kids|decor|storage|rugs|furniture\/bedroom)/],
    ];
    const wrong: string[] = [];
    let filed = 0;
    for await (const line of createInterface({ input: createReadStream(wands) })) {
      const [, name = '', type = '', hierarchy = ''] = line.split('\t');
      const place = shop.place({ type: type.split('|')[0] ?? '', name });
      const rule = departments.find(([beginning]) => hierarchy.startsWith(beginning));
      if (!place || !rule) continue;
      filed++;
      if (!rule[1].test(place.path)) wrong.push(`${hierarchy}: ${type}: ${name}: ${place.path}`);
    }
    expect(filed).toBeGreaterThan(200);
    expect(wrong).toEqual([]);
  },
);
