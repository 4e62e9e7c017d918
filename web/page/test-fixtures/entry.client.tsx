import '@vitejs/plugin-react/preamble';
import { readPageData, startIslands } from '../browser/islands.client.tsx';

const page = readPageData();
if (page) startIslands(({ children }) => children, page);
