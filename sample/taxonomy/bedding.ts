import { category } from './node.ts';

export const bedding = category('bedding', 'Bedding', 'Sheets, quilts and pillows, from crisp percale to washed linen.', [
  category('bed-linen', 'Bed linen', 'What touches the skin: cotton, linen and flannel.', [
    category('sheet-sets', 'Sheet sets', 'Fitted sheet, flat sheet and pillowcases, twin to California king.'),
    category('duvet-covers', 'Duvet covers', 'Covers with ties inside and buttons that hold.'),
    category('pillowcases', 'Pillowcases & shams', 'Extra cases in cotton, linen and silk.'),
  ]),
  category('bed-covers', 'Quilts & blankets', 'Layers for every season.', [
    category('quilts', 'Quilts & coverlets', 'Stitched quilts light enough for summer.'),
    category('blankets', 'Blankets', 'Wool, cotton and fleece to fold at the foot of the bed.'),
    category('comforters', 'Comforters & duvet inserts', 'Down and down-alternative fillings in three weights.'),
  ]),
  category('sleep-basics', 'Sleep basics', 'The parts nobody sees and everybody feels.', [
    category('bed-pillows', 'Bed pillows', 'Soft, medium and firm, for side, back and stomach sleepers.'),
    category('mattresses', 'Mattresses', 'Foam, hybrid and latex mattresses, delivered rolled.'),
    category('mattress-toppers', 'Toppers & protectors', 'A new top for an old mattress, and a cover to keep it clean.'),
  ]),
]);
