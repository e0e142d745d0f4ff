import './startup/in-production.ts';
import { resolve } from 'node:path';
import { removeLeftImportFolders } from '#api/office/transfer/import-folders.ts';
import * as siteBuild from '#build/site/server/index.js';
import { type Config, ConfigError, readConfig } from './config/config.ts';
import { createLog } from './logging/log.ts';
import { handleUncaughtExceptions } from './requests/uncaught-exceptions.ts';
import { siteBuildOf } from './site/site-handler.ts';
import { startServer } from './start.ts';
import { explainStartError } from './startup/start-errors.ts';
import { onStopSignal } from './startup/stop-signal.ts';

// Files that the process writes are accessible to its own user only.
process.umask(0o077);

const build = resolve('build');
const log = createLog();

let config: Config | undefined;
try {
  config = await readConfig();
  log.level = config.logLevel;
  await removeLeftImportFolders((err, folder) => log.warn({ err, folder }, 'Cannot remove the folder of an import'));
  const site = siteBuildOf(siteBuild, config.publicUrl);
  const running = await startServer({
    config,
    log,
    loadBuild: () => Promise.resolve(site),
    mode: 'production',
    clientFolder: `${build}/site/client`,
    officeFolder: `${build}/office`,
  });
  handleUncaughtExceptions(log);
  if (running.metricsUrl) log.info(`Metrics at ${running.metricsUrl}`);
  log.info(`Serving ${running.url}`);
  onStopSignal(async () => {
    log.info('Stopping');
    await running.stop();
  });
} catch (error) {
  const why = error instanceof ConfigError ? error.message : config && explainStartError(error, config);
  if (why !== undefined) process.stderr.write(`${why}\n`);
  else log.fatal({ err: error }, 'Atrium cannot start');
  process.exitCode = 1;
}
