import type { Handler } from '#api/context.ts';
import { csvStream } from '#api/rules/streams/csv.ts';
import type { exportImportReport as exportImportReportCall } from '#contract/calls/office/transfer.ts';
import type { ImportFinding } from '#contract/office/upkeep-view.ts';
import { importSummary } from '#contract/office/upkeep-view.ts';
import { HttpError } from '#contract/protocol/problem.ts';
import { words } from '../words.ts';
import type { ImportResult } from './imports.ts';
import { maySeeImport } from './run-import.ts';

type Column = readonly [name: string, of: (finding: ImportFinding) => string | number | null];

const mediaType = 'text/csv; charset=utf-8';

export const exportImportReport: Handler<typeof exportImportReportCall> = async (
  { id, part },
  { caller, store, lang },
) => {
  const kept = await store.imports.report(id);
  if (!kept || !maySeeImport(caller, importSummary.parse(kept.summary).kind)) throw new HttpError('not_found');
  const column = (name: 'kind' | 'finding' | 'line' | 'column' | 'entry' | 'there' | 'here') =>
    words.say((texts) => texts.imports.columns[name], lang);
  const { progress, addresses } = kept.report as ImportResult;
  const name = `import-${part}-${kept.startedAt.slice(0, 10)}.csv`;
  if (part === 'findings') {
    const places: readonly Column[] = [
      [column('line'), ({ line }) => line ?? null],
      [column('column'), ({ column: header }) => header ?? null],
    ];
    const rows = csvStream(each(progress.findings), [
      ...(progress.kind === 'products' ? places : []),
      [column('kind'), ({ kind }) => words.say((texts) => texts.imports.columns.kinds[kind], lang)],
      [column('finding'), ({ text }) => text],
    ]);
    return { content: rows, mediaType, name };
  }
  const rows = csvStream(each(addresses), [
    [column('entry'), ({ title }) => title],
    [column('there'), ({ from }) => from],
    [column('here'), ({ to }) => to],
  ]);
  return { content: rows, mediaType, name };
};

async function* each<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows;
}
