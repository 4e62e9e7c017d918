import { category } from './node.ts';

export const rugs = category('rugs', 'Rugs', 'Wool, jute and washable rugs, from doormats to room-sized.', [
  category('area-rugs', 'Area rugs', 'Rugs for living rooms, bedrooms and dining rooms, sorted by how they are made.', [
    category('wool-rugs', 'Wool rugs', 'Hand-tufted and hand-knotted wool that springs back underfoot.'),
    category('flatweave-rugs', 'Flatweave rugs', 'Kilims and dhurries, thin enough to open a door over.'),
    category('jute-rugs', 'Jute & sisal rugs', 'Natural fibers with a dry, even texture.'),
    category('washable-rugs', 'Washable rugs', 'Rugs that go through a home washing machine.'),
    category('vintage-style-rugs', 'Vintage-style rugs', 'Faded medallions and borders, woven new.'),
    category('shag-rugs', 'Shag & sheepskin', 'Deep pile for bare feet.'),
  ]),
  category('rugs-by-shape', 'Rugs by shape', 'When the floor is not a rectangle in the middle of a room.', [
    category('runner-rugs', 'Runners', 'Long rugs for halls, stairs and galley kitchens.'),
    category('round-rugs', 'Round rugs', 'Circles for under a table, a chair or a lamp.'),
  ]),
  category('mats-and-pads', 'Mats & rug pads', 'What lies at the door and under the rug.', [
    category('doormats', 'Doormats', 'Coir and rubber mats that stop the mud outside.'),
    category('rug-pads', 'Rug pads', 'Felt and rubber pads that keep a rug where you put it.'),
  ]),
]);
