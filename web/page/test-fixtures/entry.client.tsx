import '@vitejs/plugin-react/preamble';
import { type ScreenFiles, start } from '../start.client.tsx';
import { Frame } from './frame.tsx';

void start(Frame, import.meta.glob(['./screens/*/*-screen.tsx', '../../screens/not-found/*-screen.tsx']) as ScreenFiles);
