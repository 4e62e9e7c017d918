import { expect, it } from 'vitest';
import { colorFamiliesOf } from './colors.ts';

it.each([
  ['Pine', '#36513f', ['green']],
  ['Natural pine', '#dcbd8c', ['brown']],
  ['Pine and canvas', '#dcc08f', ['brown']],
  ['Cedar with lights', '#54705a', ['green']],
  ['Cedar', '#a5683f', ['brown']],
  ['Ash', '#a5a199', ['gray']],
  ['Smoked ash', '#5d4c3d', ['brown']],
  // Jars by their lids: the pale green is the glass.
  ['Walnut lids', '#dce4e1', ['brown']],
  ['Ash lids', '#dce4e1', ['brown']],
  ['Harbor blue', '#4d6880', ['blue']],
  ['Forest and gold', '#3f5b48', ['green', 'gold']],
  ['Black oak', '#332e29', ['black']],
  ['Black walnut', '#4a3728', ['brown']],
  ['Zebulon', '#7b4f2e', ['brown']],
  ['Zebulon', null, []],
] as const)('[§3 facet keys] files %s (%s) under %j', (name, hex, families) => {
  expect(colorFamiliesOf(name, hex)).toEqual(families);
});
