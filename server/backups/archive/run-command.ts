import { systemFaultText } from '#files/disk/system-faults.ts';
import { type Config, readConfig } from '#server/config/config.ts';
import { failureText } from '#server/startup/run-on-own-data.ts';
import { ArchiveError, standardStream } from './archive-format.ts';

/** Why a command failed, with the result. */
export function reasonOf(error: unknown, name: 'backup' | 'restore', config?: Config): string {
  const fault = error instanceof ArchiveError ? undefined : systemFaultText(error);
  if (fault) return `${fault} ${name === 'restore' ? 'Nothing was restored.' : 'No backup was made.'}`;
  return failureText(error, config);
}

/**
 * Runs `npm run NAME -- FILE`. Prints one sentence about the result, on standard error if standard output may be the
 * archive; on an error, prints the reason there and sets exit code 1.
 */
export async function runCommand(
  name: 'backup' | 'restore',
  command: (config: Config, file: string) => Promise<string>,
): Promise<void> {
  let config: Config | undefined;
  try {
    const [file, ...more] = process.argv.slice(2);
    if (!file || more.length > 0) throw new ArchiveError(`Name one file: npm run ${name} -- FILE`);
    config = await readConfig();
    if (config.backendUrl) {
      throw new ArchiveError('BACKEND_URL is set, so the backend has all data and this program has none.');
    }
    const result = await command(config, file);
    (file === standardStream ? process.stderr : process.stdout).write(`${result}\n`);
  } catch (error) {
    process.stderr.write(`${reasonOf(error, name, config)}\n`);
    process.exitCode = 1;
  }
}
