import { say } from '../setup/node.mjs';

/** Formats a bench's figures: small ones with two decimals, large ones with none. */
const text = (value) => (value === undefined ? '' : Math.abs(value) < 100 ? value.toFixed(2) : String(Math.round(value)));

/** `reached`, `missed`, or nothing for a figure without a bar. A bar applies to the ratio where there is one. */
export function verdictOf({ figure, ratio, bar }) {
  if (!bar) return '';
  const judged = ratio ?? figure;
  return ('atLeast' in bar ? judged >= bar.atLeast : judged <= bar.atMost) ? 'reached' : 'missed';
}

/** The ratio, with its spread where rounds differ by more than a tenth: the verdict then depends on the machine's other load too. */
function ratioText({ ratio, rounds = [] }) {
  const least = Math.min(...rounds);
  const most = Math.max(...rounds);
  return most - least > ratio / 10 ? `${text(ratio)} (${text(least)}–${text(most)})` : text(ratio);
}

function row(line) {
  const { measure, figure, unit, reference, ratio, bar } = line;
  const wanted = bar && ('atLeast' in bar ? `≥ ${bar.atLeast}` : `≤ ${bar.atMost}`) + (ratio === undefined ? ` ${unit}` : ' ×');
  const beside = reference ? `${text(reference.figure)} ${reference.name}` : '';
  return [measure, `${text(figure)} ${unit}`, beside, ratioText(line), wanted?.trim() ?? '', verdictOf(line)];
}

/** Prints figures as a table with aligned columns. */
export function printFigures(figures) {
  const rows = [['measure', 'figure', 'reference', 'ratio', 'bar', ''], ...figures.map(row)];
  const widths = rows[0].map((_, column) => Math.max(...rows.map((cells) => [...cells[column]].length)));
  for (const cells of rows)
    say(
      cells
        .map((cell, column) => cell + ' '.repeat(widths[column] - [...cell].length))
        .join('  ')
        .trimEnd(),
    );
}
