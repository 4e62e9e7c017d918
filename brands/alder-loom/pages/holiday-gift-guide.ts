import type { AuthoredBlock, AuthoredPage } from '../../../contract/content/authored.ts';
import { after, before, during, pictureOf, products, toCategory } from '../../parts.ts';
import type { seasonsOf } from '../../seasons.ts';
import { promises } from './parts.ts';
import { scene, shoppable, stage } from './pictures.ts';

const people = (name: string, text: string, ...handles: readonly string[]): AuthoredBlock => ({
  type: 'product_grid',
  tile_type: 'row',
  header_text: name,
  text,
  product_option_list: products(...handles),
});

const hero = {
  type: 'multi_size_banner',
  banner_size: 'hero',
  margins: { top: 'none', bottom: 'medium' },
  eyebrow: 'The gift guide',
  // The picture is full, so the text goes beside it.
  text_position: 'below',
  image_urls: stage('holiday-hearth', { handle: 'noble-fir-door-wreath', alt: 'The Noble fir door wreath' }),
} as const;

/** Presents by recipient and price. */
export const holidayGiftGuide = ({ gifts }: ReturnType<typeof seasonsOf>): AuthoredPage => ({
  page_id: 'holiday-gift-guide',
  title: 'The gift guide',
  description:
    'Presents that are used long after the ribbon: for the cook, the reader, the gardener, the host and the little ones, from $24.',
  blocks: [
    {
      ...hero,
      tid: 'gifts-hero',
      visibility_dates: during(gifts),
      header_text: 'Presents that are used long after the ribbon',
      text: 'Chosen by who gets them. Every one says on which day it arrives, before you order.',
      redirect_url: toCategory('holiday-and-gifts/gifts'),
      call_to_action: 'All gifts',
    },
    ...[before(gifts), after(gifts)].map(
      (dates): AuthoredBlock => ({
        ...hero,
        tid: 'gifts-hero-year',
        visibility_dates: dates,
        header_text: 'Birthdays do not wait for December',
        text: 'Our gift guide stays up all year, because somebody always has something to celebrate.',
        redirect_url: toCategory('holiday-and-gifts/gifts'),
        call_to_action: 'All gifts',
      }),
    ),
    {
      type: 'split_banner',
      tid: 'gifts-people',
      layout: 'quad',
      header_text: 'Who is it for?',
      tiles: [
        { header_text: 'The cook', image_url: scene('pots-on-stone', 'emberline-dutch-oven'), redirect_url: '#for-the-cook' },
        { header_text: 'The reader', image_url: scene('club-chair', 'skye-mohair-throw'), redirect_url: '#for-the-reader' },
        { header_text: 'The gardener', image_url: scene('front-porch', 'quonset-watering-can'), redirect_url: '#for-the-gardener' },
        {
          header_text: 'The little ones',
          image_url: scene('nursery', 'hooper-owl-night-light'),
          redirect_url: '#for-the-little-ones',
        },
      ],
    },
    people(
      'For the cook',
      'Things that earn their hook by the stove.',
      'emberline-dutch-oven',
      'seki-knife-rail-set',
      'butcher-end-grain-board',
      'foundry-carbon-steel-skillet',
      'olive-wood-utensil-set',
      'bakers-first-gift-set',
      'pinch-spice-crocks',
      'bread-board-paddle',
    ),
    people(
      'For the reader',
      'A light, a blanket and somewhere to put the cup.',
      'skye-mohair-throw',
      'clove-reading-lamp',
      'arc-marble-bookends',
      'bathtub-reading-tray',
      'merrow-wool-blanket',
      'potters-mug-set',
      'cedar-and-smoke-candle',
      'lyra-mushroom-lamp',
    ),
    {
      type: 'split_banner',
      tid: 'gifts-prices',
      layout: 'triple',
      header_text: 'Or begin with the price',
      margins: { top: 'large', bottom: 'large' },
      tiles: [
        {
          header_text: 'Under $30',
          text: 'Small, and not an afterthought.',
          image_url: pictureOf('skep-beeswax-candles'),
          redirect_url: toCategory('holiday-and-gifts', 'price=-30'),
        },
        {
          header_text: '$30 to $60',
          text: 'For hosts, neighbors and sisters.',
          image_url: pictureOf('early-riser-coffee-gift'),
          redirect_url: toCategory('holiday-and-gifts', 'price=30-60'),
        },
        {
          header_text: '$60 and more',
          text: 'The one they will talk about.',
          image_url: pictureOf('blown-glass-ornament-box'),
          redirect_url: toCategory('holiday-and-gifts', 'price=60-'),
        },
      ],
    },
    ...shoppable(['chair-by-the-fire', 'holiday-living-room'], {
      tid: 'gifts-room',
      header_text: 'The room they are opened in',
      text: 'A deep chair, a lamp beside it, and the tree where everybody can see it.',
    }),
    people(
      'For the gardener',
      'Tools that outlive the season, and a trug to carry them.',
      'gardener-gift-trug',
      'quonset-watering-can',
      'pomfret-hand-tools',
      'redding-long-spade',
      'terrene-tapered-planter',
      'lyme-terracotta-pot',
      'sill-enamel-plant-pot',
    ),
    people(
      'For the little ones',
      'To glow, to hide in and to be dragged through the yard.',
      'hooper-owl-night-light',
      'emmeline-canvas-teepee',
      'willowby-kids-quilt',
      'goldfinch-felt-mobile',
      'puddle-hooded-robe',
      'fern-kids-rocker',
      'ivy-rainbow-mobile',
    ),
    people(
      'For the host',
      'For whoever has flowers already.',
      'olive-oil-pourer-gift',
      'matchbox-match-cloche',
      'skep-beeswax-candles',
      'early-riser-coffee-gift',
      'dipped-taper-dozen',
      'linen-dinner-napkins',
      'faceted-tumbler-set',
      'vesper-five-arm-candelabra',
    ),
    people(
      'For slow mornings',
      'Robes, silk and a bath you won’t want to leave.',
      'waffle-kimono-robe',
      'spa-evening-gift-box',
      'mulberry-silk-pillowcase',
      'terry-shawl-robe',
      'linen-bath-robe',
      'larkspur-cashmere-blend-blanket',
      'aegean-cotton-towel-set',
    ),
    {
      type: 'multi_size_banner',
      tid: 'gifts-wrap',
      banner_size: 'medium',
      header_text: 'Ribbon, cloth and a card with six knots',
      text: 'Wrapping that is worth keeping in a drawer.',
      redirect_url: toCategory('holiday-and-gifts/gifts/gift-wrap'),
      call_to_action: 'Wrap it well',
      image_urls: stage('wrapping-table', { handle: 'furoshiki-fabric-wrap', alt: 'Furoshiki cloths' }),
    },
    {
      type: 'category_row',
      tid: 'gifts-decor',
      header_text: 'And for the door, the tree, the mantel',
      category: 'holiday-and-gifts/holiday-decor',
      most: 10,
    },
    promises,
  ],
});
