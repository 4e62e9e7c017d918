/** A product as its form holds it: everything as typed, so that nothing typed is lost when it cannot be saved. */
export interface ProductForm {
  readonly name: string;
  readonly brand: string;
  /** Paragraphs with blank lines between them, or HTML. */
  readonly description: string;
  readonly seoTitle: string;
  readonly seoDescription: string;
  /** One a line. */
  readonly highlights: string;
  /** One a line: `Label: value; value`; this and the next lists as `lists.ts` writes them. */
  readonly specifications: string;
  /** Separated by commas. */
  readonly tags: string;
  readonly category: string;
  readonly alsoIn: readonly string[];
  readonly returnable: boolean;
  /** By brand key; empty to follow its rules. */
  readonly soldAt: Readonly<Record<string, string>>;
  /** Values separated by commas; a swatch's color follows its value: `Sage #8a9a7b`. */
  readonly options: readonly { readonly name: string; readonly values: string }[];
  readonly variations: readonly VariationForm[];
  readonly pictures: readonly PictureForm[];
  readonly video: FilmForm;
  /** Path of its 3D model; empty for none. */
  readonly model: string;
  readonly related: readonly RelatedForm[];
  readonly stockReason: string;
  /** Recorded instead; empty for none. */
  readonly stockNote: string;
}

/** A film; without one, its address is empty. */
export interface FilmForm {
  readonly url: string;
  /** The product's name, if empty. */
  readonly title: string;
  readonly poster: string;
}

/** A product shown beside this one. */
export interface RelatedForm {
  readonly productId: number;
  readonly name: string;
}

export interface VariationForm {
  readonly sku: string;
  /** In the shop: its SKU stays. */
  readonly isKnown: boolean;
  readonly gtin: string;
  readonly options: Readonly<Record<string, string>>;
  readonly price: string;
  readonly referenceType: string;
  readonly reference: string;
  readonly evidence: string;
  /** As in `datetime-local` inputs, in the shop's time zone. */
  readonly endsAt: string;
  /** In pounds. */
  readonly pounds: string;
  /** Empty for what the weight says. */
  readonly delivery: string;
  /** Rows that differ from the product's, one a line: `Label: value; value`. */
  readonly specifications: string;
  readonly leadTime: string;
  readonly madeToOrder: boolean;
  readonly restriction: string;
  /** By warehouse: as typed, and the units seen before. */
  readonly stock: Readonly<Record<string, string>>;
  readonly seen: Readonly<Record<string, string>>;
  /** Leaves the shop when the form is saved. */
  readonly isGone: boolean;
}

export interface PictureForm {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly tint: string;
  /** Which variations it shows, as `shows.ts` writes them; none means all. */
  readonly shows: readonly string[];
  readonly view: string;
  /** Where its subject is, in percent from its left and top edge: `40 60`; empty for its middle. */
  readonly focus: string;
}

export const emptyVariation: VariationForm = {
  sku: '',
  isKnown: false,
  gtin: '',
  options: {},
  price: '',
  referenceType: 'WAS',
  reference: '',
  evidence: '',
  endsAt: '',
  pounds: '',
  delivery: '',
  specifications: '',
  leadTime: '',
  madeToOrder: false,
  restriction: '',
  stock: {},
  seen: {},
  isGone: false,
};

export const noFilm: FilmForm = { url: '', title: '', poster: '' };

export const emptyForm: ProductForm = {
  name: '',
  brand: '',
  description: '',
  highlights: '',
  specifications: '',
  tags: '',
  category: '',
  alsoIn: [],
  returnable: true,
  seoTitle: '',
  seoDescription: '',
  options: [],
  variations: [emptyVariation],
  pictures: [],
  stockReason: 'counted',
  stockNote: '',
  video: noFilm,
  model: '',
  related: [],
  soldAt: {},
};

/** A variation's name: `Sage / Large`; empty for the only one. */
export const variationLabel = ({ options }: Pick<VariationForm, 'options'>): string => Object.values(options).join(' / ');
