import type { Authored } from '../../parts.ts';

/** Films of our rooms, made from their photographs (docs/how-to/photograph-the-catalogue.md). */
export const roomFilms: Authored<'video_tile_grid'> = {
  type: 'video_tile_grid',
  tid: 'notes-films',
  margins: { bottom: 'large' },
  header_text: 'Six seconds in a room',
  tiles: [
    {
      title: 'The study, once the lamps are on',
      text: 'One warm lamp where one reads, the ceiling left dark.',
      video_url: 'film:evening-study',
      poster: { asset: 'scenes/evening-study.webp' },
    },
    {
      title: 'A kitchen counter before breakfast',
      text: 'What is used every day stands out; the rest has a door.',
      video_url: 'film:kitchen-counter',
      poster: { asset: 'scenes/kitchen-counter.webp' },
    },
  ],
};
