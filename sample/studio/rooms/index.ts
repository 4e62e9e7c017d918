import { gathering } from './gathering.ts';
import { holiday } from './holiday.ts';
import { living } from './living.ts';
import type { Room } from './room.ts';
import { sleeping } from './sleeping.ts';

/** Every room of the studio. */
export const rooms: readonly Room[] = [...living, ...sleeping, ...gathering, ...holiday];
