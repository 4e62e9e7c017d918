import { bedrooms } from './bedrooms.ts';
import { children } from './children.ts';
import { cooking } from './cooking.ts';
import { dining } from './dining.ts';
import { festive } from './festive.ts';
import { gathering } from './gathering.ts';
import { halls } from './halls.ts';
import { holiday } from './holiday.ts';
import { living } from './living.ts';
import { lounges } from './lounges.ts';
import { outside } from './outside.ts';
import type { Room } from './room.ts';
import { sleeping } from './sleeping.ts';
import { washing } from './washing.ts';
import { working } from './working.ts';

/** Every room of the studio. */
export const rooms: readonly Room[] = [
  ...living,
  ...lounges,
  ...dining,
  ...cooking,
  ...sleeping,
  ...bedrooms,
  ...children,
  ...washing,
  ...halls,
  ...working,
  ...gathering,
  ...outside,
  ...holiday,
  ...festive,
];
