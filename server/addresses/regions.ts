import type { Country } from '../../contract/addresses/addresses.ts';

type Region = Country['regions'][number];

/** `CODE Name` per line. */
function regions(lines: string, shippable: boolean): Region[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [code = '', ...name] = line.trim().split(' ');
      return { code, name: name.join(' '), shippable };
    });
}

const byName = (a: Region, b: Region) => a.name.localeCompare(b.name, 'en');

const states = `
  AL Alabama
  AK Alaska
  AZ Arizona
  AR Arkansas
  CA California
  CO Colorado
  CT Connecticut
  DE Delaware
  DC District of Columbia
  FL Florida
  GA Georgia
  HI Hawaii
  ID Idaho
  IL Illinois
  IN Indiana
  IA Iowa
  KS Kansas
  KY Kentucky
  LA Louisiana
  ME Maine
  MD Maryland
  MA Massachusetts
  MI Michigan
  MN Minnesota
  MS Mississippi
  MO Missouri
  MT Montana
  NE Nebraska
  NV Nevada
  NH New Hampshire
  NJ New Jersey
  NM New Mexico
  NY New York
  NC North Carolina
  ND North Dakota
  OH Ohio
  OK Oklahoma
  OR Oregon
  PA Pennsylvania
  RI Rhode Island
  SC South Carolina
  SD South Dakota
  TN Tennessee
  TX Texas
  UT Utah
  VT Vermont
  VA Virginia
  WA Washington
  WV West Virginia
  WI Wisconsin
  WY Wyoming`;

const military = `
  AA Armed Forces Americas
  AE Armed Forces Europe
  AP Armed Forces Pacific`;

/** US territories and freely associated states: listed, not shipped to (spec §5). */
const territories = `
  AS American Samoa
  FM Federated States of Micronesia
  GU Guam
  MH Marshall Islands
  MP Northern Mariana Islands
  PW Palau
  PR Puerto Rico
  VI U.S. Virgin Islands`;

const provinces = `
  AB Alberta
  BC British Columbia
  MB Manitoba
  NB New Brunswick
  NL Newfoundland and Labrador
  NT Northwest Territories
  NS Nova Scotia
  NU Nunavut
  ON Ontario
  PE Prince Edward Island
  QC Quebec
  SK Saskatchewan
  YT Yukon`;

const australianStates = `
  ACT Australian Capital Territory
  NSW New South Wales
  NT Northern Territory
  QLD Queensland
  SA South Australia
  TAS Tasmania
  VIC Victoria
  WA Western Australia`;

const mexicanStates = `
  AGU Aguascalientes
  BCN Baja California
  BCS Baja California Sur
  CAM Campeche
  CHP Chiapas
  CHH Chihuahua
  CMX Ciudad de México
  COA Coahuila
  COL Colima
  DUR Durango
  GUA Guanajuato
  GRO Guerrero
  HID Hidalgo
  JAL Jalisco
  MEX México
  MIC Michoacán
  MOR Morelos
  NAY Nayarit
  NLE Nuevo León
  OAX Oaxaca
  PUE Puebla
  QUE Querétaro
  ROO Quintana Roo
  SLP San Luis Potosí
  SIN Sinaloa
  SON Sonora
  TAB Tabasco
  TAM Tamaulipas
  TLA Tlaxcala
  VER Veracruz
  YUC Yucatán
  ZAC Zacatecas`;

export const usRegions: readonly Region[] = [
  ...regions(states, true).sort(byName),
  ...regions(military, true),
  ...regions(territories, false).sort(byName),
];
export const caRegions: readonly Region[] = regions(provinces, true).sort(byName);
export const auRegions: readonly Region[] = regions(australianStates, false).sort(byName);
export const mxRegions: readonly Region[] = regions(mexicanStates, false).sort(byName);
