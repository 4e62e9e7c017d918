import { category } from './node.ts';

export const kids = category('kids', 'Kids', 'Cribs, bunks, desks and play things that are safe, sturdy and easy to wipe.', [
  category('nursery', 'Nursery', 'For the first two years, day and night.', [
    category('cribs', 'Cribs', 'Convertible cribs in solid wood, certified safe.'),
    category('nursery-chairs', 'Rocking chairs & gliders', 'Quiet chairs for feeding and story time.'),
    category('mobiles', 'Mobiles', 'Felt and wooden mobiles to look up at.'),
  ]),
  category('kids-bedroom', 'Kids’ bedroom', 'Beds and storage that grow with the child.', [
    category('bunk-beds', 'Bunks & kids’ beds', 'Bunk, loft and toddler beds.'),
    category('toy-storage', 'Toy storage', 'Chests, bins and shelves at a child’s height.'),
    category('kids-rugs', 'Kids’ rugs', 'Soft, washable rugs for playing on.'),
    category('kids-bedding', 'Kids’ bedding', 'Sheets and quilts in small sizes.'),
  ]),
  category('playroom', 'Playroom', 'Tables, tents and seats for busy hands.', [
    category('kids-tables', 'Tables & chairs', 'Child-sized tables, desks and stools.'),
    category('play-tents', 'Play tents', 'Teepees, reading nooks and canopies.'),
    category('kids-lighting', 'Night lights & lamps', 'Gentle lamps for rooms where somebody is falling asleep.'),
  ]),
]);
