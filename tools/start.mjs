// `npm start` and `npm run dev`: installs what is missing, builds what is stale, then serves the shop.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { become, ensureBuilt, ensureInstalled, root } from './setup/node.mjs';

const dev = process.argv.includes('--dev');
ensureInstalled();
if (!dev) ensureBuilt();
// In development Vite needs more memory than the shop's limit.
const served = JSON.parse(readFileSync(join(root, 'processes', 'node.json'), 'utf8'));
const { options, env } = dev ? { options: ['--enable-source-maps'], env: {} } : served;
become([...options, 'processes/web.ts'], { ...env, NODE_ENV: dev ? 'development' : 'production', MANTEL_CONSOLE: 'true' });
