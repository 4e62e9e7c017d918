import { defineEvent } from '../platform/events.ts';

/** Public content has changed: another version or none is public, or a block's dates have come. Carries the tags of the pages affected. */
export const contentChanged = defineEvent<{ tags: string[] }>('content.changed');
