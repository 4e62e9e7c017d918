import { type BrandCountry, brandCountryKeys } from '../../../../contract/settings/brands.ts';

/** A brand's form as typed: tags and address one per line. */
export interface BrandForm {
  readonly name: string;
  readonly about: string;
  readonly host: string;
  readonly countries: readonly BrandCountry[];
  /** Paths. */
  readonly categories: readonly string[];
  readonly tags: string;
  /** Paths, in the menu's order. */
  readonly departments: readonly string[];
  readonly returnName: string;
  readonly returnLines: string;
}

export const emptyBrandForm: BrandForm = {
  name: '',
  about: '',
  host: '',
  countries: ['US'],
  categories: [],
  tags: '',
  departments: [],
  returnName: '',
  returnLines: '',
};

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** What was typed, to show it again. */
export function typedBrand(form: URLSearchParams): BrandForm {
  const text = (field: string) => (form.get(field) ?? '').replaceAll('\r\n', '\n').trim();
  return {
    name: text('name'),
    about: text('about'),
    host: text('host').toLowerCase(),
    countries: brandCountryKeys.filter((country) => form.getAll('countries').includes(country)),
    categories: [...new Set(form.getAll('categories'))],
    tags: text('tags'),
    departments: [...new Set(form.getAll('departments'))].filter((path) => path !== ''),
    returnName: text('returnName'),
    returnLines: text('returnLines'),
  };
}

/** The same for the API. */
export const saidIn = ({ categories, tags, departments, returnLines, countries, ...typed }: BrandForm) => ({
  ...typed,
  countries: [...countries],
  categories: [...categories],
  departments: [...departments],
  tags: linesOf(tags),
  returnLines: linesOf(returnLines),
});
