import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { analyse } from 'scslre';
import { type Node, SyntaxKind } from 'typescript/unstable/ast';
import { API } from 'typescript/unstable/sync';

/**
 * Forbids regular expressions whose time grows faster than the text, which a visitor's text may make endless. One that only gets short texts says so:
 * its statement has a comment that begins with “Short texts:” and names their length or where they come from. Expressions made of strings are not seen.
 */

/** Code that handles others' texts. */
const checked = /^(?:contract|server|web|brands|processes)\//;
const unchecked = /\.test\.tsx?$|\/test-fixtures\/|\.d\.ts$/;
const excuse = 'Short texts:';

/** Whether the expression, as written, may take more than linear time. */
export function isSlow(written: string): boolean {
  const end = written.lastIndexOf('/');
  const { reports } = analyse({ source: written.slice(1, end), flags: written.slice(end + 1) }, { maxReports: 1 });
  return reports.length > 0;
}

/** Where files under a root have slow expressions without an excuse: `path:line: expression`. */
export function slowExpressions(root: string, isChecked = (path: string) => checked.test(path) && !unchecked.test(path)): string[] {
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProjects: [join(root, 'tsconfig.json')] }).getProjects();
    if (!project) throw new Error(`${root} has no tsconfig.json`);
    const { program } = project;
    return program.getSourceFileNames().flatMap((path) => {
      const file = isChecked(relative(root, path)) ? program.getSourceFile(path) : undefined;
      if (!file) return [];
      const text = readFileSync(path, 'utf8');
      const found: string[] = [];
      const visit = (node: Node, statement: Node): void => {
        if (node.kind === SyntaxKind.RegularExpressionLiteral && !text.slice(statement.pos, statement.end).includes(excuse)) {
          const written = text.slice(node.getStart(), node.end);
          if (isSlow(written)) found.push(`${relative(root, path)}:${text.slice(0, node.getStart()).split('\n').length}: ${written}`);
        }
        node.forEachChild((child) => visit(child, statement));
      };
      file.forEachChild((statement) => visit(statement, statement));
      return found;
    });
  } finally {
    api.close();
  }
}

function main(): void {
  const faults = slowExpressions(join(import.meta.dirname, '..'));
  for (const fault of faults) console.error(`${fault}: takes more than linear time; write it otherwise, or say “${excuse}” and which`);
  console.log(`${faults.length} slow regular expressions`);
  if (faults.length > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
