import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { inspect } from 'node:util';
import type { ServerBuild } from 'react-router';
import { build, createServer as createVite } from 'vite';
import { ConfigError, readConfig } from './config/config.ts';
import { createLog } from './logging/log.ts';
import { siteBuildOf } from './site/site-handler.ts';
import { startServer } from './start.ts';
import { onStopSignal } from './startup/stop-signal.ts';

/*
 * Runs the program with live reload. Vite loads pages and loaders on each request and reloads the browser. A change to
 * other server code restarts this process (node --watch); the browser then reconnects.
 */
try {
  const running = await startDevelopment();
  onStopSignal(running.stop);
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : inspect(error)}\n`);
  // Vite's file watchers would keep the process running.
  process.exit(1);
}

async function startDevelopment(): Promise<{ stop: () => Promise<void> }> {
  const config = await readConfig();
  const log = createLog();
  log.level = config.logLevel;
  const server = createServer();
  const vite = await createVite({ appType: 'custom', server: { middlewareMode: true, hmr: { server } } });
  // Not the folder that npm start serves, which must never contain a development build.
  const officeFolder = resolve('build/office-dev');
  const running = await startServer({
    config,
    log,
    mode: 'development',
    officeFolder,
    loadBuild: async () =>
      siteBuildOf((await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild, config.publicUrl),
    serverFor: (listener) => {
      server.on('request', (request, response) =>
        vite.middlewares(request, response, () => listener(request, response)),
      );
      return Promise.resolve(server);
    },
  });
  // Rebuilds the office on each change; reload the page to see it.
  if (config.office && !config.backendUrl) {
    void build({
      configFile: 'office/vite.config.ts',
      logLevel: 'warn',
      build: { outDir: officeFolder, watch: {}, minify: false },
    });
  }
  log.info(`Serving ${running.url} with live reload`);
  return {
    stop: async () => {
      await Promise.all([vite.close(), running.stop()]);
    },
  };
}
