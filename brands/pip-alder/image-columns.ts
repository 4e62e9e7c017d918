import { roomOf } from '../alder-loom/pages/pictures.ts';
import { column, type ImageColumns } from '../image-column.ts';

/** The picture and links beside each department's menu. */
export const imageColumns: ImageColumns = {
  nursery: column(
    'nursery',
    'For the first two years, day and night',
    'Cribs that become beds, chairs for four in the morning.',
    [],
    roomOf('striped-nursery') ?? roomOf('nursery'),
  ),
  'kids-bedroom': column(
    'kids-bedroom',
    'Big-kid beds, and where the toys go',
    'Tested with brothers.',
    ['beds', 'rugs'],
    roomOf('bunk-room'),
  ),
  playroom: column('playroom', 'For busy afternoons', 'Tents, tables, and a light against the dark.', ['tables'], roomOf('playroom')),
  bedding: column('bedding', 'Soft after the hundredth wash', 'Sheets, quilts, and something heavy to sleep under.', ['sheets']),
  rugs: column('rugs', 'A floor to build on', 'Washable, soft, and round where corners are in the way.', ['rugs']),
  'storage-and-cleaning': column(
    'storage-and-cleaning',
    'Put away before dinner',
    'Baskets and boxes with room for everything, and for everyone’s boots.',
    ['baskets'],
  ),
  decor: column('decor', 'Walls that grow up slowly', 'Prints, pillows and clocks that outlast dinosaurs.', ['pillows']),
  'holiday-and-gifts': column(
    'holiday-and-gifts',
    'The longest wait of the year',
    'Stockings, ornaments, and presents that are ready.',
    [],
    roomOf('holiday-living-room'),
  ),
  lighting: column('lighting', 'One light to leave on', 'Night lights, bedside lamps, a moon that dims.', ['lamps']),
};
