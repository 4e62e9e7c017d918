/** The footer as a part that the server renders and that comes alive when the visitor comes near. */
export { Footer as default } from './footer.tsx';
