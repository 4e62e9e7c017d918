import '@vitejs/plugin-react/preamble';
import '../ui/base.css';
import { Providers } from '../shell/providers.tsx';
import { watchVisitor } from '../shell/visitor/watch-visitor.ts';
import { loadModule } from '../ui/browser/load-module.ts';
import { readPageData, startIslands } from './browser/islands.client.tsx';
import { watchErrors } from './browser/watch-errors.client.ts';

watchErrors();
const page = readPageData();
if (page) {
  startIslands(Providers as never, page);
  watchVisitor(page.variant);
}
const later = window.requestIdleCallback ?? setTimeout;
addEventListener('load', () =>
  later(() => void loadModule(() => import('../shell/behaviours/index.ts')).then(({ startBehaviours }) => startBehaviours())),
);
