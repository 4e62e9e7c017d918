import { category } from './node.ts';

export const decor = category('decor', 'Decor', 'The finishing pieces: mirrors, art, cushions, vases and greenery.', [
  category('wall-decor', 'Wall decor', 'For the wall above the sofa and the one nobody has dealt with yet.', [
    category('mirrors', 'Mirrors', 'Round, arched and full-length mirrors.'),
    category('wall-art', 'Wall art', 'Framed prints, photographs and originals on paper.'),
    category('clocks', 'Clocks', 'Quiet wall and mantel clocks.'),
    category('picture-frames', 'Picture frames', 'Frames for the wall and the shelf, sold alone and in sets.'),
  ]),
  category('soft-furnishings', 'Soft furnishings', 'Cushions, throws and curtains that change a room in an afternoon.', [
    category('throw-pillows', 'Throw pillows', 'Covers and filled pillows in linen, velvet and wool.'),
    category('throws', 'Throws', 'Light and heavy throws for the arm of the sofa.'),
    category('curtains', 'Curtains', 'Sheer, lined and blackout panels in generous lengths.'),
  ]),
  category('accents', 'Accents', 'Small things for the shelf, the table and the windowsill.', [
    category('vases', 'Vases', 'Stoneware, glass and metal vases for stems of every length.'),
    category('candles', 'Candles', 'Poured and dipped candles with honest burn times.'),
    category('decorative-trays', 'Trays', 'Trays that make a pile of things look intended.'),
    category('sculptures', 'Objects & sculpture', 'Carved, cast and turned pieces to look at.'),
    category('baskets', 'Baskets', 'Woven baskets for blankets, toys and logs.'),
  ]),
  category('plants-and-flowers', 'Plants & flowers', 'Greenery, real-looking and realistic, and what it stands in.', [
    category('indoor-planters', 'Indoor planters', 'Pots and stands for house plants, with drainage thought of.'),
    category('faux-stems', 'Faux & dried stems', 'Bouquets and branches that last past the weekend.'),
  ]),
]);
