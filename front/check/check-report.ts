/** Kinds of content that do not reach visitors, each with advice. */
export const lossKinds = {
  failedCalls: {
    heading: 'Failed',
    advice:
      'Failed calls leave their pages without content. Check that the backend has the call, with the parameters of ' +
      'the specification.',
  },
  droppedItems: {
    heading: 'Items left out',
    advice: 'These items are left out, because they lack a field that they cannot be shown without. Fill it in.',
  },
  droppedFields: {
    heading: 'Fields left out',
    advice: 'These fields are left out; the rest of the item is shown. Correct their values.',
  },
  unreadDates: {
    heading: 'Dates not read',
    advice:
      'These dates are left out. Write dates as ISO 8601, such as 2026-11-25T09:00:00+06:00, or set BACKEND_DATES.',
  },
  lostContent: {
    heading: 'Parts of texts lost',
    advice:
      'Visitors do not see these words, links, pictures or players of texts. Remove them, or write them as simple ' +
      'HTML with full addresses.',
  },
  unreachableFiles: {
    heading: 'Files missing',
    advice: 'Visitors do not see these pictures or cannot open these files. Upload them, or correct their addresses.',
  },
} as const;

export type LossKind = keyof typeof lossKinds;

export interface Loss {
  count: number;
  /** At most three, which differ in more than numbers. */
  examples: string[];
}

export interface CallReport extends Record<LossKind, Loss> {
  call: string;
  /** The number of requests, and of valid answers. */
  asked: number;
  answered: number;
  /** The number of items in the answers, and of those without any loss. */
  items: number;
  fitting: number;
}

export interface BackendReport {
  backend: string;
  /** `unreachable`: no call succeeded. */
  result: 'fits' | 'loses' | 'unreachable';
  calls: CallReport[];
  files: { found: number; checked: number };
}

const maxExamples = 3;

export const kinds = Object.keys(lossKinds) as LossKind[];

export function emptyReport(call: string): CallReport {
  const none = () => ({ count: 0, examples: [] });
  return {
    call,
    asked: 0,
    answered: 0,
    items: 0,
    fitting: 0,
    failedCalls: none(),
    droppedItems: none(),
    droppedFields: none(),
    unreadDates: none(),
    lostContent: none(),
    unreachableFiles: none(),
  };
}

const kindOf = (example: string): string => example.replaceAll(/\d+/g, '*');

/** Counts a loss, and adds it as an example if it differs from the other examples. */
export function addLoss(loss: Loss, example: string): void {
  loss.count += 1;
  const isKnown = loss.examples.some((known) => kindOf(known) === kindOf(example));
  if (!isKnown && loss.examples.length < maxExamples) loss.examples.push(example);
}

export const isLossless = (report: CallReport): boolean => kinds.every((kind) => report[kind].count === 0);

const exitCodes = { fits: 0, loses: 1, unreachable: 2 } as const;

export const exitCodeOf = ({ result }: BackendReport): number => exitCodes[result];

const verdicts = {
  fits: 'Everything reaches visitors.',
  loses: 'Part of the content does not reach visitors.',
  unreachable: 'The backend cannot be reached: no call succeeded.',
} as const;

/** Formats the report for a terminal. */
export function reportText({ backend, result, calls, files }: BackendReport): string {
  const rows = [
    ['Call', 'Asked', 'Answered', 'Items', 'Fit', ...kinds.map((kind) => lossKinds[kind].heading)],
    ...calls.map((report) => [
      report.call,
      ...[report.asked, report.answered, report.items, report.fitting].map(String),
      ...kinds.map((kind) => String(report[kind].count)),
    ]),
  ];
  const details = calls.filter((report) => !isLossless(report)).flatMap(detailsOf);
  const notChecked = files.found - files.checked;
  const filesLine =
    notChecked > 0
      ? `Files: ${files.checked} of ${files.found} checked; the rest was skipped.`
      : `Files: ${files.checked} checked.`;
  return [backend, '', ...table(rows), '', filesLine, ...details, '', verdicts[result]].join('\n');
}

function table(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
}

function detailsOf(report: CallReport): string[] {
  const lines = kinds.flatMap((kind) => {
    const { count, examples } = report[kind];
    if (count === 0) return [];
    const more = count - examples.length;
    return [
      `  ${lossKinds[kind].heading} (${count}): ${lossKinds[kind].advice}`,
      ...examples.map((example) => `    ${example}`),
      ...(more > 0 ? [`    and ${more} more`] : []),
    ];
  });
  return ['', report.call, ...lines];
}
