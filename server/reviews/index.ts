/** Reviews own what shoppers said of products; they promise that a product's rating is the average of its published reviews. */
export { keepSuppliedReviews } from './operations.ts';
export { mountReviews } from './routes.ts';
