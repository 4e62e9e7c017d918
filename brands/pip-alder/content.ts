import type { BrandContent } from '../content.ts';

export const content: BrandContent = {
  home: {
    title: 'beds, storage and soft things for kids’ rooms',
    hero: {
      title: 'A room to grow up in',
      text: 'Beds that become dens, shelves at the right height, lamps that chase off the dark. Made for small hands and rough days.',
    },
  },
  categories: {
    kids: { lead: 'Everything for their room: solid, washable, and pretty enough to leave the door open.' },
    bedding: { lead: 'Soft from the first night and after the hundredth wash.' },
    storage: { lead: 'A place for everything, low enough that they can put it there themselves.' },
  },
  productLines: {
    kids: { text: 'Tested beyond the safety standard, and with spare parts for as long as it is handed down.' },
    '*': null,
  },
  house: {
    howWeChoose: [
      'We look at the edge, the screw and the finish before we look at the price. A bed has to be jumped on, a lamp dropped, a quilt taken into the garden. What is only good in a photograph does not get in.',
      'It has to serve more than one child, too. We keep slats, knobs and covers for as long as anybody asks, and say so where a thing has spare parts.',
    ],
    careers: 'People who still build dens tend to like it here.',
    wanted: [
      'Things for children’s rooms that a second child can use, and that can be repaired until then.',
      'Materials you can name and would let a baby chew: the wood, the dye, the finish. With the test reports.',
      'Stock you can keep and dates you can hold. A crib that comes after the baby is a bad surprise.',
    ],
    large:
      'A bunk bed does not fit in a parcel. Large things travel with a carrier of their own, and two people bring them to your front door.',
    questions: [
      {
        question: 'Which standards do your things meet?',
        answer: [
          'Each product’s specifications name them: cribs and beds the ASTM and CPSC standards for their kind, textiles what they are certified for. What has no standard of its own is held to the nearest one.',
        ],
      },
      {
        question: 'From what age is it safe?',
        answer: [
          'The product page says so where age matters. The upper bunk is for six and up, and nothing with a cord hangs within reach of a crib.',
        ],
      },
      {
        question: 'Do I have to fix furniture to the wall?',
        answer: ['Yes: shelves, chests and dressers come with the anchor, and its two screws are the first step of the assembly.'],
      },
      {
        question: 'A part is missing, or has been chewed.',
        answer: [
          '[Write to us](/contact) with the order number and what the part looks like. Slats, knobs, screws and covers are kept for it.',
        ],
      },
    ],
  },
};
