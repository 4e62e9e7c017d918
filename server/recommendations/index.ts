/** Recommendations own no data yet: they are the catalogue's neighbours of a product. */
export { mountRecommendations } from './routes.ts';
