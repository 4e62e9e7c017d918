/** A command's usage, in words of `npm run`, as it is called here: a release has a program of its own (`tools/release/launcher.mjs`). */
export function asCalled(usage: string): string {
  const program = process.env.MANTEL_PROGRAM;
  return program ? usage.replaceAll(/npm run ([a-z:]+)(?: --)?/g, `${program} $1`) : usage;
}
