import { adirondack } from './adirondack.ts';
import { bicycle } from './bicycle.ts';
import { firePit } from './fire-pit.ts';
import { outdoorSofa, patioSet } from './garden-seats.ts';
import { grill } from './grill.ts';
import { hammock } from './hammock.ts';
import { outdoorPlanter } from './outdoor-planter.ts';
import { stringLights } from './string-lights.ts';
import { tool } from './tools.ts';
import { umbrella } from './umbrella.ts';

export const outdoor = {
  'patio-set': patioSet,
  'outdoor-sofa': outdoorSofa,
  adirondack,
  umbrella,
  'fire-pit': firePit,
  'outdoor-planter': outdoorPlanter,
  'string-lights': stringLights,
  hammock,
  grill,
  tool,
  bicycle,
};
