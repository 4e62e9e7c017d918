/** Owns the console's lists as CSV files. Reads only; each list takes the permission of its screen. */
export { serveExports } from './routes.ts';
