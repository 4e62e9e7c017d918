/** Words of the home page until the content store holds them. */
export const homeContent = {
  hero: {
    title: 'Rooms that get better with every year you live in them',
    text: 'Solid wood, honest cloth, lamps you want to read by. Chosen slowly, sent quickly.',
  },
  band: {
    title: 'Fewer things, made to be kept',
    text: 'We look at the joint, the weave and the glaze before we look at the price. What stays is what we would carry from flat to house to garden, and mend rather than throw away.',
  },
} as const;
