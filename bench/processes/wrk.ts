import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pinned } from './pinned.ts';
import { toolPath } from './tools.ts';

const run = promisify(execFile);

/** Requests the paths in the file that is its parameter. */
export const walkScript = join(import.meta.dirname, 'walk.lua');

/** The seconds of a load in a smoke run, in which any program responds. It takes the processor from tests beside it. */
export const smokeSeconds = 1;

export interface Load {
  url: string;
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
  /** A Lua script and its arguments. */
  script?: { file: string; parameters: readonly string[] };
}

export interface LoadFigures {
  /** Complete responses per second. */
  perSecond: number;
  requests: number;
  /** The time that 95 of 100 responses did not exceed; NaN without the script. */
  p95Ms: number;
}

/** Parses the output of wrk. Throws for a run with failures, which has no valid result. */
export function figuresFrom(printed: string): LoadFigures {
  const perSecond = Number(/^Requests\/sec:\s+([\d.]+)/m.exec(printed)?.[1]);
  const requests = Number(/^\s*(\d+) requests in/m.exec(printed)?.[1]);
  const bad = /Non-2xx or 3xx responses: (\d+)/.exec(printed)?.[1];
  const errors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(printed);
  if (bad) throw new Error(`${bad} of ${requests} responses were errors`);
  if (errors?.slice(1).some((count) => Number(count) > 0)) throw new Error(errors[0]);
  if (!Number.isFinite(perSecond) || !Number.isFinite(requests))
    throw new Error(`wrk printed unexpected output:\n${printed}`);
  return { perSecond, requests, p95Ms: Number(/^95 of 100 within ([\d.]+) ms/m.exec(printed)?.[1]) };
}

/** Sends requests as fast as responses arrive, over persistent connections. */
export async function load({ url, connections, seconds, headers = {}, script }: Load): Promise<LoadFigures> {
  const { command, parameters } = pinned('measuring', toolPath('wrk'), [
    '--threads=1',
    `--connections=${connections}`,
    `--duration=${seconds}s`,
    '--timeout=20s',
    ...Object.entries(headers).map(([name, value]) => `--header=${name}: ${value}`),
    ...(script ? [`--script=${script.file}`] : []),
    url,
    ...(script ? ['--', ...script.parameters] : []),
  ]);
  const { stdout } = await run(command, parameters);
  return figuresFrom(stdout);
}
