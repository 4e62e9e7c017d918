import type { SampleProduct } from '../../product.ts';
import { products as accessories } from './accessories.ts';
import { products as bathStorage } from './bath-storage.ts';
import { products as matsAndRobes } from './mats-and-robes.ts';
import { products as showerCurtains } from './shower-curtains.ts';
import { products as towels } from './towels.ts';

/** Everything in Bath. */
export const products: readonly SampleProduct[] = [...towels, ...matsAndRobes, ...showerCurtains, ...accessories, ...bathStorage];
