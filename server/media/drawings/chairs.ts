import { accentChair } from './accent-chairs.ts';
import { barStool } from './bar-stools.ts';
import { diningChair } from './dining-chairs.ts';
import { officeChair } from './office-chairs.ts';

export const chairs = { 'dining-chair': diningChair, 'bar-stool': barStool, 'accent-chair': accentChair, 'office-chair': officeChair };
