import { readdir, readFile, stat, statfs } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MachineState } from '#api/context.ts';
import type { BackupState } from '#server/backups/backup-state.ts';

/** Computing the size of a large folder takes a while, so it is cached for this time. */
const sizeKeptMs = 60_000;

/** Returns the disk space of the data folder, the state of the backups and the program's version. */
export function createMachine(
  dataDir: string,
  now: () => Date,
  backups: () => Promise<BackupState>,
): () => Promise<MachineState> {
  let size: { at: number; bytes: Promise<number> } | undefined;
  const dataBytes = (): Promise<number> => {
    if (!size || now().getTime() - size.at > sizeKeptMs) size = { at: now().getTime(), bytes: bytesIn(dataDir) };
    return size.bytes;
  };
  return async () => {
    const disk = await diskSpace(dataDir).catch(() => undefined);
    return {
      disk: {
        free: disk?.free ?? null,
        total: disk?.total ?? null,
        data: await dataBytes(),
      },
      ...(await backups()),
      version: await programVersion(),
    };
  };
}

/** Space on the disk of the data folder, in bytes. */
export async function diskSpace(dataDir: string): Promise<{ free: number; total: number }> {
  const { bavail, blocks, bsize } = await statfs(dataDir);
  return { free: bavail * bsize, total: blocks * bsize };
}

/** The total size of all files below a folder. A file deleted meanwhile counts 0. */
export async function bytesIn(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const found = await stat(join(entry.parentPath, entry.name)).catch(() => undefined);
    bytes += found?.size ?? 0;
  }
  return bytes;
}

export async function programVersion(): Promise<string> {
  const about: unknown = JSON.parse(await readFile(new URL('../../../package.json', import.meta.url), 'utf8'));
  const version = typeof about === 'object' && about !== null && 'version' in about ? about.version : undefined;
  return typeof version === 'string' ? version : '';
}

/**
 * The commit that the program was built from; null where no checkout says it. A work tree of Git names its folder in
 * the file `.git`.
 */
export async function programCommit(
  root = fileURLToPath(new URL('../../../', import.meta.url)),
): Promise<string | null> {
  const read = async (...path: string[]) => (await readFile(join(...path), 'utf8').catch(() => '')).trim();
  const [, linked] = /^gitdir: (.+)$/.exec(await read(root, '.git')) ?? [];
  const folder = resolve(root, linked ?? '.git');
  const common = resolve(folder, await read(folder, 'commondir'));
  const head = await read(folder, 'HEAD');
  const [, branch] = /^ref: (.+)$/.exec(head) ?? [];
  if (branch === undefined) return commitFrom(head);
  const packed = (await read(common, 'packed-refs')).split('\n').find((line) => line.endsWith(` ${branch}`));
  return commitFrom(await read(common, branch)) ?? commitFrom(packed ?? '');
}

const commitFrom = (text: string): string | null => /^[0-9a-f]{40}/.exec(text)?.[0] ?? null;
