import { column, type ImageColumns } from '../image-column.ts';
import { roomOf } from './pages/pictures.ts';

/** The picture and links beside each department's menu. */
export const imageColumns: ImageColumns = {
  furniture: column(
    'furniture',
    'Rooms that get better with the years',
    'Solid wood, real joints, covers that come off.',
    ['sofas', 'tables'],
    roomOf('clay-lounge'),
  ),
  rugs: column('rugs', 'A floor to sit on', 'Wool, jute and cotton, in sizes that fit.', ['rugs'], roomOf('fireside')),
  bedding: column(
    'bedding',
    'Linen that softens with every wash',
    'Sheets and quilts for every season.',
    ['duvets'],
    roomOf('quilt-bedroom') ?? roomOf('oak-bedroom'),
  ),
  bath: column('bath', 'Towels that stay thick', 'Cotton, teak, and a mat to step out on.', ['towels'], roomOf('bath-by-the-window')),
  lighting: column(
    'lighting',
    'Lamps you want to read by',
    'Warm light, at the height you need it.',
    ['lamps'],
    roomOf('supper-by-candlelight'),
  ),
  decor: column(
    'decor',
    'What makes it yours',
    'Pillows, throws and things that catch the light.',
    ['throws'],
    roomOf('mantel-shelf') ?? roomOf('gallery-wall'),
  ),
  kitchen: column(
    'kitchen',
    'Pots that outlive the stove',
    'Iron, enamel, end grain, and a mug that fits the hand.',
    ['mugs'],
    roomOf('family-kitchen'),
  ),
  outdoor: column('outdoor', 'As long as the light holds', 'Teak, cedar, and a fire for afterwards.', ['chairs'], roomOf('bistro-corner')),
  kids: column('kids', 'A room to grow up in', 'Made for small hands and rough days.', ['beds'], roomOf('bunk-room')),
  'storage-and-cleaning': column(
    'storage-and-cleaning',
    'A place for the boots',
    'Benches, pegs, baskets and bins.',
    ['baskets'],
    roomOf('front-hall'),
  ),
  'holiday-and-gifts': column(
    'holiday-and-gifts',
    'The weeks before the year ends',
    'Wreaths, stockings, and presents that are used.',
    [],
    roomOf('holiday-hearth'),
  ),
};
