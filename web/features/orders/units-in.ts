/** Units of an order's line, by variation. */
export interface Units {
  readonly variationId: number;
  readonly quantity: number;
}

/** The units that a form names in its fields `units-{variationId}`, without those at zero. */
export function unitsIn(form: URLSearchParams): Units[] {
  return [...form].flatMap(([name, value]) => {
    const variationId = Number(/^units-(\d+)$/.exec(name)?.[1]);
    return variationId > 0 && Number(value) > 0 ? [{ variationId, quantity: Number(value) }] : [];
  });
}
