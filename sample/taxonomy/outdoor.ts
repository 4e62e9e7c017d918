import { category } from './node.ts';

export const outdoor = category('outdoor', 'Outdoor', 'Furniture, fire and shade for the patio, the porch and the end of the garden.', [
  category('patio-furniture', 'Patio furniture', 'Teak, aluminum and woven furniture that stays out.', [
    category('patio-dining-sets', 'Patio dining sets', 'Tables with chairs for two to eight.'),
    category('outdoor-sofas', 'Outdoor sofas & sectionals', 'Deep seats with cushions that shrug off rain.'),
    category('outdoor-chairs', 'Outdoor chairs', 'Adirondacks, loungers and rockers.'),
    category('hammocks', 'Hammocks & swings', 'Somewhere to do nothing.'),
  ]),
  category('shade-and-light', 'Shade & light', 'Umbrellas for noon, string lights for nine o’clock.', [
    category('patio-umbrellas', 'Umbrellas', 'Market and cantilever umbrellas with fade-resistant canopies.'),
    category('string-lights', 'String lights', 'Weatherproof strands for porch and pergola.'),
  ]),
  category('fire-and-grilling', 'Fire & grilling', 'For cool evenings and long lunches.', [
    category('fire-pits', 'Fire pits', 'Wood-burning and gas fire pits.'),
    category('grills', 'Grills & smokers', 'Charcoal, gas and pellet grills.'),
  ]),
  category('garden', 'Garden', 'Pots, tools and a way to get there.', [
    category('outdoor-planters', 'Outdoor planters', 'Frost-proof pots and raised beds.'),
    category('garden-tools', 'Garden tools', 'Forged hand tools and watering cans.'),
    category('bicycles', 'Bicycles', 'City bikes for errands and easy miles.'),
  ]),
]);
