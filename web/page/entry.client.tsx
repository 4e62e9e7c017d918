import '@vitejs/plugin-react/preamble';
import '../ui/base.css';
import { Shell } from '../shell/shell.tsx';
import { persistently } from '../ui/persistently.ts';
import { start } from './start.client.tsx';
import { watchErrors } from './watch-errors.client.ts';

watchErrors();
void start(Shell);
// What stands around the app needs little script, and not before the page is there and alive.
const later = window.requestIdleCallback ?? setTimeout;
addEventListener('load', () => later(() => void persistently(() => import('../shell/around.client.ts'))));
