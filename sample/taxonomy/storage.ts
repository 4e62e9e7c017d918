import { category } from './node.ts';

export const storageAndCleaning = category(
  'storage-and-cleaning',
  'Storage & Cleaning',
  'Bins, hampers, hooks and brushes that make putting things away easy.',
  [
    category('home-organization', 'Home organization', 'Boxes and shelves for closets, halls and under the stairs.', [
      category('storage-bins', 'Bins & boxes', 'Lidded and open bins in canvas, felt, wire and wood.'),
      category('shelving-units', 'Shelving units', 'Freestanding shelves for pantries, garages and closets.'),
      category('closet-storage', 'Closet storage', 'Hangers, dividers and garment bags.'),
    ]),
    category('entryway', 'Entryway', 'For coats, keys and the shoes of a whole family.', [
      category('wall-hooks', 'Hooks & racks', 'Wall hooks, peg rails and coat racks.'),
      category('shoe-storage', 'Shoe storage', 'Racks, benches and cabinets for shoes.'),
    ]),
    category('laundry', 'Laundry', 'For the basket that is never empty.', [
      category('hampers', 'Hampers & baskets', 'Divided, rolling and woven laundry hampers.'),
      category('drying-and-ironing', 'Drying & ironing', 'Racks and boards that fold flat.'),
    ]),
    category('cleaning', 'Cleaning', 'Good brushes, sturdy bins and a place to keep them.', [
      category('trash-cans', 'Trash & recycling', 'Step cans, sorters and small bins.'),
      category('cleaning-tools', 'Cleaning tools', 'Brushes, brooms, caddies and cloths.'),
    ]),
  ],
);
