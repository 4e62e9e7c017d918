import { category } from './node.ts';

export const holidayAndGifts = category(
  'holiday-and-gifts',
  'Holiday & Gifts',
  'Wreaths, stockings and presents that are kept and used again.',
  [
    category('holiday-decor', 'Holiday decor', 'For the door, the mantel and the corner by the window.', [
      category('wreaths', 'Wreaths', 'Fresh-looking and dried wreaths for the door.'),
      category('christmas-trees', 'Christmas trees', 'Full-size and tabletop trees, lit and unlit.'),
      category('ornaments', 'Ornaments', 'Glass, felt and wooden ornaments in sets.'),
      category('stockings', 'Stockings', 'Knitted, quilted and velvet stockings.'),
      category('garlands', 'Garlands', 'Greenery and paper garlands by the yard.'),
      category('holiday-candlelight', 'Candle holders', 'Tapers, advent rings and tealight houses.'),
    ]),
    category('gifts', 'Gifts', 'Ready to give, wrapped or nearly so.', [
      category('gift-sets', 'Gift sets', 'Boxes put together for cooks, hosts and early risers.'),
      category('host-gifts', 'Host gifts', 'Small thanks to bring along.'),
      category('gift-wrap', 'Gift wrap', 'Paper, ribbon and tags.'),
    ]),
  ],
);
