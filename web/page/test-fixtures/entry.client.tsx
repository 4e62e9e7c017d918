import '@vitejs/plugin-react/preamble';
import { start } from '../start.client.tsx';
import { Frame } from './frame.tsx';

void start(Frame);
