import '@vitejs/plugin-react/preamble';
import '../ui/base.css';
import { Shell } from '../shell/shell.tsx';
import { type ScreenFiles, start } from './start.client.tsx';
import { watchErrors } from './watch-errors.client.ts';

watchErrors();
void start(Shell, import.meta.glob('../screens/*/*-screen.tsx') as ScreenFiles);
