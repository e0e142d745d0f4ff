import { type Metric, reached, shown, shownTarget } from '../metrics.ts';

const headings = ['What', 'Target', 'Result', 'Reached', 'Note'] as const;

function cellsOf(metric: Metric): string[] {
  const mark = { true: 'yes', false: 'no', undefined: '' }[`${reached(metric)}`] ?? '';
  return [
    metric.what,
    shownTarget(metric.target, metric.unit),
    shown(metric.value, metric.unit),
    mark,
    metric.note ?? '',
  ];
}

/** A table for the terminal, with aligned columns. */
export function printedTable(metrics: readonly Metric[]): string {
  const rows = [[...headings], ...metrics.map(cellsOf)];
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
export function markdownTable(metrics: readonly Metric[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(headings), line(headings.map(() => '---')), ...metrics.map((metric) => line(cellsOf(metric)))].join(
    '\n',
  );
}
