import type { AuthoredPage } from '../../../contract/content/authored.ts';
import { after, before, during, pictureOf, products, toCategory } from '../../parts.ts';
import type { seasonsOf } from '../../seasons.ts';
import { promises } from './parts.ts';
import { scene, shoppable, stage } from './pictures.ts';

/** The home page. */
export const homepage = ({ gifts, markdowns }: ReturnType<typeof seasonsOf>): AuthoredPage => ({
  page_id: 'homepage',
  title: 'Alder & Loom: furniture, textiles and things for the home',
  description: 'Furniture, textiles and everyday things for the home, chosen for how they are made and how long they last.',
  blocks: [
    {
      type: 'multi_size_banner',
      tid: 'home-hero',
      banner_size: 'hero',
      margins: { top: 'none', bottom: 'medium' },
      header_text: 'Rooms that get better with every year you live in them',
      text: 'Solid wood, honest cloth, lamps you want to read by. Chosen slowly, sent quickly.',
      redirect_url: toCategory('furniture'),
      call_to_action: 'Shop furniture',
      image_urls: stage('sunlit-living-room', { handle: 'ashby-boucle-sofa', alt: 'The Ashby bouclé sofa in ivory' }),
    },
    { type: 'all_departments_list', tid: 'home-departments', layout: 'tiles', header_text: 'Shop by department' },
    {
      type: 'countdown_banner',
      tid: 'home-markdowns',
      banner_display_text: 'The autumn markdowns are on',
      banner_url: { url: { href: '/deals', title: 'See every deal' } },
      banner_visibility_dates: during(markdowns),
      countdown_timer_dates: { timer_start_date: markdowns.from, timer_end_date: markdowns.until },
    },
    {
      type: 'product_grid',
      tid: 'home-popular',
      tile_type: 'row',
      header_text: 'Popular right now',
      product_option_list: products(
        'marlow-track-arm-sofa',
        'emberline-dutch-oven',
        'sable-wishbone-chair',
        'hollis-stoneware-lamp',
        'pembroke-platform-bed',
        'tessel-hand-tufted-rug',
        'bramble-nightstand',
        'aegean-cotton-towel-set',
        'thorne-oval-coffee-table',
        'katahdin-adirondack',
      ),
    },
    {
      type: 'split_banner',
      tid: 'home-rooms',
      layout: 'double',
      margins: { top: 'large', bottom: 'large' },
      tiles: [
        {
          header_text: 'The living room',
          text: 'Deep seats, low tables and a lamp on either side.',
          image_url: scene('clay-lounge', 'corwin-leather-sofa'),
          redirect_url: toCategory('furniture/living-room'),
        },
        {
          header_text: 'The bedroom',
          text: 'A bed to grow old with, and linen that only gets softer.',
          image_url: scene('oak-bedroom', 'pembroke-platform-bed'),
          redirect_url: toCategory('furniture/bedroom'),
        },
      ],
    },
    {
      type: 'split_banner',
      tid: 'home-more-rooms',
      layout: 'quad',
      tiles: [
        {
          header_text: 'The table',
          text: 'Round, long, or let down from the wall.',
          image_url: scene('round-table', 'newell-tulip-table'),
          redirect_url: toCategory('furniture/dining-room'),
        },
        {
          header_text: 'The bath',
          text: 'Thick towels and a stool to reach them.',
          image_url: scene('bath-by-the-window', 'aegean-cotton-towel-set'),
          redirect_url: toCategory('bath'),
        },
        {
          header_text: 'The desk',
          text: 'By the window, with a chair that holds.',
          image_url: scene('garden-office', 'foss-standing-desk'),
          redirect_url: toCategory('furniture/home-office'),
        },
        {
          header_text: 'The hall',
          text: 'Somewhere to sit while the boots come off.',
          image_url: scene('front-hall', 'heron-entry-bench'),
          redirect_url: toCategory('storage-and-cleaning/entryway'),
        },
      ],
    },
    ...shoppable(['fireside', 'long-table'], {
      tid: 'home-room',
      header_text: 'A room, piece by piece',
      text: 'Everything in this picture is ours, and each thing leads to its own page.',
    }),
    {
      type: 'story',
      tid: 'home-kept',
      image_position: 'right',
      margins: { top: 'large', bottom: 'large' },
      eyebrow: 'How we choose',
      header_text: 'Fewer things, made to be kept',
      html: '<p>We look at the joint, the weave and the glaze before we look at the price. What stays is what we would carry from flat to house to garden, and mend rather than throw away.</p><p>So the sofa’s covers unzip, the table’s finish is an oil you can renew on a Saturday, and the lamp’s cord can be replaced by anyone with a screwdriver.</p>',
      image_url: scene('reading-chair', 'gideon-club-chair'),
      alt_text: 'A wingback chair with a brass lamp leaning over it and a stump of acacia for the cup',
      link: { href: '/designer', title: 'Read our design notes' },
    },
    {
      type: 'product_grid',
      tid: 'home-new',
      tile_type: 'feature',
      header_text: 'New this year',
      link: { href: toCategory('furniture', 'sort=newest'), title: 'All that is new' },
      product_option_list: products(
        'lowell-cane-lounge-chair',
        'linen-bath-robe',
        'jolie-cordless-bedside-lamp',
        'furoshiki-fabric-wrap',
        'slowpour-ceramic-coffee-pot',
      ),
    },
    {
      type: 'split_banner',
      tid: 'home-materials',
      layout: 'triple',
      header_text: 'Begin with the material',
      margins: { top: 'large', bottom: 'large' },
      tiles: [
        {
          header_text: 'Linen',
          text: 'Washed before you meet it, better after a hundred washes more.',
          image_url: pictureOf('brae-linen-sheet-set'),
          redirect_url: toCategory('bedding/bed-linen'),
        },
        {
          header_text: 'Wool',
          text: 'Carved, knotted or woven flat; warm underfoot for decades.',
          image_url: pictureOf('birger-ribbed-wool-rug'),
          redirect_url: toCategory('rugs/area-rugs/wool-rugs'),
        },
        {
          header_text: 'Stoneware',
          text: 'Thrown, dipped and fired, so that no two are quite alike.',
          image_url: pictureOf('potters-mug-set'),
          redirect_url: toCategory('kitchen/tableware'),
        },
      ],
    },
    { type: 'category_row', tid: 'home-sale', header_text: 'On sale', category: 'sales-and-deals', most: 10 },
    ...seasonalBanner(gifts),
    {
      type: 'split_banner',
      tid: 'home-reading',
      layout: 'double',
      header_text: 'To read with a coffee',
      margins: { top: 'large', bottom: 'medium' },
      tiles: [
        {
          header_text: 'Design notes',
          text: 'Five rules for a room that nobody wants to leave.',
          image_url: scene('evening-study', 'abelard-arc-lamp'),
          redirect_url: '/designer',
        },
        {
          header_text: 'The kitchen journal',
          text: 'One pot, one pan, one board: how a cook sets up.',
          image_url: scene('baking-morning', 'emberline-dutch-oven'),
          redirect_url: '/mind-of-a-chef',
        },
      ],
    },
    {
      type: 'credit_strip',
      tid: 'home-card',
      link: { href: '/credit-card', title: 'How the card works' },
    },
    promises,
  ],
});

/** Presents until Christmas, the garden for the rest of the year. */
const seasonalBanner = (gifts: ReturnType<typeof seasonsOf>['gifts']): AuthoredPage['blocks'] => {
  const outside: AuthoredPage['blocks'][number] = {
    type: 'multi_size_banner',
    tid: 'home-outdoor',
    banner_size: 'large',
    text_tone: 'light',
    header_text: 'Outside, for as long as the light holds',
    text: 'Teak that silvers, chairs that fold, and a fire for when the sun has gone.',
    redirect_url: toCategory('outdoor'),
    call_to_action: 'Shop outdoor',
    image_urls: stage('fire-table-at-dusk', { handle: 'katahdin-adirondack', alt: '' }),
  };
  return [
    {
      type: 'multi_size_banner',
      tid: 'home-gifts',
      banner_size: 'large',
      // The picture is full, so the text goes beside it.
      text_position: 'below',
      visibility_dates: during(gifts),
      eyebrow: 'The gift guide',
      header_text: 'Presents that are used long after the ribbon',
      text: 'For the cook, the reader, the gardener and whoever is up before the house. From $24.',
      redirect_url: '/holiday-gift-guide',
      call_to_action: 'Open the guide',
      image_urls: stage('holiday-hearth', { handle: 'noble-fir-door-wreath', alt: '' }),
    },
    { ...outside, visibility_dates: before(gifts) },
    { ...outside, visibility_dates: after(gifts) },
  ];
};
