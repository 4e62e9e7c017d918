import type { AuthoredPage } from '../../../contract/content/authored.ts';
import { pictureOf, products, toCategory } from '../../parts.ts';
import { roomFilms } from './films.ts';
import { promises } from './parts.ts';
import { scene, shoppable, stage } from './pictures.ts';

/** Design notes: the brand's rules for a room, each with suitable products. */
export const designer: AuthoredPage = {
  page_id: 'designer',
  title: 'Design notes',
  description:
    'Five rules for a room that nobody wants to leave: light at three heights, one large rug, something old, something black, and room to walk.',
  blocks: [
    {
      type: 'multi_size_banner',
      tid: 'notes-hero',
      banner_size: 'hero',
      text_tone: 'light',
      text_position: 'right',
      margins: { top: 'none', bottom: 'large' },
      eyebrow: 'Design notes',
      header_text: 'Five rules for a room that nobody wants to leave',
      text: 'We furnish rooms for a living, and we break these rules too. But only on purpose.',
      redirect_url: '#light-at-three-heights',
      call_to_action: 'Begin with the light',
      image_urls: stage('evening-study', { handle: 'gideon-club-chair', alt: 'The Gideon club chair in cognac leather' }),
    },
    {
      type: 'story',
      tid: 'notes-light',
      image_position: 'left',
      margins: { bottom: 'medium' },
      eyebrow: 'One',
      header_text: 'Light at three heights',
      html: '<p>A lamp in the middle of the ceiling lights everything and flatters nothing. Switch it off and put three lights in its place: one on the floor that reaches over the seat, one on the table, one low enough to see into the corner.</p><p>Warm bulbs, all of the same color. If you can read beside every seat, you have enough.</p>',
      image_url: scene('painted-buffet', 'abelard-arc-lamp'),
      alt_text: 'A pleated lamp on a sage buffet lights the wall beside a print of the sea',
    },
    {
      type: 'product_grid',
      tid: 'notes-light-goods',
      tile_type: 'row',
      header_text: 'Three heights',
      link: { href: toCategory('lighting'), title: 'All lighting' },
      product_option_list: products(
        'abelard-arc-lamp',
        'hollis-stoneware-lamp',
        'lyra-mushroom-lamp',
        'elowen-paper-lamp',
        'bellamy-tripod-lamp',
        'morrow-alabaster-lamp',
        'hale-swing-sconce',
      ),
    },
    {
      type: 'story',
      tid: 'notes-rug',
      image_position: 'right',
      margins: { top: 'large', bottom: 'large' },
      eyebrow: 'Two',
      header_text: 'One size larger than you thought',
      html: '<p>Rugs are nearly always bought one size too small. The front legs of the sofa belong on it; so do those of the chairs that face it. Then four pieces of furniture become one place to sit.</p><p>At the table, allow two feet on every side, so that no chair catches when it is pulled out.</p>',
      quote: 'A small rug is a bath mat with ambitions.',
      image_url: scene('plinth-table', 'tessel-hand-tufted-rug'),
      alt_text: 'A stone table before an ivory sectional, all on one large rug',
      link: { href: toCategory('rugs/area-rugs'), title: 'Area rugs by size' },
    },
    {
      type: 'story',
      tid: 'notes-old',
      image_position: 'left',
      margins: { bottom: 'large' },
      eyebrow: 'Three',
      header_text: 'Something that ages in plain sight',
      html: '<p>A room of things that stay as they came looks like a shop. Let one or two of them change: saddle leather that darkens where hands go, brass without lacquer, oak with an oil finish that you renew yourself.</p><p>A ring from a wet glass is ten minutes with a cloth. It is also the first line of a story.</p>',
      image_url: pictureOf('kestrel-sling-chair'),
      alt_text: 'The Kestrel sling chair in cognac leather',
    },
    {
      type: 'split_banner',
      tid: 'notes-four-five',
      layout: 'double',
      margins: { bottom: 'large' },
      tiles: [
        {
          header_text: 'Four: a little black',
          text: 'A frame, a lamp, the legs of a chair. It works like the full stop in a sentence: one is enough, none and it never ends.',
          image_url: pictureOf('talbot-dome-pendant'),
          redirect_url: toCategory('furniture/living-room', 'color=black'),
        },
        {
          header_text: 'Five: room to walk',
          text: 'Thirty inches between pieces where one walks, eighteen between sofa and table where one reaches. Measure with a newspaper.',
          image_url: pictureOf('thorne-oval-coffee-table'),
          redirect_url: toCategory('furniture/living-room/coffee-tables'),
        },
      ],
    },
    ...shoppable(['clay-lounge', 'sunlit-living-room'], {
      tid: 'notes-shoppable',
      header_text: 'The rules in one room',
      text: 'A rug that the sofa stands on, light beside the seat, oak that ages, and eighteen inches to the table.',
    }),
    roomFilms,
    {
      type: 'product_grid',
      tid: 'notes-room',
      tile_type: 'feature',
      header_text: 'A room from these notes',
      text: 'Five pieces, one corner, and somewhere to put the cup.',
      product_option_list: products(
        'gideon-club-chair',
        'bellamy-tripod-lamp',
        'edda-stump-table',
        'dorset-checkerboard-rug',
        'weft-study-framed-weaving',
      ),
    },
    promises,
  ],
};
