import { spawnSync } from 'node:child_process';
import { say } from './node.mjs';

/** The full path of a program, if installed. */
export function onPath(program) {
  const found = spawnSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.trim() : undefined;
}

/** Installs Debian packages where possible: as root on a Debian machine. */
export function aptInstall(packages) {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return;
  say(`Installing ${packages.join(', ')} from Debian’s packages …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { stdio: 'ignore', env });
}
