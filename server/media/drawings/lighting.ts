import { chandelier } from './chandeliers.ts';
import { deskLamp } from './desk-lamps.ts';
import { floorLamp } from './floor-lamps.ts';
import { lantern } from './lanterns.ts';
import { tints } from './palette.ts';
import { pendant } from './pendants.ts';
import { sconce } from './sconces.ts';
import type { Skin } from './studio.ts';
import { tableLamp } from './table-lamps.ts';

export const dark: Skin = { material: 'metal', color: tints.black };

export const lighting = { 'floor-lamp': floorLamp, 'table-lamp': tableLamp, pendant, chandelier, sconce, lantern, 'desk-lamp': deskLamp };
