import { type Config, readConfig } from '../config/config.ts';
import { ArchiveError } from './archive-format.ts';

/** Runs `npm run NAME -- FILE`: one sentence about what was done, or about why not and exit code 1. */
export async function runCommand(
  name: string,
  command: (config: Config, file: string) => Promise<string>,
): Promise<void> {
  try {
    const [file, ...more] = process.argv.slice(2);
    if (!file || more.length > 0) throw new ArchiveError(`Name one file: npm run ${name} -- FILE`);
    const config = await readConfig();
    if (config.backendUrl) {
      throw new ArchiveError('BACKEND_URL is set, so all data is there and none is here.');
    }
    process.stdout.write(`${await command(config, file)}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
