// `npm start` and `npm run dev`: installs what is missing, builds what is stale, then serves the shop.
import { become, ensureBuilt, ensureInstalled } from './setup/node.mjs';

const dev = process.argv.includes('--dev');
ensureInstalled();
if (!dev) ensureBuilt();
become(['--enable-source-maps', 'processes/web.ts'], { NODE_ENV: dev ? 'development' : 'production', MANTEL_CONSOLE: 'true' });
