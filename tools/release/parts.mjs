import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a shop runs, and what a person needs beside it. */
const folders = ['brands', 'contract', 'db', 'deploy', 'docs', 'processes', 'sample', 'server', 'web'];
const files = ['README.md', 'package.json', 'package-lock.json'];
/** Tests, what the sample’s pictures are rendered from, and the styles of pages, which are built. Brands’ tokens are read at run time. */
const leftOut = /\.test\.tsx?$|(^|\/)test-fixtures\/|^sample\/studio\/blender\/|^web\/.*\.css$/;

const git = (root, ...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 }).trim();

/**
 * What is released: `version` is that of package.json with the commit, and `.changed` when files differ from it.
 * @param {string} root
 */
export function releaseOf(root) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const commit = git(root, 'rev-parse', 'HEAD');
  const isChanged = git(root, 'status', '--porcelain') !== '';
  return {
    version: `${version}+${commit.slice(0, 12)}${isChanged ? '.changed' : ''}`,
    commit,
    committedAt: git(root, 'show', '-s', '--format=%cI', 'HEAD'),
  };
}

/**
 * Places sources, built pages and installed production packages, by hard links where the disk allows.
 * @param {string} root
 * @param {string} folder
 */
export function placeFiles(root, folder) {
  const known = git(root, 'ls-files', '-z', '-co', '--exclude-standard', ...folders, ...files).split('\0');
  for (const file of known.filter((path) => path && !leftOut.test(path) && existsSync(join(root, path)))) place(root, folder, file);
  for (const file of below(root, '.build')) place(root, folder, file);
  for (const path of productionPackages(root)) {
    // Packages nested in it have places of their own.
    for (const file of below(root, path, 'node_modules')) place(root, folder, file);
  }
  const node = join('node_modules', 'node');
  const license = join(node, 'node_modules', `node-${process.platform}-${process.arch}`, 'LICENSE');
  if (existsSync(join(root, license))) place(root, folder, license, join(node, 'LICENSE'));
}

/** Folders of the packages that a shop needs at run time, of those that are installed on this machine. */
export function productionPackages(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.keys(packages).filter((path) => path !== '' && !packages[path].dev && existsSync(join(root, path)));
}

function* below(root, path, except) {
  const entries = readdirSync(join(root, path), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const inner = join(path, entry.name);
    if (entry.isDirectory() && entry.name !== except) yield* below(root, inner, except);
    else if (entry.isFile()) yield inner;
  }
}

function place(root, folder, path, as = path) {
  const target = join(folder, as);
  mkdirSync(dirname(target), { recursive: true });
  try {
    linkSync(join(root, path), target);
  } catch {
    copyFileSync(join(root, path), target);
  }
}

/** The version of the Node inside, by asking it. */
export const nodeVersion = (folder) =>
  execFileSync(join(folder, 'node_modules', 'node', 'bin', 'node'), ['--version'], { encoding: 'utf8' }).trim();
