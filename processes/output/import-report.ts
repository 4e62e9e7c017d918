import { closeSync, openSync, writeSync } from 'node:fs';
import type { ImportReport, LineReport } from '../../server/catalog/index.ts';

const writeAtOnce = 64 * 1024;

/** Writes a report file: each product's line as it comes, then the summary, as one JSON object of any length. */
export function openReport(file: string): { add(line: LineReport): void; close(report: ImportReport): void } {
  const open = openSync(file, 'w');
  let waiting = '{\n"lines": [';
  let separator = '\n';
  const flush = () => {
    writeSync(open, waiting);
    waiting = '';
  };
  return {
    add: (line) => {
      waiting += `${separator}${JSON.stringify(line)}`;
      separator = ',\n';
      if (waiting.length > writeAtOnce) flush();
    },
    close: ({ changes: _, ...account }) => {
      waiting += `\n],\n${JSON.stringify(account, null, 2).slice(2)}\n`;
      flush();
      closeSync(open);
    },
  };
}
