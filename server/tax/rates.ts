/** Tax rates in thousandths of a percent: 7.25 % is 7250. */
export interface TaxRates {
  readonly goods: number;
  /** Rate on the delivery charge; 0 where a separately stated charge is not taxed. */
  readonly shipping: number;
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

/** GST, HST and provincial sales tax together; delivery is taxed everywhere. */
const provinces = `
  AB 5 s    BC 12 s   MB 12 s   NB 15 s   NL 15 s   NS 14 s   NT 5 s    NU 5 s    ON 13 s   PE 15 s
  QC 14.975 s SK 11 s YT 5 s`;

function table(text: string): ReadonlyMap<string, TaxRates> {
  const rates = new Map<string, TaxRates>();
  for (const [, code, percent, taxesShipping] of text.matchAll(/([A-Z]{2}) ([\d.]+)( s)?/g)) {
    const goods = Math.round(Number(percent) * 1000);
    rates.set(code as string, { goods, shipping: taxesShipping ? goods : 0 });
  }
  return rates;
}

export const ratesByRegion: Readonly<Record<string, ReadonlyMap<string, TaxRates>>> = { US: table(states), CA: table(provinces) };
