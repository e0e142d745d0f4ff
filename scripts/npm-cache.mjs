import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folders that npm writes to; a run as root leaves some that its user cannot write. */
const parts = ['', '_cacache', '_cacache/tmp', '_cacache/content-v2', '_cacache/index-v5', '_logs'];

/** Where npm keeps its cache: it tells its scripts; otherwise the folder in HOME. */
const cacheFolder = (env) => env.npm_config_cache || join(homedir(), '.npm');

function isWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    for (const part of parts) {
      const path = join(folder, part);
      if (existsSync(path)) accessSync(path, constants.W_OK | constants.X_OK);
    }
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs npm with its own cache, or, where HOME or the cache cannot be written, with a temporary one: a service's user
 * often has no home, and npm would end with EACCES.
 */
export async function withNpmCache(run, env = process.env) {
  const own = ownFolder(env);
  if (own !== undefined && isWritable(own)) return run(env);
  const temporary = mkdtempSync(join(tmpdir(), 'atrium-npm-'));
  try {
    return await run({ ...env, npm_config_cache: temporary });
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** Undefined for a user without a home, such as one that is not in the system's list of users. */
function ownFolder(env) {
  try {
    return cacheFolder(env);
  } catch {
    return undefined;
  }
}
