import type { AuthoredPage } from '../../../contract/content/authored.ts';
import { pictureOf, products, toCategory } from '../../parts.ts';
import { promises } from './parts.ts';

/** How a child cooks along, as this brand has no kitchens. */
export const mindOfAChef: AuthoredPage = {
  page_id: 'mind-of-a-chef',
  title: 'Small cooks',
  description: 'How a child cooks along: a table at their height, a hook for the apron, and a rug that forgives the flour.',
  blocks: [
    {
      type: 'multi_size_banner',
      tid: 'pip-chef-hero',
      banner_size: 'large',
      margins: { top: 'small', bottom: 'medium' },
      eyebrow: 'Small cooks',
      header_text: 'They eat what they have stirred',
      text: 'A low table, three jobs of their own, and a grown-up for the stove.',
      redirect_url: '#a-corner-at-their-height',
      call_to_action: 'Set up their corner',
      image_urls: { desktop_background_image: pictureOf('appleby-table-and-chairs') },
    },
    {
      type: 'story',
      tid: 'pip-chef-corner',
      image_position: 'left',
      margins: { bottom: 'medium' },
      header_text: 'A corner at their height',
      html: '<p>A stool at the counter is a lookout. A table at twenty inches is a workplace: the bowl stands lower than the elbow, and what runs over runs onto something that wipes off.</p><p>Put it where they can see you and the stove cannot reach them. An apron on a low hook says who works here.</p>',
      image_url: pictureOf('beanstalk-art-table'),
      alt_text: 'The Beanstalk art table with its benches',
      link: { href: toCategory('kids/playroom/kids-tables'), title: 'All kids’ tables' },
    },
    {
      type: 'product_grid',
      tid: 'pip-chef-goods',
      tile_type: 'row',
      header_text: 'For the small cook',
      product_option_list: products(
        'appleby-table-and-chairs',
        'beanstalk-art-table',
        'larder-peg-rail',
        'tumble-rolling-bins',
        'underhill-play-rug',
      ),
    },
    {
      type: 'text_block',
      tid: 'pip-chef-jobs',
      header_text: 'Three jobs, by age',
      html: '<ul><li><strong>Two:</strong> wash the potatoes. It takes a bowl, a towel and most of an afternoon.</li><li><strong>Four:</strong> tear the salad and stir what is cold. Count the spoons aloud.</li><li><strong>Six:</strong> read the recipe to you, crack the eggs, and decide about the cinnamon.</li></ul>',
    },
    promises,
  ],
};
