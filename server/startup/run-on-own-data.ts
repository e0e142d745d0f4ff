import { type Config, readConfig } from '../config/config.ts';
import { explainStartError } from './start-errors.ts';

/** Why a command failed, in words for an operator where they are known. */
export function failureText(error: unknown, config: Config | undefined): string {
  const explained = config && explainStartError(error, config);
  return explained ?? (error instanceof Error ? error.message : String(error));
}

/**
 * Runs a command on the data of this program, with the words after its name. Prints the text that it returns; on an
 * error, prints the reason on standard error and sets exit code 1.
 */
export async function runOnOwnData(command: (config: Config, words: string[]) => Promise<string>): Promise<void> {
  let config: Config | undefined;
  try {
    config = await readConfig();
    if (config.backendUrl) {
      throw new Error('BACKEND_URL is set, so the backend has all data and this program has none.');
    }
    process.stdout.write(`${await command(config, process.argv.slice(2))}\n`);
  } catch (error) {
    process.stderr.write(`${failureText(error, config)}\n`);
    process.exitCode = 1;
  }
}
