import { type ChildProcess, fork } from 'node:child_process';
import { FileError } from '../file-error.ts';
import type { Drawing } from './draw-svg-process.ts';

const maxSvgBytes = 4 * 1024 * 1024;
/** A busy machine may start a process late. */
const startMs = 30_000;
const maxWaiting = 8;

const damaged = 'The drawing is damaged or cut off; save it again and upload it.';
const tooComplex = 'The drawing is too complex; save it as PNG and upload that.';
const busy = 'Several drawings are being prepared; try again in a minute.';

/** The queue of drawings is full. */
export class DrawingsBusy extends FileError {}

/** Translates an error of libvips or its XML parser for the user who uploads the drawing. */
function unreadable(error: string): FileError {
  if (error.includes('bad dimensions')) {
    const message =
      'The drawing has neither a width and a height nor a viewBox; export it with its size, or save it as PNG.';
    return new FileError(message, { fault: 'drawingWithoutSize' });
  }
  const [, line, column, fault] = /on line (\d+) column (\d+) of data: (.+)/.exec(error) ?? [];
  const message =
    fault === undefined
      ? damaged
      : `The drawing cannot be read: ${fault.trim().slice(0, 200)} (line ${line}, column ${column}). ` +
        'Export it again, or save it as PNG.';
  return new FileError(message, { fault: 'drawingDamaged' });
}

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Rasterises an SVG as a WebP of at most 1,600 pixels. A few bytes of filters can take minutes of CPU time, so each
 * drawing runs in a child process, one after another, which is killed after `drawMs` of drawing. Throws a {@link
 * FileError}.
 */
export async function drawSvg(content: Uint8Array, drawMs = 5_000): Promise<Drawing> {
  if (content.length > maxSvgBytes) throw new FileError(tooComplex, { fault: 'drawingTooComplex' });
  if (waiting >= maxWaiting) throw new DrawingsBusy(busy, { fault: 'drawingsBusy' });
  waiting += 1;
  const before = last;
  const drawing = before
    .then(() => drawInProcess(content, drawMs))
    .finally(() => {
      waiting -= 1;
    });
  last = drawing.catch(() => undefined);
  return drawing;
}

function drawInProcess(content: Uint8Array, drawMs: number): Promise<Drawing> {
  const child = fork(new URL('./draw-svg-process.ts', import.meta.url), [], {
    serialization: 'advanced',
    // Without the program's environment, which contains its secrets.
    env: { VIPS_CONCURRENCY: '1', UV_THREADPOOL_SIZE: '1' },
    execArgv: ['--max-old-space-size=64'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise<Drawing>((resolve, reject) => {
    let timer = setTimeout(() => child.kill('SIGKILL'), startMs);
    child.on('message', (message: 'ready' | { error: string } | Drawing) => {
      if (message === 'ready') {
        clearTimeout(timer);
        timer = setTimeout(() => child.kill('SIGKILL'), drawMs);
        child.send(content, (error) => error && reject(error));
      } else if ('error' in message) reject(unreadable(message.error));
      else resolve(message);
    });
    child.on('error', reject);
    child.on('exit', () => {
      clearTimeout(timer);
      reject(new FileError(tooComplex, { fault: 'drawingTooComplex' }));
    });
  }).finally(() => end(child));
}

const end = (child: ChildProcess): void => void child.kill('SIGKILL');
