/** Units of an order line, by variation. */
export interface Units {
  readonly variationId: number;
  readonly quantity: number;
}

/** The units in a form's fields `units-{variationId}`, without zeros. */
export function unitsIn(form: URLSearchParams): Units[] {
  return [...form].flatMap(([name, value]) => {
    const variationId = Number(/^units-(\d+)$/.exec(name)?.[1]);
    return variationId > 0 && Number(value) > 0 ? [{ variationId, quantity: Number(value) }] : [];
  });
}
