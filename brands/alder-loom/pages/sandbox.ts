import type { AuthoredPage } from '../../../contract/content/authored.ts';
import { pictureOf, products, toCategory } from '../../parts.ts';
import { roomFilms } from './films.ts';
import { promises } from './parts.ts';
import { scene, shoppable } from './pictures.ts';

/** The editors' playground (spec §2.1): one of each block, public so that it can be viewed on any device, and hidden from search engines. */
export const sandbox: AuthoredPage = {
  page_id: 'sandbox',
  title: 'Sandbox',
  description: 'Where the people who write this shop try things out. Nothing here is an offer.',
  noindex: true,
  blocks: [
    {
      type: 'multi_size_banner',
      title: 'A large banner',
      tid: 'sandbox-banner',
      banner_size: 'large',
      text_tone: 'light',
      margins: { top: 'small', bottom: 'medium' },
      eyebrow: 'Sandbox',
      header_text: 'A page for trying things out',
      text: 'One of every block there is. Change what you like: nothing here is an offer, and search engines stay away.',
      image_urls: { desktop_background_image: scene('evening-study', 'merritt-barrel-chair') },
    },
    {
      type: 'text_block',
      title: 'A text block',
      tid: 'sandbox-text',
      header_text: 'What a text block can say',
      html: '<p>Paragraphs with <strong>weight</strong>, <em>emphasis</em> and <a href="/designer">links</a>.</p><ul><li>A list of things</li><li>in no order</li></ul><h3>A small heading</h3><p>And what stands below it.</p>',
    },
    { type: 'text_block', title: 'A note', tid: 'sandbox-note', look: 'note', html: '<p>What nobody should miss.</p>' },
    {
      type: 'facts_list',
      title: 'Facts',
      tid: 'sandbox-facts',
      header_text: 'Facts',
      facts: [
        { term: 'Wood', html: '<p>Oak, ash and walnut.</p>' },
        { term: 'Cloth', html: '<p>Linen and <a href="/designer">wool</a>.</p>' },
      ],
    },
    {
      type: 'questions_list',
      title: 'Questions and answers',
      tid: 'sandbox-questions',
      header_text: 'Questions',
      questions: [{ question: 'What is this page for?', html: '<p>For trying out every block there is.</p>' }],
    },
    { type: 'delivery_rates', title: 'Delivery rates', tid: 'sandbox-rates' },
    {
      type: 'store_card',
      title: 'The store card',
      tid: 'sandbox-card',
      text: 'Pay over six or twelve months.',
      links: [{ href: '/credit-card', title: 'How the card works' }],
    },
    {
      type: 'story',
      title: 'A story',
      tid: 'sandbox-story',
      header_text: 'A story beside a picture',
      html: '<p>Two or three paragraphs that are worth reading slowly, with a picture of what they are about.</p>',
      quote: 'A small rug is a bath mat with ambitions.',
      image_url: pictureOf('kestrel-sling-chair'),
      alt_text: 'The Kestrel sling chair in cognac leather',
      link: { href: toCategory('furniture/living-room'), title: 'Living room furniture' },
    },
    {
      type: 'split_banner',
      title: 'Two tiles',
      tid: 'sandbox-tiles',
      layout: 'double',
      tiles: [
        { header_text: 'One tile', image_url: pictureOf('talbot-dome-pendant'), redirect_url: toCategory('lighting') },
        { header_text: 'And another', image_url: pictureOf('tessel-hand-tufted-rug'), redirect_url: toCategory('rugs') },
      ],
    },
    {
      type: 'product_grid',
      title: 'Chosen products',
      tid: 'sandbox-chosen',
      header_text: 'Products picked one by one',
      product_option_list: products('gideon-club-chair', 'bellamy-tripod-lamp', 'edda-stump-table', 'dorset-checkerboard-rug'),
    },
    {
      type: 'category_row',
      title: 'Products of a category',
      tid: 'sandbox-row',
      header_text: 'What leads a category',
      category: 'rugs/area-rugs',
      most: 8,
    },
    ...shoppable(['sunlit-living-room'], { tid: 'sandbox-room', header_text: 'A room to shop' }),
    { ...roomFilms, title: 'Films', tid: 'sandbox-films' },
    {
      type: 'all_departments_list',
      title: 'All departments',
      tid: 'sandbox-departments',
      header_text: 'Every department',
      layout: 'index',
    },
    { ...promises, title: 'Promises', tid: 'sandbox-promises' },
  ],
};
