import { category } from './node.ts';

export const bath = category('bath', 'Bath', 'Towels, mats and fittings for a bathroom that dries out between showers.', [
  category('bath-linen', 'Bath linen', 'Cotton and linen that soaks up water and dries by evening.', [
    category('towels', 'Towels', 'Bath, hand and face towels, single and in sets.'),
    category('bath-mats', 'Bath mats', 'Cotton, teak and diatomite mats to step onto.'),
    category('bathrobes', 'Bathrobes', 'Waffle, terry and linen robes.'),
    category('shower-curtains', 'Shower curtains', 'Curtains and liners that hang straight.'),
  ]),
  category('bath-accessories', 'Bath accessories', 'For soap, brushes and the things that stand around the sink.', [
    category('soap-dispensers', 'Soap dispensers & sets', 'Dispensers, dishes and tumblers in stoneware, glass and steel.'),
    category('bath-caddies', 'Caddies & trays', 'Bath trays and shower caddies that do not rust.'),
  ]),
  category('bath-furniture', 'Bath storage', 'Shelves, rails and mirrors made for damp rooms.', [
    category('bath-shelves', 'Shelves & cabinets', 'Wall and floor shelves for narrow bathrooms.'),
    category('towel-racks', 'Towel rails & hooks', 'Rails, rings, ladders and hooks.'),
    category('bath-mirrors', 'Bath mirrors', 'Mirrors for over the sink.'),
  ]),
]);
