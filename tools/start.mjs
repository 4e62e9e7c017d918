// `npm start` and `npm run dev`: installs what is missing, builds what is stale, then serves the shop.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { become, ensureBuilt, ensureInstalled, root } from './setup/node.mjs';

const dev = process.argv.includes('--dev');
ensureInstalled();
if (!dev) ensureBuilt();
// While developing, Vite needs more memory than the shop is bounded to.
const options = dev ? ['--enable-source-maps'] : JSON.parse(readFileSync(join(root, 'processes', 'node-options.json'), 'utf8'));
become([...options, 'processes/web.ts'], { NODE_ENV: dev ? 'development' : 'production', MANTEL_CONSOLE: 'true' });
