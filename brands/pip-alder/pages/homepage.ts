import type { AuthoredPage } from '../../../contract/content/authored.ts';
import { scene, shoppable, stage } from '../../alder-loom/pages/pictures.ts';
import { during, pictureOf, products, toCategory } from '../../parts.ts';
import type { seasonsOf } from '../../seasons.ts';
import { nursery, promises } from './parts.ts';

/** The home page: by age, by room, and a shoppable nursery. */
export const homepage = ({ markdowns }: ReturnType<typeof seasonsOf>): AuthoredPage => ({
  page_id: 'homepage',
  title: 'Pip & Alder: beds, storage and soft things for kids’ rooms',
  description: 'Cribs, bunks, desks, lamps and soft things for children’s rooms, made to be climbed on, handed down and lived in.',
  blocks: [
    {
      type: 'multi_size_banner',
      tid: 'pip-hero',
      banner_size: 'hero',
      margins: { top: 'none', bottom: 'medium' },
      eyebrow: 'Rooms for children',
      // The picture is full, so the text goes beside it.
      text_position: 'below',
      header_text: 'A room to grow up in',
      text: 'Beds that become dens, shelves at the right height, lamps that chase off the dark. Made for small hands and rough days.',
      redirect_url: toCategory('kids'),
      call_to_action: 'Shop their room',
      image_urls: stage('bunk-room', { handle: 'mapleton-bunk-bed', alt: 'The Mapleton bunk bed' }),
    },
    {
      type: 'split_banner',
      tid: 'pip-ages',
      layout: 'triple',
      header_text: 'Shop by age',
      margins: { top: 'medium', bottom: 'large' },
      tiles: [
        {
          header_text: 'Newborn to two',
          text: 'A crib that becomes a bed, and a chair for four in the morning.',
          image_url: nursery.image,
          redirect_url: toCategory('kids/nursery'),
        },
        {
          header_text: 'Three to six',
          text: 'Low beds, teepees, and somewhere for two hundred wooden animals.',
          image_url: scene('playroom', 'emmeline-canvas-teepee'),
          redirect_url: toCategory('kids/playroom'),
        },
        {
          header_text: 'Seven and up',
          text: 'Bunks, a first desk, and a lamp to read by past bedtime.',
          image_url: scene('bunk-room', 'mapleton-bunk-bed'),
          redirect_url: toCategory('kids/kids-bedroom'),
        },
      ],
    },
    {
      type: 'countdown_banner',
      tid: 'pip-markdowns',
      banner_display_text: 'The autumn markdowns are on',
      banner_url: { url: { href: '/deals', title: 'See every deal' } },
      banner_visibility_dates: during(markdowns),
      countdown_timer_dates: { timer_start_date: markdowns.from, timer_end_date: markdowns.until },
    },
    {
      type: 'product_grid',
      tid: 'pip-loved',
      tile_type: 'row',
      header_text: 'Loved to bits',
      product_option_list: products(
        'acorn-convertible-crib',
        'appleby-table-and-chairs',
        'hooper-owl-night-light',
        'quail-toy-chest',
        'emmeline-canvas-teepee',
        'mapleton-bunk-bed',
        'dandelion-rocking-chair',
        'gulliver-washable-rug',
        'underhill-play-rug',
      ),
    },
    {
      type: 'shoppable_room',
      tid: 'pip-nursery',
      margins: { top: 'large', bottom: 'large' },
      header_text: 'The nursery, piece by piece',
      text: 'Everything in this picture is ours, and each thing leads to its own page.',
      image_url: nursery.image,
      alt_text: nursery.alt,
      hot_spots: nursery.spots.filter(({ product }) =>
        ['acorn-convertible-crib', 'elderberry-glider', 'quail-toy-chest', 'three-stones-cut-paper-print'].includes(product.handle),
      ),
    },
    { type: 'category_row', tid: 'pip-bedroom', header_text: 'For the big-kid bedroom', category: 'kids/kids-bedroom', most: 10 },
    ...shoppable(
      ['bunk-room'],
      {
        tid: 'pip-bunk-room',
        header_text: 'A room for two',
        text: 'A bed each, a desk to fight over, and bins for what lies on the rug.',
      },
      ['dorset-checkerboard-rug', 'winslow-windsor-chair', 'rope-nesting-baskets'],
    ),
    {
      type: 'story',
      tid: 'pip-made',
      image_position: 'right',
      margins: { top: 'large', bottom: 'large' },
      eyebrow: 'How it is made',
      header_text: 'Built for the third child, too',
      html: '<p>Rounded edges, finishes you can lick, covers that come off and go in the wash. Every bed is loaded with five times what the standard asks for, and then with three brothers.</p><p>What leaves us is meant to be outgrown and handed on: we keep slats, screws and knobs for as long as anybody asks.</p>',
      image_url: pictureOf('peregrine-house-bed'),
      alt_text: 'The Peregrine house bed',
      link: { href: '/designer', title: 'Our four rules for a room' },
    },
    { type: 'category_row', tid: 'pip-play', header_text: 'For busy afternoons', category: 'kids/playroom', most: 10 },
    { type: 'category_row', tid: 'pip-sale', header_text: 'On sale', category: 'sales-and-deals/sale-kids', most: 10 },
    {
      type: 'multi_size_banner',
      tid: 'pip-gifts',
      banner_size: 'medium',
      margins: { top: 'large', bottom: 'large' },
      eyebrow: 'The gift guide',
      header_text: 'Presents that outlive the wrapping',
      text: 'From the first mobile to the first desk, by age.',
      redirect_url: '/holiday-gift-guide',
      call_to_action: 'Open the guide',
      image_urls: { desktop_background_image: pictureOf('ivy-rainbow-mobile') },
    },
    {
      type: 'split_banner',
      tid: 'pip-rooms',
      layout: 'double',
      header_text: 'And around the bed',
      margins: { top: 'medium', bottom: 'large' },
      tiles: [
        {
          header_text: 'Lamps against the dark',
          text: 'Night lights, bedside lamps, and a moon that dims.',
          image_url: pictureOf('hooper-owl-night-light'),
          redirect_url: toCategory('lighting'),
        },
        {
          header_text: 'A place for everything',
          text: 'Bins, hooks and chests, low enough to put things back oneself.',
          image_url: pictureOf('sparrow-cubby-shelf'),
          redirect_url: toCategory('storage-and-cleaning'),
        },
      ],
    },
    promises,
  ],
});
