import { category } from './node.ts';

export const furniture = category(
  'furniture',
  'Furniture',
  'Sofas, beds, tables and storage made to be used every day and kept for years.',
  [
    category('living-room', 'Living room', 'The pieces a living room is arranged around.', [
      category('sofas', 'Sofas', 'Two- and three-seat sofas in linen, leather, velvet and bouclé.'),
      category('sectionals', 'Sectionals', 'Corner and chaise sectionals for rooms where everybody wants a seat.'),
      category('armchairs', 'Armchairs', 'Club chairs, recliners and swivels with room to curl up.'),
      category('accent-chairs', 'Accent chairs', 'Smaller chairs with a shape worth looking at.'),
      category('ottomans', 'Ottomans & poufs', 'A place for feet, a tray or one more guest.'),
      category('coffee-tables', 'Coffee tables', 'Low tables in oak, walnut, marble and glass.'),
      category('side-tables', 'Side tables', 'Small tables for a lamp, a book and a cup.'),
      category('console-tables', 'Console tables', 'Slim tables for the hall or the back of a sofa.'),
      category('tv-stands', 'TV stands', 'Media consoles with a way out for the cables.'),
      category('bookcases', 'Bookcases', 'Open and closed shelving for books and what stands beside them.'),
    ]),
    category('bedroom', 'Bedroom', 'Beds and the storage that belongs next to them.', [
      category('beds', 'Beds', 'Platform, panel, upholstered and canopy beds from twin to California king.'),
      category('headboards', 'Headboards', 'Upholstered and wooden headboards for the frame you have.'),
      category('nightstands', 'Nightstands', 'Bedside tables with a drawer, a shelf or both.'),
      category('dressers', 'Dressers & chests', 'Drawers that run smoothly and close without a bang.'),
    ]),
    category('dining-room', 'Dining room', 'Tables to gather at and the seats around them.', [
      category('dining-tables', 'Dining tables', 'Round, rectangular and extending tables for two to ten.'),
      category('dining-chairs', 'Dining chairs', 'Wooden, woven and upholstered chairs, comfortable past dessert.'),
      category('bar-stools', 'Bar & counter stools', 'Stools at counter and bar height, with and without backs.'),
      category('benches', 'Benches', 'Benches for the table, the hall or the end of the bed.'),
      category('sideboards', 'Sideboards', 'Sideboards and buffets that hide the good plates and the rest.'),
    ]),
    category('home-office', 'Home office', 'Desks and chairs that make working at home bearable.', [
      category('desks', 'Desks', 'Writing desks, standing desks and secretaries.'),
      category('office-chairs', 'Office chairs', 'Task chairs that adjust and do not look like an office.'),
    ]),
  ],
);
