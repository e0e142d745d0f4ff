import { access, constants, stat } from 'node:fs/promises';
import { type Config, ConfigError } from '../config/config.ts';

/** Throws a {@link ConfigError} if BACKUP_DIR is not a writable folder. */
export async function requireBackupFolder({ backup }: Pick<Config, 'backup'>): Promise<void> {
  if (!backup) return;
  const { folder } = backup;
  const found = await stat(folder).catch(() => undefined);
  if (!found) throw new ConfigError(`There is no folder ${folder}; BACKUP_DIR names it. Create it, or mount it.`);
  if (!found.isDirectory()) throw new ConfigError(`${folder} is not a folder; BACKUP_DIR names it.`);
  await access(folder, constants.W_OK).catch((cause: unknown) => {
    throw new ConfigError(`The user of this process cannot write to ${folder}; BACKUP_DIR names it.`, { cause });
  });
}
