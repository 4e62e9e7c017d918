import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { cents } from '../values/money.schemas.ts';
import { wholeNumber } from '../values/numbers.schemas.ts';
import { settingsVersion } from './settings.schemas.ts';
import { maxShipping, maxZoneCodes, maxZoneNameLength, maxZones, shippingProblems } from './shipping.rules.ts';

const amount = z.int().nonnegative().max(maxShipping);
/** Cents; null follows the default. */
const figure = amount.nullable().default(null);

/** Places with rates of their own, or that a brand doesn't deliver to. */
export const shippingZone = z.object({
  name: z.string().trim().min(1, 'Zone name is required').max(maxZoneNameLength),
  /** US states and Canadian provinces by their codes, which no two of them share. */
  regions: z.array(z.string().trim().max(3)).max(80),
  /** Codes or their beginnings, such as `900` or `M5V`. Of a state or province that has any here, only they belong to the zone. */
  postalCodes: z.array(z.string().trim().max(10)).max(maxZoneCodes).default([]),
  /** Null: nothing is delivered there. */
  rates: z
    .object({
      standard: amount,
      /** Free above this value of merchandise after discounts, including large items; null: never. */
      freeOver: amount.nullable(),
      /** Added for large items unless shipping is free. */
      heavy: amount,
    })
    .nullable(),
});
export type ShippingZone = z.output<typeof shippingZone>;

/** A brand's shipping figures as staff have set them. */
const figuresSet = z.object({
  /** Contiguous US; also for large items. */
  standard: figure,
  /** Free in the contiguous US above this value of merchandise after discounts. */
  freeOver: figure,
  /** Alaska, Hawaii, military mail. */
  remote: figure,
  poBox: figure,
  canada: figure,
  /** Added for large items where delivery is never free. */
  heavy: figure,
});

/** The same with the brand's own zones: a place belongs to the first that holds it. Null has none, as have versions from before there were any. */
export const shippingSettings = figuresSet.extend({ zones: z.array(shippingZone).max(maxZones).nullable().default(null) });
export type ShippingSettings = z.output<typeof shippingSettings>;

export const shippingSettingsDeclarations = {
  get: {
    name: 'settings.getShipping',
    summary: 'Get shipping rates and zones',
    description: 'As set by staff, with the defaults and the latest versions.',
    access: 'settings.edit',
    response: z.object({
      /** 0 while nothing has been set. */
      version: z.int(),
      own: figuresSet,
      /** From the content if it has them, else built in. */
      defaults: z.object({ standard: cents, freeOver: cents, remote: cents, poBox: cents, canada: cents, heavy: cents }),
      zones: z.array(shippingZone),
      history: z.array(settingsVersion),
    }),
    problems: shippingProblems,
    whileImpersonating: 'allowed',
  },
  set: {
    name: 'settings.setShipping',
    summary: 'Set shipping rates',
    description: 'Keeps the zones. `version` is the version the change is based on.',
    access: 'settings.edit',
    body: z.object({ version: wholeNumber({ min: 0 }), figures: figuresSet }),
    response: z.object({ ok: z.literal(true) }),
    problems: shippingProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  setZones: {
    name: 'settings.setShippingZones',
    summary: 'Replace shipping zones',
    description: 'All zones in their order; keeps the rates. `version` is the version the change is based on.',
    access: 'settings.edit',
    body: z.object({ version: wholeNumber({ min: 0 }), zones: z.array(shippingZone).max(maxZones) }),
    response: z.object({ ok: z.literal(true) }),
    problems: shippingProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
