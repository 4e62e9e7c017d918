import { category } from './node.ts';

export const kitchen = category('kitchen', 'Kitchen', 'Pans, plates, knives and jars for people who cook on weeknights.', [
  category('cookware', 'Cookware', 'Cast iron, steel and copper that outlive the stove.', [
    category('dutch-ovens', 'Dutch ovens & casseroles', 'Enameled cast iron for braises, bread and soup.'),
    category('frying-pans', 'Frying pans & skillets', 'Carbon steel, cast iron and nonstick pans.'),
    category('saucepans', 'Saucepans & stockpots', 'Pots with lids that fit and handles that stay cool.'),
    category('kettles', 'Kettles & coffee', 'Kettles, drippers and presses.'),
    category('bakeware', 'Bakeware', 'Tins, dishes and sheets that do not warp.'),
  ]),
  category('tableware', 'Tableware', 'Plates, glasses and mugs that stack and survive the dishwasher.', [
    category('dinnerware', 'Dinnerware', 'Plate sets and bowls in stoneware and porcelain.'),
    category('serving-bowls', 'Serving bowls & platters', 'Large pieces for the middle of the table.'),
    category('glassware', 'Glassware', 'Tumblers, wine glasses and carafes.'),
    category('mugs', 'Mugs & cups', 'For coffee, tea and soup at the desk.'),
    category('flatware', 'Flatware', 'Forks, knives and spoons with some weight.'),
    category('table-linen', 'Table linen', 'Napkins, runners and tablecloths.'),
  ]),
  category('food-prep', 'Food prep', 'Boards, blades and the tools in the crock by the stove.', [
    category('cutting-boards', 'Cutting boards', 'End-grain, edge-grain and composite boards.'),
    category('knives', 'Knives & blocks', 'Single knives, sets and safe places to keep them.'),
    category('utensils', 'Utensils & crocks', 'Spoons, spatulas and whisks.'),
    category('small-appliances', 'Small appliances', 'Toasters, blenders and mixers worth the counter space.'),
  ]),
  category('pantry', 'Pantry', 'Jars and tins that keep flour dry and coffee fresh.', [
    category('canisters', 'Canisters & jars', 'Airtight storage in glass, steel and ceramic.'),
    category('bread-and-fruit', 'Bread boxes & fruit bowls', 'For what lives on the counter.'),
  ]),
]);
