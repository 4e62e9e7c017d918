/** Tax rates in thousandths of a percent: 7.25 % is 7250. */
export interface TaxRates {
  readonly goods: number;
  /** Rate on the delivery charge; 0 where a separately stated charge is not taxed. */
  readonly shipping: number;
  /** The taxes that make up the rate on merchandise, by name; omitted where only the total is known. */
  readonly parts?: readonly TaxPart[];
}

/** One of several taxes of a place, such as Quebec's QST; its rate in thousandths of a percent. */
export interface TaxPart {
  readonly name: string;
  readonly rate: number;
}

/**
 * State rates, January 2026: percent, and `s` where delivery is taxed. Without counties and cities: a shop that must collect those plugs a tax
 * service into `TaxProvider`.
 */
const states = `
  AL 4      AK 0      AZ 5.6    AR 6.5 s  CA 7.25   CO 2.9    CT 6.35 s DE 0      DC 6 s    FL 6
  GA 4 s    HI 4 s    ID 6      IL 6.25   IN 7 s    IA 6      KS 6.5    KY 6 s    LA 5      ME 5.5
  MD 6      MA 6.25   MI 6 s    MN 6.875 s MS 7 s   MO 4.225  MT 0      NE 5.5 s  NV 6.85   NH 0
  NJ 6.625 s NM 4.875 s NY 4 s  NC 4.75 s ND 5 s    OH 5.75 s OK 4.5    OR 0      PA 6 s    RI 7 s
  SC 6 s    SD 4.2 s  TN 7 s    TX 6.25 s UT 6.1    VT 6 s    VA 5.3    WA 6.5 s  WV 6 s    WI 5 s
  WY 4      AA 0      AE 0      AP 0`;

/**
 * Canadian rates, January 2026, by the taxes' names: federal GST beside a provincial tax (PST; in Manitoba RST, in Quebec QST), or both harmonized as
 * HST. Delivery is taxed everywhere.
 */
const provinces = `
  AB GST 5            BC GST 5 PST 7      MB GST 5 RST 7      NB HST 15           NL HST 15           NS HST 14
  NT GST 5            NU GST 5            ON HST 13           PE HST 15           QC GST 5 QST 9.975  SK GST 5 PST 6
  YT GST 5`;

const thousandths = (percent: string | undefined): number => Math.round(Number(percent) * 1000);

function stateRates(): ReadonlyMap<string, TaxRates> {
  const rates = new Map<string, TaxRates>();
  for (const [, code = '', percent, taxesShipping] of states.matchAll(/([A-Z]{2}) ([\d.]+)( s)?/g)) {
    const goods = thousandths(percent);
    rates.set(code, { goods, shipping: taxesShipping ? goods : 0, parts: goods > 0 ? [{ name: 'State tax', rate: goods }] : [] });
  }
  return rates;
}

function provincialRates(): ReadonlyMap<string, TaxRates> {
  const rates = new Map<string, TaxRates>();
  for (const [, code = '', taxes = ''] of provinces.matchAll(/\b([A-Z]{2})((?: [A-Z]{3} [\d.]+)+)/g)) {
    const parts = [...taxes.matchAll(/([A-Z]{3}) ([\d.]+)/g)].map(([, name = '', percent]) => ({
      name,
      rate: thousandths(percent),
    }));
    const whole = parts.reduce((sum, { rate }) => sum + rate, 0);
    rates.set(code, { goods: whole, shipping: whole, parts });
  }
  return rates;
}

export const ratesByRegion: Readonly<Record<string, ReadonlyMap<string, TaxRates>>> = { US: stateRates(), CA: provincialRates() };
