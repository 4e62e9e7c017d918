import { defineEvent } from '../platform/events.ts';

/** Another version of content is public, none is any more, or a block's dates have come: pages under these tags look different. */
export const contentChanged = defineEvent<{ tags: string[] }>('content.changed');
