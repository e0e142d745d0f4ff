import { type Figure, reached, shown, shownTarget } from '../figures.ts';

const headings = ['What', 'Target', 'Figure', 'Reached', 'Note'] as const;

function cellsOf(figure: Figure): string[] {
  const mark = { true: 'yes', false: 'no', undefined: '' }[`${reached(figure)}`] ?? '';
  return [
    figure.what,
    shownTarget(figure.target, figure.unit),
    shown(figure.value, figure.unit),
    mark,
    figure.note ?? '',
  ];
}

/** A table for the terminal, with aligned columns. */
export function printedTable(figures: readonly Figure[]): string {
  const rows = [[...headings], ...figures.map(cellsOf)];
  const widths = headings.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A Markdown table. */
export function markdownTable(figures: readonly Figure[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(headings), line(headings.map(() => '---')), ...figures.map((figure) => line(cellsOf(figure)))].join(
    '\n',
  );
}
