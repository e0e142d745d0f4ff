import './in-production.ts';
import { resolve } from 'node:path';
import * as siteBuild from '#build/site/server/index.js';
import { type Config, ConfigError, readConfig } from './config.ts';
import { createLog } from './log.ts';
import { makePrivate } from './private-folder.ts';
import { goOnAfterFaults } from './requests/go-on-after-faults.ts';
import { siteBuildOf } from './site-handler.ts';
import { startServer } from './start.ts';
import { explainStartError } from './start-errors.ts';
import { onStopSignal } from './stop-signal.ts';

// What the process writes is for its own user alone.
process.umask(0o077);

const build = resolve('build');
const log = createLog();

let config: Config | undefined;
try {
  config = await readConfig();
  log.level = config.logLevel;
  await makePrivate(config.dataDir, log);
  const site = siteBuildOf(siteBuild, config.publicUrl);
  const running = await startServer({
    config,
    log,
    loadBuild: () => Promise.resolve(site),
    mode: 'production',
    clientFolder: `${build}/site/client`,
    officeFolder: `${build}/office`,
  });
  goOnAfterFaults(log);
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
