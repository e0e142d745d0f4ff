import { fork } from 'node:child_process';
import { setImmediate as nextRound } from 'node:timers/promises';
import { Unzip, UnzipInflate } from 'fflate';
import { HttpError } from '#contract/protocol/problem.ts';
import { addRow, tableOf } from './bounded-rows.ts';
import type { SheetMessage } from './read-xlsx-process.ts';
import { type Cell, refusedTable, type Table, type TableRow } from './table.ts';

/** 30,000 rows with 20 columns unpack to a third. */
const maxUnpackedBytes = 96 * 1024 * 1024;
const maxParts = 2_000;
const bytesAtOnce = 16 * 1024;
/** Of the process that reads the sheet. */
const maxMegabytes = 768;
const maxReadMs = 120_000;

const damaged = () => refusedTable(({ products }) => products.file.damaged);
const tooLarge = () =>
  refusedTable(({ products }) => products.file.unpacked({ megabytes: maxUnpackedBytes / 1_048_576 }));
const tooSlow = () => refusedTable(({ products }) => products.file.slow);

/** Unpacks the file once in pieces and counts: the sizes that an archive declares may be wrong. */
async function requireBounded(bytes: Uint8Array): Promise<void> {
  let [unpacked, parts] = [0, 0];
  const unzip = new Unzip((part) => {
    parts += 1;
    if (parts > maxParts) throw tooLarge();
    part.ondata = (error, piece) => {
      if (error) throw error;
      unpacked += piece.byteLength;
      if (unpacked > maxUnpackedBytes) throw tooLarge();
    };
    part.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += bytesAtOnce) {
      unzip.push(bytes.subarray(at, at + bytesAtOnce), at + bytesAtOnce >= bytes.length);
      await nextRound();
    }
  } catch (error) {
    throw error instanceof HttpError ? error : damaged();
  }
}

/** One after another: each takes a processor for seconds. The limit of uploads bounds how many wait. */
let last: Promise<unknown> = Promise.resolve();

/** The rows of the first sheet, read in a process of its own. */
function sheetOf(bytes: Uint8Array): Promise<Cell[][]> {
  const rows = last.then(() => readInProcess(bytes));
  last = rows.catch(() => undefined);
  return rows;
}

async function readInProcess(bytes: Uint8Array): Promise<Cell[][]> {
  const child = fork(new URL('./read-xlsx-process.ts', import.meta.url), [], {
    serialization: 'advanced',
    // Without the program's environment, which contains its secrets.
    env: {},
    execArgv: [`--max-old-space-size=${maxMegabytes}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), maxReadMs);
  const rows: Cell[][] = [];
  try {
    await new Promise<void>((resolve, reject) => {
      child.on('message', (message: SheetMessage | 'ready') => {
        if (message === 'ready') child.send(bytes, (error) => error && reject(error));
        else if ('rows' in message) rows.push(...message.rows);
        else if ('isEnd' in message) resolve();
        else reject(damaged());
      });
      child.on('error', reject);
      // At its limit of time or memory.
      child.on('exit', () => reject(tooSlow()));
    });
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
  return rows;
}

/** The first sheet of a workbook. A formula counts as its value; of merged cells only the first has one. */
export async function readXlsx(bytes: Uint8Array): Promise<Table> {
  await requireBounded(bytes);
  const rows: TableRow[] = [];
  for (const [index, cells] of (await sheetOf(bytes)).entries()) {
    addRow(rows, { line: index + 1, cells });
    if (index % 500 === 0) await nextRound();
  }
  return tableOf(rows, undefined);
}
