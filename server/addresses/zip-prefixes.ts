/** The state of each range of three-digit ZIP prefixes (first to last), as assigned by the US Postal Service; unassigned ranges are omitted. */
const ranges = `
  005-005 NY  006-007 PR  008-008 VI  009-009 PR  010-027 MA  028-029 RI  030-038 NH  039-049 ME  050-054 VT  055-055 MA
  056-059 VT  060-062 CT  063-063 CT  064-069 CT  070-089 NJ  090-098 AE  100-149 NY  150-196 PA  197-199 DE  200-200 DC
  201-201 VA  202-205 DC  206-219 MD  220-246 VA  247-268 WV  270-289 NC  290-299 SC  300-319 GA  320-339 FL  340-340 AA
  341-349 FL  350-369 AL  370-385 TN  386-397 MS  398-399 GA  400-427 KY  430-459 OH  460-479 IN  480-499 MI  500-528 IA
  530-549 WI  550-567 MN  569-569 DC  570-577 SD  580-588 ND  590-599 MT  600-629 IL  630-658 MO  660-679 KS  680-693 NE
  700-714 LA  716-729 AR  730-732 OK  733-733 TX  734-749 OK  750-799 TX  800-816 CO  820-831 WY  832-838 ID  840-847 UT
  850-865 AZ  870-884 NM  885-885 TX  889-898 NV  900-961 CA  962-966 AP  967-968 HI  969-969 GU  970-979 OR  980-994 WA
  995-999 AK`;

const stateByPrefix: ReadonlyMap<string, string> = new Map(
  [...ranges.matchAll(/(\d{3})-(\d{3}) ([A-Z]{2})/g)].flatMap(([, first, last, state = '']) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, i): [string, string] => [
      String(Number(first) + i).padStart(3, '0'),
      state,
    ]),
  ),
);

/** ZIP codes that lie in another state than their prefix says. */
const exceptions = `
  06390 NY  20588 MD  20598 VA  73960 TX  83414 WY  96799 AS  96939 PW  96940 PW  96941 FM  96942 FM  96943 FM  96944 FM
  96950 MP  96951 MP  96952 MP  96960 MH  96970 MH`;

const stateByZip: ReadonlyMap<string, string> = new Map(
  [...exceptions.matchAll(/(\d{5}) ([A-Z]{2})/g)].map(([, zip = '', state = '']) => [zip, state]),
);

/** The state of a US ZIP code (five digits or ZIP+4); null when invalid. */
export function stateOfZip(zip: string): string | null {
  if (!/^\d{5}(-\d{4})?$/.test(zip)) return null;
  return stateByZip.get(zip.slice(0, 5)) ?? stateByPrefix.get(zip.slice(0, 3)) ?? null;
}

const letters = 'A NL  B NS  C PE  E NB  G QC  H QC  J QC  K ON  L ON  M ON  N ON  P ON  R MB  S SK  T AB  V BC  X NT  Y YT';
const provinceByLetter = new Map([...letters.matchAll(/([A-Z]) ([A-Z]{2})/g)].map(([, letter = '', province = '']) => [letter, province]));

/** The province of a Canadian postal code; null when invalid. Nunavut shares X with the Northwest Territories and is X0A–X0C. */
export function provinceOfPostalCode(code: string): string | null {
  const compact = code.replace(/\s/g, '').toUpperCase();
  if (!/^[A-Z]\d[A-Z](\d[A-Z]\d)?$/.test(compact)) return null;
  return /^X0[ABC]/.test(compact) ? 'NU' : (provinceByLetter.get(compact.charAt(0)) ?? null);
}

/** The states or provinces of the codes with this beginning, at least a ZIP code's first three digits; none where no code begins so. */
export function regionsOfStart(start: string): string[] {
  if (/^\d/.test(start)) return [stateOfZip(start.padEnd(5, '0'))].filter((state) => state !== null);
  if ('X0'.startsWith(start)) return ['NT', 'NU'];
  return [provinceOfPostalCode(start.length < 3 ? `${start.charAt(0)}1A` : start.slice(0, 3))].filter((province) => province !== null);
}
