import { category } from './node.ts';

export const lighting = category('lighting', 'Lighting', 'Lamps and fittings for reading, cooking, working and sitting in the half dark.', [
  category('lamps', 'Lamps', 'Light that plugs in and moves with you.', [
    category('floor-lamps', 'Floor lamps', 'Arc, tripod and reading lamps that stand on their own.'),
    category('table-lamps', 'Table lamps', 'Lamps for the nightstand, the console and the windowsill.'),
    category('desk-lamps', 'Desk lamps', 'Adjustable task light for desks and workbenches.'),
    category('portable-lamps', 'Portable lamps & lanterns', 'Rechargeable lamps and lanterns for indoors and out.'),
  ]),
  category('ceiling-lights', 'Ceiling lights', 'Fittings for over the table and in the middle of the room.', [
    category('pendant-lights', 'Pendant lights', 'Single pendants in glass, metal, rattan and paper.'),
    category('chandeliers', 'Chandeliers', 'Many bulbs, one hook.'),
    category('flush-mounts', 'Flush mounts', 'Close-to-ceiling lights for halls and low rooms.'),
  ]),
  category('wall-lights', 'Wall lights', 'Light at eye level, out of the way of the table.', [
    category('sconces', 'Sconces', 'Hardwired and plug-in sconces for beside the bed, the mirror and the sofa.'),
    category('outdoor-wall-lights', 'Outdoor wall lights', 'Wet-rated lights for the porch and the garage.'),
  ]),
]);
