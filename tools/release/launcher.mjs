import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Scripts of package.json that run a process of the shop: `[name, its options, file, its first arguments]`. */
function commandsOf(root) {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.entries(scripts).flatMap(([name, script]) => {
    const [, options, file, given] = /^node((?: --\S+)*) (processes\/\S+\.ts)((?: \S+)*)$/.exec(script) ?? [];
    return file ? [{ name, options, file, given }] : [];
  });
}

/**
 * The archive's one program, in POSIX shell. It follows a link to itself, but not one to its folder: where `current` leads to a release, the shop's
 * processes are started again through `current` (`deploy/switch`).
 * @param {string} root
 */
export function launcher(root) {
  const served = JSON.parse(readFileSync(join(root, 'processes', 'node.json'), 'utf8'));
  const environment = Object.entries(served.env).map(([name, value]) => `export ${name}="\${${name}:-${value}}"`);
  const cases = commandsOf(root).map(({ name, options, file, given }) => `  ${name}) shift; run${options} "$here/${file}"${given} "$@" ;;`);
  return `#!/bin/sh
# Runs the shop, or one of its commands, by the Node in this folder. Made by \`npm run release\`.
me=$0
if [ -L "$me" ]; then me=$(readlink "$me"); fi
case $me in
  */*) here=$(cd "\${me%/*}" && pwd -L) ;;
  *) here=$(pwd -L) ;;
esac
run() { exec "$here/node_modules/node/bin/node" "$@"; }

export NODE_ENV=production DATA_DIR="\${DATA_DIR:-$here/.data}" MANTEL_PROGRAM=mantel
${environment.join('\n')}
# Greets a person; a service manager gets the log, and the owner's link while there is no owner.
if [ -t 1 ]; then export MANTEL_CONSOLE="\${MANTEL_CONSOLE:-true}"; fi

case \${1:-start} in
  start) run ${served.options.join(' ')} "$here/processes/web.ts" ;;
  version) run -p 'JSON.parse(require("fs").readFileSync(process.argv[1], "utf8")).version' "$here/release.json" ;;
${cases.join('\n')}
  *)
    echo "No such command: $1. There are: start version ${commandsOf(root)
      .map(({ name }) => name)
      .join(' ')}" >&2
    exit 2
    ;;
esac
`;
}
