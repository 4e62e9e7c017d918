/** Shows the progress of a long task. */
export interface Progress {
  show(done: number, total: number, note: string): void;
  end(): void;
}

const width = 30;

/** A bar that redraws itself on a terminal; elsewhere a plain line for every further tenth. */
export function progressBar(stream: NodeJS.WriteStream, title: string): Progress {
  let drawn = false;
  let tenth = 0;
  return {
    show(done, total, note) {
      const part = total === 0 ? 1 : Math.min(1, done / total);
      if (stream.isTTY) {
        const full = Math.round(part * width);
        stream.write(`\r\x1b[K${title} [${'█'.repeat(full)}${'·'.repeat(width - full)}] ${Math.round(part * 100)} % ${note}`);
        drawn = true;
      } else if (Math.floor(part * 10) > tenth) {
        tenth = Math.floor(part * 10);
        stream.write(`${title}: ${tenth * 10} %, ${note}\n`);
      }
    },
    end() {
      if (drawn) stream.write('\n');
      drawn = false;
    },
  };
}
