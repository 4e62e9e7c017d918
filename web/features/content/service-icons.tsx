import { icon } from '../../ui/icons.tsx';
import { RotateCcw, Truck } from '../../ui/icons-goods.tsx';

/** Lucide's drawings of what a shop promises, by the names the service strip knows. */
export const serviceIcons = {
  truck: Truck,
  return: RotateCcw,
  swatch: icon(
    'M11 17a4 4 0 0 1-8 0V5a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2zM16.7 13H19a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H7M7 17h.01M11 8l2.3-2.3a2.4 2.4 0 0 1 3.4 0l1.9 1.9a2.4 2.4 0 0 1 0 3.4L9.9 19.8',
  ),
  care: icon('M7.9 20A9 9 0 1 0 4 16.1L2 22z'),
  store: icon('M3 9l2-5h14l2 5M3 9h18M3 9a3 3 0 0 0 6 0a3 3 0 0 0 6 0a3 3 0 0 0 6 0M5 12v8h14v-8M10 20v-5h4v5'),
  gift: icon(
    'M4 8h16a1 1 0 0 1 1 1v2a1 1 0 0 1 -1 1h-16a1 1 0 0 1 -1 -1v-2a1 1 0 0 1 1 -1zM12 8v13M19 12v7a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-7M7.5 8a2.5 2.5 0 0 1 0-5C10 3 12 5 12 8c0-3 2-5 4.5-5a2.5 2.5 0 0 1 0 5',
  ),
};
