/** The product whose reviews are shown, as far as links and words need it. */
export interface ReviewedProduct {
  readonly productId: number;
  readonly name: string;
  readonly slug: string;
  readonly departmentSlug: string;
}
